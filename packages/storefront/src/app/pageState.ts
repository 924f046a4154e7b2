import type { DehydratedState } from '@tanstack/react-query'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { fromPackedJson, toPackedJson } from './packedJson.ts'
import type { RouteFailure } from './RouteError.tsx'

export interface PageState {
  queries: DehydratedState
  failure?: RouteFailure | undefined
  config: ShopConfig
}

export const PAGE_STATE_ID = 'page-state'

/** Packed JSON that is safe inside a script element. */
export function serialisePageState(state: PageState): string {
  return toPackedJson(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

export function readPageState(): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent
  if (!text) throw new Error('The page came without its state')
  return fromPackedJson(text) as PageState
}
