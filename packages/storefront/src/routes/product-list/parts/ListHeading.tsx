import type { UnderstoodSearch } from '@shop/contract/product-list'
import { formatNumber } from '@shop/ui/formats'
import { Link } from '@shop/ui/Link'
import { Text } from '@shop/ui/Text'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { listPath } from '#features/products/listPath.ts'
import type { ProductListState } from '../useProductList.ts'
import * as S from './ListView.styles.ts'
import { titleOf } from './titleOf.ts'
import * as texts from '#texts/productList.ts'

/** Title, number of products, and spelling correction of a list. */
export function ListHeading({ list }: { list: ProductListState }) {
  const { place, first, filters, products, total } = list
  const isMended = first.searchedFor !== null && first.searchedFor !== filters.search
  const count = `${formatNumber(total)} ${total === 1 ? texts.product : texts.products}`
  return (
    <>
      <h1>{titleOf(list)}</h1>
      {isMended && (
        <Text tone="muted">
          {texts.showingResultsFor}{' '}
          <Text as="b" tone="strong" weight="bold">
            {first.searchedFor}
          </Text>{' '}
          ·{' '}
          <Link href={listPath(place, { ...filters, isExact: true, page: 1 })} rel="nofollow">
            {texts.searchInstead(filters.search)}
          </Link>
        </Text>
      )}
      {first.isFallback && (
        <Text role="status" tone="muted">
          {texts.slowSearch}
        </Text>
      )}
      <SearchNotice understood={first.understood} total={total} />
      <S.Count role="status" size="s" tone="muted">
        {total === 0 ? <VisuallyHidden>{count}</VisuallyHidden> : count}
        {products.length < total && (
          <VisuallyHidden>{texts.shown(formatNumber(products.length))}</VisuallyHidden>
        )}
      </S.Count>
    </>
  )
}

/** Missing parts of a search, and the products that the list shows instead. */
function SearchNotice({ understood, total }: { understood: UnderstoodSearch | null; total: number }) {
  if (understood === null) return null
  const { missing, exact } = understood
  // The page says itself that nothing was found.
  if (total === 0 && missing?.brand === null && missing.type === null) return null
  if (missing !== null) {
    const notice = [texts.notHere(missing), ...(total > 0 ? [texts.shownInstead(missing)] : [])]
    return <Text role="status">{notice.join(' ')}</Text>
  }
  return exact === null || total === 0 ? null : <Text role="status">{texts.exactCount(exact)}</Text>
}
