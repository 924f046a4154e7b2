import { pathOfAddress } from './redirectPath.ts'

/** Last address of each path's chain, so that one redirect leads there; null when the chain is a loop. */
export function shortenChains(targets: ReadonlyMap<string, string>): Map<string, string | null> {
  const ends = new Map<string, string | null>()
  for (const path of targets.keys()) ends.set(path, endOf(path, targets))
  return ends
}

function endOf(path: string, targets: ReadonlyMap<string, string>): string | null {
  const seen = new Set([path])
  let target = targets.get(path) ?? null
  while (target !== null) {
    const next = pathOfAddress(target)
    if (seen.has(next)) return null
    seen.add(next)
    const further = targets.get(next)
    if (further === undefined) return target
    target = further
  }
  return null
}
