import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { serverEnv } from './env.ts'

export interface KeepRunningOptions {
  /** Milliseconds before the first restart, doubled for each further one. */
  firstWaitMs?: number
  say?: (line: string) => void
}

/** SIGHUP comes when the terminal is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const LONGEST_WAIT_MS = 30_000
/** After a run of this length, the wait starts at its first value again. */
const STEADY_MS = 60_000

/**
 * Restarts a crashed program on the same port, but not after a failed first start, exit code 0, or a signal to end.
 * Returns the last exit code.
 */
export async function keepRunning(
  script: string,
  { firstWaitMs = 1_000, say = console.error }: KeepRunningOptions = {},
): Promise<number> {
  const stopping = new AbortController()
  let port: number | undefined
  let child: ChildProcess | undefined
  const passOn = (signal: NodeJS.Signals) => {
    stopping.abort()
    child?.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, passOn)
  try {
    for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
      const began = Date.now()
      child = fork(script, { env: serverEnv(port) })
      child.on('message', (message: { port: number }) => (port = message.port))
      // The last message may arrive after the exit, but not after the disconnect.
      const [[code, signal]] = (await Promise.all([once(child, 'exit'), once(child, 'disconnect')])) as [
        [number | null, NodeJS.Signals | null],
        [],
      ]
      if (code === 0 || port === undefined || stopping.signal.aborted) return code ?? 1
      if (Date.now() - began > STEADY_MS) waitMs = firstWaitMs
      say(`✗ The shop crashed (${signal ?? `code ${code}`}). It restarts in ${waitMs / 1_000} s.`)
      await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return 0
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, passOn)
  }
}
