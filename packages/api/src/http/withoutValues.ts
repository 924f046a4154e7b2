import { DrizzleQueryError } from 'drizzle-orm/errors'

/** The error as it may be logged: of a failed query neither the parameters nor the row, which may be someone's own. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError) || error.cause === undefined) return error
  const { message, stack } = error.cause
  return { type: 'DatabaseError', message, stack, code: 'code' in error.cause ? error.cause.code : undefined }
}
