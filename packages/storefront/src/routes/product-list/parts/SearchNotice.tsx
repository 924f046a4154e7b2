import type { UnderstoodSearch } from '@shop/contract/product-list'
import { Text } from '@shop/ui/Text'
import * as texts from '#texts/searchNotice.ts'

interface SearchNoticeProps {
  understood: UnderstoodSearch
  /** Number of products in the list. */
  total: number
  /** True when the list is in the order of the search. */
  isByPrice: boolean
}

/** Missing parts of a search, and the products that the list shows instead. */
export function SearchNotice({ understood, total, isByPrice }: SearchNoticeProps) {
  const { missing, described, exact, unpriced } = understood
  if (unpriced !== undefined) {
    const notice = [...(missing === null ? [] : [texts.notHere(missing)]), texts.noneAt(unpriced)]
    return (
      <Text role="status">{[...notice, isByPrice ? texts.nearestByPrice : texts.otherPrices].join(' ')}</Text>
    )
  }
  // The page says itself that nothing was found.
  if (total === 0 && missing?.brand === null && missing.type === null) return null
  if (missing !== null) {
    const notice = [texts.notHere(missing), ...(total > 0 ? [texts.shownInstead(missing)] : [])]
    return <Text role="status">{notice.join(' ')}</Text>
  }
  if (total === 0) return null
  if (described.length > 0) return <Text role="status">{texts.describedOnly(described)}</Text>
  const notice = exact === null ? undefined : texts.exactCount(exact, total)
  return notice === undefined ? null : <Text role="status">{notice}</Text>
}
