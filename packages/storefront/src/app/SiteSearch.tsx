import { SEARCH_MAX_LENGTH } from '@shop/contract/limits'
import { messages } from '@shop/contract/messages'
import { SearchBox } from '@shop/ui/SearchBox'
import { useState } from 'react'
import { suggestionsQuery } from '#features/search/api/suggestionsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { logError } from '#lib/logError.ts'
import { lazyPart } from '#lib/lazyPart.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import { useSearch } from '#lib/useSearch.ts'
import { useSettledQuery } from '#lib/useSettledQuery.ts'

const SiteSearchStart = lazyPart(async () => (await import('./SiteSearchStart.tsx')).SiteSearchStart)

/** Search box with suggestions. What follows a search loads with the first one. */
export function SiteSearch() {
  const { config } = useServices()
  const go = useGo()
  const search = useSearch()
  const term = search.get('search') ?? ''
  const [typed, setTyped] = useState('')
  const { data: suggestions, ...state } = useSettledQuery(typed, (api, text) =>
    suggestionsQuery(api, text, config),
  )
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
        import('./noteSearch.ts').then(
          ({ noteSearch }) => noteSearch(config, text),
          (error: unknown) => logError('A search', error),
        )
        go(paths.search(text))
      }}
    />
  )
}
