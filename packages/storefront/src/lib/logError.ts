/** For calls whose failure the shopper need not hear of (spec §8): the message goes to the console, and nowhere else. */
export function logError(what: string, error: unknown): void {
  console.error(what, error instanceof Error ? error.message : error)
}
