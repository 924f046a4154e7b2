import { RECENT_SEARCHES_MAX, SEARCH_MAX_LENGTH } from '@shop/contract/limits'
import { createStorageStore } from '#lib/storage/createStorageStore.ts'

/** Key `recentSearches`: texts that were searched for on this device, the newest first. */
export const recentSearchesStore = createStorageStore<readonly string[]>('recentSearches', [], (stored) =>
  Array.isArray(stored) ? withoutRepeats(stored.filter(isSearch)) : [],
)

export function rememberSearch(text: string): void {
  if (isSearch(text)) recentSearchesStore.update((searches) => withoutRepeats([text, ...searches]))
}

/** Forgets a text that the shopper removes, or that nothing was found for. */
export function forgetSearch(text: string): void {
  const key = text.trim().toLowerCase()
  recentSearchesStore.update((searches) => searches.filter((search) => search.toLowerCase() !== key))
}

function isSearch(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '' && text.length <= SEARCH_MAX_LENGTH
}

/** The first of texts that differ in case or outer spaces only. */
function withoutRepeats(searches: readonly string[]): string[] {
  const texts = searches.map((text) => text.trim())
  const keys = texts.map((text) => text.toLowerCase())
  return texts.filter((_, index) => keys.indexOf(keys[index] ?? '') === index).slice(0, RECENT_SEARCHES_MAX)
}
