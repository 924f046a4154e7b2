import { access, constants, stat } from 'node:fs/promises'
import { OperatorError } from './Command.ts'

/** Bytes of a file that the operator named and that can be read. */
export async function fileSize(file: string): Promise<number> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(error.code === 'ENOENT' ? `There is no file ${file}.` : error.message)
  })
  if (!found.isFile()) throw new OperatorError(`${file} is not a file.`)
  await access(file, constants.R_OK).catch(() => {
    throw new OperatorError(`${file} can’t be read: its permissions don’t allow it.`)
  })
  return found.size
}
