import { SEARCH_DEBOUNCE_MS } from '@shop/contract/limits'
import type { BlogSuggestionsResponse } from '@shop/contract/search.schema'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '#lib/AppServices.ts'
import { useDebouncedValue } from '#lib/useDebouncedValue.ts'
import { blogSuggestionsQuery } from './api/blogSuggestionsQuery.ts'

/** Null until the debounced response for exactly this text has arrived (specification §5). A failed call shows nothing (specification §8). */
export function useBlogSuggestions(typed: string): BlogSuggestionsResponse['suggestions'] | null {
  const { api } = useServices()
  const text = typed.trim()
  const settled = useDebouncedValue(text, SEARCH_DEBOUNCE_MS)
  const isSettled = text !== '' && text === settled
  const { data } = useQuery({ ...blogSuggestionsQuery(api, settled), enabled: isSettled })
  return isSettled ? (data ?? null) : null
}
