import { SEARCH_DEBOUNCE_MS } from '@shop/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '#lib/AppServices.ts'
import { useDebouncedValue } from '#lib/useDebouncedValue.ts'
import { suggestionsQuery } from './api/suggestionsQuery.ts'

/** Null until the debounced response for exactly this text has arrived (specification §5). A failed call shows nothing (specification §8). */
export function useSearchSuggestions(typed: string): readonly string[] | null {
  const { api } = useServices()
  const text = typed.trim()
  const settled = useDebouncedValue(text, SEARCH_DEBOUNCE_MS)
  const isSettled = text !== '' && text === settled
  const { data } = useQuery({ ...suggestionsQuery(api, settled), enabled: isSettled })
  return isSettled ? (data ?? null) : null
}
