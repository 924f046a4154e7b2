import { main } from './main.ts'

/** Program of one server process. A failed start is one line that names the problem and its remedy. */
try {
  await main()
} catch (error) {
  console.error(`✗ ${explain(error)}`)
  process.exit(1)
}

function explain(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'The disk is full. Free about 1 GB and try again.'
  if (code === 'EACCES' || code === 'EROFS')
    return `${path} can't be written. Give this user the right to write there, or set DATA_DIR to another folder.`
  return message
}
