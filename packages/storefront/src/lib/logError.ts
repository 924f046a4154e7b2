import { CancelledError } from '@tanstack/react-query'

/** Logs a failure to the console without a message for the shopper (specification §8). A cancelled query is no failure. */
export function logError(what: string, error: unknown): void {
  if (error instanceof CancelledError) return
  console.error(what, error instanceof Error ? error.message : error)
}
