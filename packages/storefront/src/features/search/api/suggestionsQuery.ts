import { queryOptions } from '@tanstack/react-query'
import { formatRupees } from '@shop/contract/money'
import { parseMedia, type Picture } from '@shop/contract/pictures'
import type { SuggestionKind, SuggestionsResponse } from '@shop/contract/search.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

interface SearchSuggestion {
  text: string
  kind?: SuggestionKind
  picture?: Picture
  brand?: string
  price?: string
}

export const suggestionsQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: ['suggestions', text],
    queryFn: async ({ signal }) =>
      toSuggestions(
        await api.get<SuggestionsResponse>('/api/search/suggestions', { query: { query: text }, signal }),
      ),
  })

function toSuggestions({ suggestions, details }: SuggestionsResponse): SearchSuggestion[] {
  return suggestions.map((text, index) => {
    const detail = details?.[index]
    const [picture] = parseMedia(detail?.media)
    return {
      text,
      ...(detail && { kind: detail.kind }),
      ...(picture && { picture }),
      ...factsOf(detail?.product),
    }
  })
}

const factsOf = (product: NonNullable<SuggestionsResponse['details']>[number]['product']) =>
  product && { brand: product.brand, price: formatRupees(product.price) }
