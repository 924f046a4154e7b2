import { ProductRow } from '@shop/shop-ui/ProductRow'
import type { RowProduct } from '#lib/toRow.ts'
import { paths } from '#lib/paths.ts'
import * as S from './ProductRows.styles.ts'

interface ProductRowsProps {
  products: readonly RowProduct[]
  /** A `ranking` is numbered, has five columns, and scrolls sideways on a phone; a `trio` has three columns there; a `list` has one everywhere. */
  kind: 'rows' | 'ranking' | 'trio' | 'list'
}

const LISTS = { rows: S.Rows, ranking: S.Ranking, trio: S.Trio, list: S.List }
const PICTURE_SIZES = {
  rows: undefined,
  ranking: '(max-width: 800px) 5rem, 18vw',
  trio: '(max-width: 800px) 30vw, 12rem',
  list: '7rem',
}

/** Products as lines, in columns. */
export function ProductRows({ products, kind }: ProductRowsProps) {
  const List = LISTS[kind]
  return (
    <List role="list">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductRow
            product={product}
            href={paths.product(product.slug)}
            rank={kind === 'ranking' ? index + 1 : undefined}
            isTile={kind === 'ranking'}
            pictureSizes={PICTURE_SIZES[kind]}
          />
        </li>
      ))}
    </List>
  )
}
