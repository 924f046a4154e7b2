/** Logs a failure to the console without a message for the shopper (specification §8). */
export function logError(what: string, error: unknown): void {
  console.error(what, error instanceof Error ? error.message : error)
}
