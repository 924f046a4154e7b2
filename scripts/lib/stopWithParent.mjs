import { readFileSync } from 'node:fs'

const CHECK_MS = 100
const SHELL = /^(?:ba|da)?sh$/

/** `npm start` runs this, most often below a shell. Neither passes a signal on when it is killed, so the loss of either counts as SIGTERM. */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return
  const first = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === first) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_MS)
  timer.unref()
}

/** Parent, and above a shell also npm, where the system tells it: other shells than Linux's are replaced by what they run. */
function ancestors() {
  const { ppid } = process
  try {
    // Id, name in brackets, state, parent.
    const [, name, rest] =
      /^\d+ \((.*)\) (.*)$/.exec(readFileSync(`/proc/${ppid}/stat`, 'utf8').trimEnd()) ?? []
    return SHELL.test(name) ? `${ppid} ${rest.split(' ')[1]}` : String(ppid)
  } catch {
    return String(ppid)
  }
}
