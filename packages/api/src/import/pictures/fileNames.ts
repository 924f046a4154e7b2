/** Names under which a file of a picture may be: the path of the feed, then its last part. */
export function fileNames(address: string): string[] {
  const isUrl = /^https?:\/\//i.test(address)
  const whole = isUrl ? decoded(new URL(address).pathname) : address
  const parts = whole.split(/[\\/]+/).filter((part) => part !== '' && part !== '.')
  // A feed names files of its folder only.
  if (parts.includes('..')) return []
  const last = parts.at(-1)
  if (last === undefined) return []
  return isUrl || parts.length === 1 ? [last] : [parts.join('/'), last]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
