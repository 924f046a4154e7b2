/** This tab's last task, for browsers without locks, as on plain HTTP. */
let last: Promise<unknown> = Promise.resolve()

/** Runs tasks that synchronise the cart one after another, in all tabs of this browser. */
export async function withCartLock<T>(task: () => Promise<T>): Promise<T> {
  // The DOM types have `locks`, which exists in a secure context only.
  const { locks } = navigator as { locks?: LockManager | null }
  if (locks) return locks.request('cart', task)
  const result = last.then(task)
  last = result.catch(() => undefined)
  return result
}
