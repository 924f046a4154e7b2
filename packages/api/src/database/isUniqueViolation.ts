import { DrizzleQueryError } from 'drizzle-orm/errors'

const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because what it wrote is there already, by the index or constraint of this name. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause: unknown = error instanceof DrizzleQueryError ? error.cause : error
  return (
    cause instanceof Error &&
    'code' in cause &&
    cause.code === UNIQUE_VIOLATION &&
    'constraint' in cause &&
    cause.constraint === constraint
  )
}
