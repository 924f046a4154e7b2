/** Readable name for an unknown brand. */
export function nameFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
