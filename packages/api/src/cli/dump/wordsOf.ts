/** What a program wrote before it failed, or why it could not be started. */
export function wordsOf(error: unknown): string {
  if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' && error.stderr !== '')
    return error.stderr.trim()
  return error instanceof Error ? error.message : String(error)
}
