import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { fromPackedJson, toPackedJson } from './packedJson.ts'
import type { RouteFailure } from './RouteError.tsx'

export interface PageState {
  answers: readonly { key: QueryKey; data: unknown; updatedAt: number }[]
  failure?: RouteFailure | undefined
  config: ShopConfig
}

export const PAGE_STATE_ID = 'page-state'

/** An address of one of the shop's pictures, which a page of products has a hundred of. */
const PICTURE = /"\/media\/(\w+)(-\d+x\d+)\/1280\.webp"/g
/** How it is written, a usual one without its size. JSON allows `\/`, but `JSON.stringify` never writes it. */
const SHORT_PICTURE = /"\\\/(\w+)(-\d+x\d+)?"/g
const USUAL_SIZE = '-1280x1600'

/** Packed JSON that is safe inside a script element. */
export function serialisePageState(state: PageState): string {
  return toPackedJson(state)
    .replaceAll(PICTURE, (_, id: string, size: string) => `"\\/${id}${size === USUAL_SIZE ? '' : size}"`)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

export function parsePageState(text: string): PageState {
  return fromPackedJson(
    text.replaceAll(SHORT_PICTURE, (_, id: string, size = USUAL_SIZE) => `"/media/${id}${size}/1280.webp"`),
  ) as PageState
}

/** Undefined when the page was cut off on its way. Throws an error when that has happened again after a reload. */
export function readPageState(): PageState | undefined {
  try {
    return parsePageState(document.getElementById(PAGE_STATE_ID)?.textContent ?? '')
  } catch (error) {
    if (document.documentElement.dataset.restored !== undefined) throw error // `boot.js` marks a reload
    return undefined
  }
}

/** What a page has read. `dehydrate` of TanStack Query adds a dozen fields to each answer, which are always the same. */
export const answersOf = (queries: QueryClient): PageState['answers'] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, updatedAt: state.dataUpdatedAt }))
