import type { Page, PageCall, PageCallAnswer, PageRequest } from '../RenderPage.ts'
import type { DocumentShell } from '../document.ts'

/** What the thread is started with. */
export interface ThreadData {
  /** Address of the storefront's build for the server. */
  storefront: string
  shell: DocumentShell
}

export type ToThread =
  | { kind: 'render'; page: number; url: string; config: PageRequest['config'] }
  /** The answer to a call; without one, the page's turn has come. */
  | { kind: 'answer'; call: number; answer?: PageCallAnswer }
  | { kind: 'refusal'; call: number; error: unknown }
  | { kind: 'end' }

export type FromThread =
  /** It has loaded the storefront. */
  | { kind: 'ready' }
  /** A call of the API, or, without a request, the wait for the page's turn. */
  | { kind: 'call'; page: number; call: number; request?: PageCall }
  | ({ kind: 'rendered'; page: number } & Page)
  | { kind: 'failed'; page: number; error: unknown }

/** A copy of bytes whose memory can be handed to another thread. Short buffers of Node share theirs. */
export function toTransferable(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}
