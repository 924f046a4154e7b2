/** Calls `end` once when the process that forked this one has exited, even if it exited before the call. Without such a process, never. */
export function whenParentIsGone(end: () => void): void {
  if (process.send === undefined) return
  if (process.connected) process.once('disconnect', end)
  else end()
}
