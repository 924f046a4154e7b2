import type { Page, PageCall, PageCallAnswer, PageRequest } from '../RenderPage.ts'
import type { DocumentShell } from '../document.ts'

/** What the thread is started with. */
export interface ThreadData {
  /** Address of the storefront's build for the server. */
  storefront: string
  shell: DocumentShell
}

/** A call of the API. */
export interface ThreadCall {
  page: number
  call: number
  request: PageCall
}

export type ThreadAnswer =
  | { call: number; answer: Pick<PageCallAnswer, 'status'> & { body: Uint8Array<ArrayBuffer> | undefined } }
  | { call: number; error: Error }

export type ToThread =
  | { kind: 'render'; page: number; url: string; config: PageRequest['config'] }
  | { kind: 'answers'; answers: ThreadAnswer[] }
  | { kind: 'end' }

export type FromThread =
  /** It has loaded the storefront. */
  | { kind: 'ready' }
  | { kind: 'calls'; calls: ThreadCall[] }
  | ({ kind: 'rendered'; page: number } & Page)
  | { kind: 'failed'; page: number; error: unknown }

/** A copy of bytes whose memory can be handed to another thread. Short buffers of Node share theirs. */
export function toTransferable(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}

/** Errors may hold what can't be sent to another thread, such as functions. */
export function toSendable(error: unknown): Error {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return Object.assign(new Error(message), { stack })
}

/**
 * Hands over together what comes within one turn of the event loop. A message wakes the other thread, which costs more than what it
 * says.
 */
export function together<T>(send: (all: T[]) => void): (one: T) => void {
  let waiting: T[] = []
  const sendAll = () => {
    const all = waiting
    waiting = []
    send(all)
  }
  return (one) => {
    if (waiting.length === 0) setImmediate(sendAll)
    waiting.push(one)
  }
}
