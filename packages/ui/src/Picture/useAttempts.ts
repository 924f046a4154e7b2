import { useEffect, useState } from 'react'

/** Milliseconds before each further attempt. */
const WAITS_MS = [1_500, 4_000, 10_000, 30_000]

interface Attempt {
  src: string | undefined
  count: number
  outcome: 'loading' | 'failed' | 'standIn'
}

/** Attempts to load a picture: another follows a failure, and an answer in which a smaller size replaces the requested one. */
export function useAttempts(src: string | undefined, isStandIn: ((address: string) => boolean) | undefined) {
  const [last, setLast] = useState<Attempt>({ src, count: 0, outcome: 'loading' })
  const { count, outcome }: Attempt = last.src === src ? last : { src, count: 0, outcome: 'loading' }
  const wait = outcome === 'loading' ? undefined : WAITS_MS[count]

  useEffect(() => {
    if (wait === undefined) return undefined
    const retry = () => setLast({ src, count: count + 1, outcome: 'loading' })
    const timer = setTimeout(retry, wait)
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [src, count, wait])

  return {
    /** Number of attempts before the current one. */
    count,
    hasFailed: outcome === 'failed',
    /** True until another attempt has failed, too: a busy server answers the next one. */
    isLate: count === 0,
    handleError: () => setLast({ src, count, outcome: 'failed' }),
    handleLoad: ({ currentSrc }: HTMLImageElement) => {
      const now = isStandIn?.(currentSrc) ? 'standIn' : 'loading'
      if (now !== outcome) setLast({ src, count, outcome: now })
    },
  }
}
