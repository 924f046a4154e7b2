import type { WriteStream } from 'node:tty'

const WIDTH = 30
const REDRAW_MS = 100

export interface ProgressBar {
  update: (done: number, total: number) => void
  clear: () => void
}

/** Progress bar on standard error with the remaining time. Writes nothing without a terminal. */
export function createProgressBar(
  stream: Pick<WriteStream, 'isTTY' | 'write'> = process.stderr,
  now: () => number = () => performance.now(),
): ProgressBar {
  if (!stream.isTTY) return { update: () => {}, clear: () => {} }
  const began = now()
  let drawnAt = -Infinity
  return {
    update(done, total) {
      if (now() - drawnAt < REDRAW_MS) return
      drawnAt = now()
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const filled = Math.round(share * WIDTH)
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      const left = share > 0 ? ((drawnAt - began) / share) * (1 - share) : 0
      stream.write(
        `\r${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${timeLeft(left)} left \u001b[K`,
      )
    },
    clear() {
      drawnAt = -Infinity
      stream.write('\r\u001b[K')
    },
  }
}

function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}
