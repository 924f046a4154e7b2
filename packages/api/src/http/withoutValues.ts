import { causeOf, codeOf } from '#database/codeOf.ts'
import pg from 'pg'

/** Error for the log, without parameters or rows of a failed query. */
export function withoutValues(error: unknown): unknown {
  const cause = causeOf(error)
  if (cause === error && !(error instanceof pg.DatabaseError)) return error
  const { message, stack } = cause as Error
  return { type: 'DatabaseError', message, stack, code: codeOf(error) }
}
