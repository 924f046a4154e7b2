import { causeOf, codeOf } from './codeOf.ts'

const UNIQUE_VIOLATION = '23505'

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = causeOf(error)
  return (
    codeOf(error) === UNIQUE_VIOLATION &&
    cause instanceof Error &&
    'constraint' in cause &&
    cause.constraint === constraint
  )
}
