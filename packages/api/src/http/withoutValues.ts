import { causeOf, codeOf } from '#database/codeOf.ts'
import pg from 'pg'

/** The error as it may be logged: of a failed query neither the parameters nor the row, which may be personal. */
export function withoutValues(error: unknown): unknown {
  const cause = causeOf(error)
  if (cause === error && !(error instanceof pg.DatabaseError)) return error
  const { message, stack } = cause as Error
  return { type: 'DatabaseError', message, stack, code: codeOf(error) }
}
