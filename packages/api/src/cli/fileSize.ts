import { stat } from 'node:fs/promises'
import { OperatorError } from './Command.ts'

/** Bytes of a file that the operator named. */
export async function fileSize(file: string): Promise<number> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(error.code === 'ENOENT' ? `There is no file ${file}.` : error.message)
  })
  if (!found.isFile()) throw new OperatorError(`${file} is not a file.`)
  return found.size
}
