import { Link } from '@shop/ui/Link'
import { Text } from '@shop/ui/Text'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { listPath } from '#features/products/listPath.ts'
import type { ProductListState } from '../useProductList.ts'
import * as S from './ListView.styles.ts'
import { titleOf } from './titleOf.ts'

/** Title, number of products, and spelling correction of a list. */
export function ListHeading({ list }: { list: ProductListState }) {
  const { place, first, filters, products, total } = list
  const isMended = first.searchedFor !== null && first.searchedFor !== filters.search
  return (
    <>
      <h1>{titleOf(list)}</h1>
      {isMended && (
        <Text tone="muted">
          Showing results for{' '}
          <Text as="b" tone="strong" weight="bold">
            {first.searchedFor}
          </Text>{' '}
          ·{' '}
          <Link href={listPath(place, { ...filters, isExact: true, page: 1 })} rel="nofollow">
            Search instead for {filters.search}
          </Link>
        </Text>
      )}
      <S.Count role="status" size="s" tone="muted">
        {total.toLocaleString('en-IN')} {total === 1 ? 'product' : 'products'}
        {products.length < total && (
          <VisuallyHidden>{`, ${products.length.toLocaleString('en-IN')} shown`}</VisuallyHidden>
        )}
      </S.Count>
    </>
  )
}
