import { DrizzleQueryError } from 'drizzle-orm/errors'

/** The SQLSTATE or the code of the socket's error that a failed query ended with. */
export function codeOf(error: unknown): string | undefined {
  const cause = causeOf(error)
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
}

/** The driver's error below drizzle's. */
export function causeOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause !== undefined ? error.cause : error
}
