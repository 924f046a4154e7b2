import { SEARCH_MAX_LENGTH } from '@shop/contract/limits'
import { messages } from '@shop/contract/messages'
import { SearchBox } from '@shop/ui/SearchBox'
import { useState } from 'react'
import { consentStore } from '#features/consent/consentStore.ts'
import { rememberSearch } from '#features/search/recentSearchesStore.ts'
import { trackSearch } from '#features/search/trackSearch.ts'
import { suggestionsQuery } from '#features/search/api/suggestionsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { lazyPart } from '#lib/lazyPart.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import { useSearch } from '#lib/useSearch.ts'
import { useSettledQuery } from '#lib/useSettledQuery.ts'

const SiteSearchStart = lazyPart(async () => (await import('./SiteSearchStart.tsx')).SiteSearchStart)

/** Search box with suggestions. A search is reported to the operator's pixel after consent (specification §2). */
export function SiteSearch() {
  const { config } = useServices()
  const go = useGo()
  const search = useSearch()
  const term = search.get('search') ?? ''
  const [typed, setTyped] = useState('')
  const { data: suggestions, ...state } = useSettledQuery(typed, suggestionsQuery)
  return (
    <SearchBox
      action="/productList/searchProducts"
      hiddenFields={[['sort', 'recommended_desc']]}
      placeholder={messages.searchPlaceholder}
      noSuggestions={messages.noSuggestions}
      maxLength={SEARCH_MAX_LENGTH}
      defaultQuery={term}
      suggestions={suggestions}
      {...state}
      start={<SiteSearchStart />}
      onQueryChange={setTyped}
      onSearch={(text) => {
        const page = suggestions?.find((suggestion) => suggestion.text === text)?.href
        if (page !== undefined) return go(page)
        if (config.pixel !== null && consentStore.getState().value === 'yes') trackSearch(config.pixel, text)
        rememberSearch(text)
        go(paths.search(text))
      }}
    />
  )
}
