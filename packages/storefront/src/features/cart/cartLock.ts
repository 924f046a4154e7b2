/** Ends when this tab's last task has ended: the order where the browser has no locks, as on plain HTTP. */
let last: Promise<unknown> = Promise.resolve()

/** Runs tasks that bring the cart and the shop together one after the other, in all tabs of this browser. */
export async function withCartLock<T>(task: () => Promise<T>): Promise<T> {
  // The DOM's types promise locks, which only a secure context has.
  const { locks } = navigator as { locks?: LockManager | null }
  if (locks) return locks.request('cart', task)
  const result = last.then(task)
  last = result.catch(() => undefined)
  return result
}
