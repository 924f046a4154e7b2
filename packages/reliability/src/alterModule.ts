import type { InitializeHook, LoadHook } from 'node:module'
import type { CodeChange } from './Guard.ts'

let change: CodeChange | undefined

export const initialize: InitializeHook<CodeChange> = (data) => {
  change = data
}

/** Module loader that alters the module of a control. */
export const load: LoadHook = async (url, context, nextLoad) => {
  const loaded = await nextLoad(url, context)
  if (change === undefined || !new URL(url).pathname.endsWith(change.module)) return loaded
  const source = Buffer.from(loaded.source as Uint8Array | string).toString('utf8')
  const altered = source.replace(new RegExp(change.find), () => change?.replace ?? '')
  if (altered === source) throw new Error(`${change.module} has no ${change.find}`)
  return { ...loaded, source: altered }
}
