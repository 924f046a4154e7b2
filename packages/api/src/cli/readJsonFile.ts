import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { checkFeedFile } from '#import/checkFeedFile.ts'
import { FeedFileError } from '#import/FeedFileError.ts'
import { OperatorError } from './Command.ts'
import { fileSize } from './fileSize.ts'
import { sayIssue } from './sayIssue.ts'

/** Content of a JSON file that the operator named; a wrong one is told with a line for each problem. */
export async function readJsonFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  await fileSize(file)
  await checkFeedFile(file, 'text').catch((error: unknown) => {
    throw error instanceof FeedFileError ? new OperatorError(error.message) : error
  })
  const read = schema.safeParse(parseJson(await readFile(file, 'utf8'), file), { error: sayIssue })
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path, message }) => `${path.join('.') || file}: ${message}`)
  throw new OperatorError([...problems, 'Nothing was changed.'].join('\n'))
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    if (/^\s*> /.test(text)) {
      throw new OperatorError(
        `${file} begins with lines of npm. Write it again with "npm run --silent shop -- …".`,
      )
    }
    throw new OperatorError(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`)
  }
}
