import { safePath } from './safePath.ts'

/** Safe link address: https, or a path of this shop. Undefined for anything else, such as `javascript:`. */
export function safeUrl(wanted: string): string | undefined {
  const path = safePath(wanted)
  if (path !== undefined) return path
  if (!/^https:\/\/[^/\\\s]/i.test(wanted) || !URL.canParse(wanted)) return undefined
  const url = new URL(wanted)
  return url.username === '' && url.password === '' ? url.href : undefined
}
