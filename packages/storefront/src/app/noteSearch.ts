import { consentStore } from '#features/consent/consentStore.ts'
import { rememberSearch } from '#features/search/recentSearchesStore.ts'
import { trackSearch } from '#features/search/trackSearch.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'

/** Remembers a search on this device, and reports it to the operator's pixel after consent (specification §2). */
export function noteSearch({ pixel }: Pick<ShopConfig, 'pixel'>, text: string): void {
  if (pixel !== null && consentStore.getState().value === 'yes') trackSearch(pixel, text)
  rememberSearch(text)
}
