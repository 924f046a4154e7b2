export interface Notice {
  /** Says how long it stays (spec §9): success 2 s, error 4 s, loading until dismissed. */
  kind: 'success' | 'error' | 'loading'
  text: string
  action?: { label: string; onClick: () => void }
}

export interface PendingNotice extends Notice {
  id: number
}

type Listener = (event: { show: PendingNotice } | { dismiss: number }) => void

let nextId = 1
let listener: Listener | undefined
let queue: PendingNotice[] = []

/** Shows a toast; the answer takes it away again. Needs a `Toaster` on the page, whose code arrives with the first toast. */
export function notify(notice: Notice): () => void {
  const pending = { ...notice, id: nextId++ }
  if (listener === undefined) queue.push(pending)
  else listener({ show: pending })
  wake?.()
  return () => {
    queue = queue.filter(({ id }) => id !== pending.id)
    listener?.({ dismiss: pending.id })
  }
}

let wake: (() => void) | undefined

/** For `Toaster`: is called when there is something to show. */
export function onFirstNotice(callback: () => void): () => void {
  wake = callback
  if (queue.length > 0) callback()
  return () => {
    wake = undefined
  }
}

/** For `Toaster`: takes over what waits and what comes. */
export function receiveNotices(receive: Listener): () => void {
  listener = receive
  for (const notice of queue) receive({ show: notice })
  queue = []
  return () => {
    listener = undefined
  }
}
