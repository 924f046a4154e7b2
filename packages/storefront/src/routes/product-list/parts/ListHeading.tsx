import { formatNumber } from '@shop/ui/formats'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { laterPart } from '#lib/laterPart.tsx'
import type { ProductListState } from '../useProductList.ts'
import * as S from './ListView.styles.ts'
import { isInstead, titleOf } from './titleOf.ts'
import * as texts from '#texts/productList.ts'

const SearchNotice = laterPart(async () => (await import('./SearchNotice.tsx')).SearchNotice)

/** Title of a list, unless a brand's is above it, its number of products, and what is to say about its search. */
export function ListHeading({ list }: { list: ProductListState }) {
  const { place, filters, first, shown, total } = list
  const count = `${formatNumber(total)} ${total === 1 ? texts.product : texts.products}`
  return (
    <>
      {place.kind !== 'brand' && <h1>{titleOf(list)}</h1>}
      <S.Count data-part="count" role="status" size="s" tone="muted">
        {total === 0 || isInstead(first) ? <VisuallyHidden>{count}</VisuallyHidden> : count}
        {total > 1 && (first.sort ?? filters.sort) === 'rating_desc' && texts.byRatings}
        {shown < total && <VisuallyHidden>{texts.shown(formatNumber(shown))}</VisuallyHidden>}
      </S.Count>
      {(first.understood || first.isFallback) && <SearchNotice list={list} />}
    </>
  )
}
