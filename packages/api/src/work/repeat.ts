import { setTimeout as pause } from 'node:timers/promises'

export interface Repetition {
  /** Aborts the signal of the current run, and stops after it. */
  stop: () => Promise<void>
}

/** Runs a task again and again, with a pause after each run. An error is reported and stops nothing. */
export function repeat(
  task: (signal: AbortSignal) => Promise<unknown>,
  { pauseMs, onError }: { pauseMs: number; onError: (error: unknown) => void },
): Repetition {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = (async () => {
    while (!signal.aborted) {
      await task(signal).catch(onError)
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
