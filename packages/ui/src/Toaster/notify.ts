export interface Notice {
  /** Decides the duration; `loading` stays until it is dismissed. */
  type: 'success' | 'error' | 'loading'
  text: string
  action?: { label: string; onClick: () => void }
}

export interface PendingNotice extends Notice {
  id: number
  /** Time of the call, ms since the epoch. */
  since: number
}

type Listener = (event: { show: PendingNotice } | { dismiss: number }) => void

let nextId = 1
let listener: Listener | undefined
let queue: PendingNotice[] = []

/** Shows a toast and returns a function that dismisses it. Needs a mounted `Toaster`. */
export function notify(notice: Notice): () => void {
  const pending = { ...notice, id: nextId++, since: Date.now() }
  if (listener) listener({ show: pending })
  else {
    queue.push(pending)
    wake?.()
  }
  return () => {
    queue = queue.filter(({ id }) => id !== pending.id)
    listener?.({ dismiss: pending.id })
  }
}

let wake: (() => void) | undefined

/** Calls back when a toast waits for the code. Used by `Toaster`. */
export function onNotice(callback: () => void): () => void {
  wake = callback
  if (queue.length > 0) callback()
  return () => {
    wake = undefined
  }
}

/** Delivers pending and future toasts. Used by `Toaster`. */
export function receiveNotices(receive: Listener): () => void {
  listener = receive
  for (const notice of queue) receive({ show: notice })
  queue = []
  return () => {
    listener = undefined
  }
}
