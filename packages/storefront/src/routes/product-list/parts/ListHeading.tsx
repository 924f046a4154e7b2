import { formatNumber } from '@shop/ui/formats'
import { Link } from '@shop/ui/Link'
import { Text } from '@shop/ui/Text'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { listPath } from '#features/products/listPath.ts'
import { laterPart } from '#lib/laterPart.tsx'
import type { ProductListState } from '../useProductList.ts'
import * as S from './ListView.styles.ts'
import { titleOf } from './titleOf.ts'
import * as texts from '#texts/productList.ts'

const SearchNotice = laterPart(async () => (await import('./SearchNotice.tsx')).SearchNotice)

/** Title, number of products, and spelling correction of a list. */
export function ListHeading({ list }: { list: ProductListState }) {
  const { place, first, filters, shown, total } = list
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
      {first.understood && (
        <SearchNotice understood={first.understood} total={total} isByPrice={first.sort !== null} />
      )}
      <S.Count role="status" size="s" tone="muted">
        {total === 0 ? <VisuallyHidden>{count}</VisuallyHidden> : count}
        {shown < total && <VisuallyHidden>{texts.shown(formatNumber(shown))}</VisuallyHidden>}
      </S.Count>
    </>
  )
}
