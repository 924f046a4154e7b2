const CHECK_MS = 100

/** `npm start` runs this below a shell. A SIGTERM to npm ends both without notice, so the loss of the parent counts as the signal. */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_MS)
  timer.unref()
}
