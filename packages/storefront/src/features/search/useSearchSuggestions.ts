import { SEARCH_DEBOUNCE_MS } from '@shop/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '#lib/AppServices.ts'
import { useDebouncedValue } from '#lib/useDebouncedValue.ts'
import { suggestionsQuery } from './api/suggestionsQuery.ts'

/**
 * Suggestions for what is typed, asked for once the typing pauses (spec §5). Answers to an older text are dropped; a call
 * that fails shows nothing (spec §8).
 */
export function useSearchSuggestions(typed: string) {
  const { api } = useServices()
  const text = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS)
  const { data, isSuccess } = useQuery({
    ...suggestionsQuery(api, text),
    enabled: text !== '' && text === typed.trim(),
  })
  return { suggestions: data ?? [], isAnswered: isSuccess && text === typed.trim() && text !== '' }
}
