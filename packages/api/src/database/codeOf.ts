import { DrizzleQueryError } from 'drizzle-orm/errors'

/** SQLSTATE or socket error code of a failed query. */
export function codeOf(error: unknown): string | undefined {
  const cause = causeOf(error)
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
}

export function causeOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause !== undefined ? error.cause : error
}
