import { setTimeout as pause } from 'node:timers/promises'

export interface Repetition {
  /** Stops after the current run. */
  stop: () => Promise<void>
}

/** Runs a job again and again, with a pause after each run. An error is reported and stops nothing. */
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
