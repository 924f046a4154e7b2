/** One line that names the problem of a failed start and its remedy. */
export function explainFailedStart(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'The disk is full. Free about 1 GB and try again.'
  if (code === 'EACCES' || code === 'EROFS')
    return `${path} can't be written. Give this user the right to write there, or set DATA_DIR to another folder.`
  return message
}
