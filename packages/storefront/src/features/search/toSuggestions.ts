import { formatRupees } from '@shop/contract/money'
import { parseMedia, type Picture } from '@shop/contract/pictures'
import type { SuggestionKind, SuggestionsResponse } from '@shop/contract/search.schema'
import { notHere, shownInstead } from '#texts/searchNotice.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { helpAnswer } from './helpAnswers.ts'
import { helpPages } from './helpPages.ts'
import { paths } from '#lib/paths.ts'
import { orders } from '#texts/searchHelp.ts'

interface SearchSuggestion {
  text: string
  note?: string
  kind?: SuggestionKind | 'page'
  picture?: Picture
  brand?: string
  price?: string
  /** Page that opens instead of a search. */
  href?: string
}

/** The API's suggestions, after the answer to a search for help and its page. What the shop does not sell is said above them. */
export function toSuggestions(
  search: string,
  { suggestions, details, missing, help }: SuggestionsResponse,
  config: ShopConfig,
): SearchSuggestion[] {
  const found = suggestions.map((text, index) => {
    const detail = details?.[index]
    const [picture] = parseMedia(detail?.media)
    const isNoted = missing !== undefined && index === 0
    return {
      text,
      ...(isNoted && { note: `${notHere(search, missing)} ${shownInstead(missing, suggestions.length)}` }),
      ...(detail && { kind: detail.kind }),
      ...(picture && { picture }),
      ...factsOf(detail?.product),
    }
  })
  if (help === undefined) return found
  const { label, href, isOfOrders = false } = helpPages[help]
  const note = helpAnswer(help, config)
  const page = { text: label, ...(note !== undefined && { note }) }
  return [
    href === undefined ? page : { ...page, kind: 'page', href },
    ...(isOfOrders ? [{ text: orders, kind: 'page' as const, href: paths.orders() }] : []),
    ...found,
  ]
}

const factsOf = (product: NonNullable<SuggestionsResponse['details']>[number]['product']) =>
  product && { brand: product.brand, price: formatRupees(product.price) }
