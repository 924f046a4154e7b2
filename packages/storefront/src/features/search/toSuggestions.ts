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

/** The API's suggestions. A search for help has the page that answers it, and of the others those that are called so. */
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
  if (page === undefined) return found
  const { label, href } = page
  const words = search.toLowerCase().split(/\s+/)
  const isCalledSo = ({ text }: SearchSuggestion) => words.every((word) => text.toLowerCase().includes(word))
  return [
    href === undefined ? { text: label } : { text: label, kind: 'page', href },
    ...found.filter(isCalledSo),
  ]
}

const factsOf = (product: NonNullable<SuggestionsResponse['details']>[number]['product']) =>
  product && { brand: product.brand, price: formatRupees(product.price) }
