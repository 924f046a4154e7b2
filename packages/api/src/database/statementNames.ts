/** Names by text: few, as PostgreSQL keeps each on every connection. Statements beyond them stay without one. */
const names = new Map<string, string>()
const NAMES_MAX = 200

/** Name under which PostgreSQL parses a statement once for each connection. */
export function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < NAMES_MAX) names.set(text, `by_text_${names.size}`)
  return names.get(text)
}
