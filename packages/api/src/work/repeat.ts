import { setTimeout as pause } from 'node:timers/promises'

export interface Repetition {
  /** Ends it, once what is under way is done. */
  stop: () => Promise<void>
}

/** Does something again and again, with a pause after each time. An error is reported and does not end it. */
export function repeat(
  task: () => Promise<unknown>,
  { pauseMs, onError }: { pauseMs: number; onError: (error: unknown) => void },
): Repetition {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = (async () => {
    while (!signal.aborted) {
      await task().catch(onError)
      await pause(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await ended
    },
  }
}
