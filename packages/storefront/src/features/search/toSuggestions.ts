import { formatRupees } from '@shop/contract/money'
import { parseMedia, type Picture } from '@shop/contract/pictures'
import type { SuggestionKind, SuggestionsResponse } from '@shop/contract/search.schema'
import { helpPageFor } from './helpPageFor.ts'

interface SearchSuggestion {
  text: string
  kind?: SuggestionKind | 'page'
  picture?: Picture
  brand?: string
  price?: string
  /** Page that opens instead of a search. */
  href?: string
}

/** The page that answers a search for help, and the API's suggestions. */
export function toSuggestions(
  search: string,
  { suggestions, details }: SuggestionsResponse,
): SearchSuggestion[] {
  const page = helpPageFor(search)
  const found = suggestions.map((text, index) => {
    const detail = details?.[index]
    const [picture] = parseMedia(detail?.media)
    return {
      text,
      ...(detail && { kind: detail.kind }),
      ...(picture && { picture }),
      ...factsOf(detail?.product),
    }
  })
  return page ? [{ text: page.label, kind: 'page', href: page.href }, ...found] : found
}

const factsOf = (product: NonNullable<SuggestionsResponse['details']>[number]['product']) =>
  product && { brand: product.brand, price: formatRupees(product.price) }
