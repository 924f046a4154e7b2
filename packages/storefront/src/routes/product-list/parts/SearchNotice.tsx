import { Link } from '@shop/ui/Link'
import { Text } from '@shop/ui/Text'
import { listPath } from '#features/products/listPath.ts'
import type { ProductListState } from '../useProductList.ts'
import { SearchHelp } from './SearchHelp.tsx'
import { isInstead } from './titleOf.ts'
import * as listTexts from '#texts/listParts.ts'
import * as texts from '#texts/searchNotice.ts'

/** Help that a search asks for, its correction with the way back, its missing parts, and the products that the list shows instead. */
export function SearchNotice({ list }: { list: ProductListState }) {
  const { place, first, filters } = list
  const isMended = first.searchedFor !== null && first.searchedFor !== filters.search
  const isLink = first.understood?.as_typed === true
  const notice = noticeOf(list)
  const help = first.understood?.help
  return (
    <>
      {help !== undefined && <SearchHelp topic={help} />}
      {isMended && (isLink || !isDenied(first)) && (
        <Text tone="muted">
          {isLink ? (
            <Link href={listPath(place, { ...filters, isExact: true, page: 1 })} rel="nofollow">
              {listTexts.searchInstead(filters.search)}
            </Link>
          ) : (
            listTexts.notSpelledSo(filters.search)
          )}
        </Text>
      )}
      {first.isFallback && (
        <Text role="status" tone="muted">
          {listTexts.slowSearch}
        </Text>
      )}
      {notice !== undefined && <Text role="status">{notice}</Text>}
    </>
  )
}

/** True where the title or the notice says that nothing is just what was searched for. */
const isDenied = (first: ProductListState['first']) =>
  first.total === 0 ||
  isInstead(first) ||
  first.understood?.exact === 0 ||
  (first.understood?.described.length ?? 0) > 0

function noticeOf({ first, filters, total }: ProductListState): string | undefined {
  const { understood, sort } = first
  if (understood === null) return undefined
  const search = first.searchedFor ?? filters.search
  const { missing, described, exact, unpriced, unsuitable, roles } = understood
  if (unsuitable !== undefined && total > 0) return texts.unsuitable(unsuitable)
  if (unpriced !== undefined) {
    const sentences = [
      ...(missing === null ? [] : [texts.notHere(search, missing, roles)]),
      texts.noneAt(search, unpriced, roles),
    ]
    const notice = [...new Set(sentences)]
    if (unpriced.in_other_colours) return [...notice, texts.otherColours].join(' ')
    const [nearest, others] =
      unpriced.discount === undefined
        ? [texts.nearestByPrice, texts.otherPrices]
        : [texts.largestDiscounts, texts.otherDiscounts]
    // The shopper may have chosen another order.
    return [...notice, sort !== null ? nearest : others].join(' ')
  }
  // The page says itself that nothing was found.
  if (total === 0) return undefined
  if (missing !== null) {
    return `${texts.notHere(search, missing, roles)} ${texts.shownInstead(missing, total, roles)}`
  }
  if (described.length > 0) return texts.describedOnly(described, total)
  return exact === null
    ? undefined
    : texts.exactCount(exact, total, (sort ?? filters.sort) === 'recommended_desc')
}
