import { ProductRow } from '@shop/shop-ui/ProductRow'
import type { RowProduct } from '#features/home/toRow.ts'
import { paths } from '#lib/paths.ts'
import * as S from './ProductRows.styles.ts'

interface ProductRowsProps {
  products: readonly RowProduct[]
  /** A `ranking` is numbered and scrolls sideways on a phone; a `trio` has three columns there. */
  variant?: 'rows' | 'ranking' | 'trio'
}

const LISTS = { rows: S.Rows, ranking: S.Ranking, trio: S.Trio }

/** Products as lines, in columns. */
export function ProductRows({ products, variant = 'rows' }: ProductRowsProps) {
  const List = LISTS[variant]
  return (
    <List role="list">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductRow
            product={product}
            href={paths.product(product.slug)}
            {...(variant === 'ranking' && { rank: index + 1 })}
            {...(variant === 'trio' && { pictureSizes: '(max-width: 800px) 30vw, 5rem' })}
          />
        </li>
      ))}
    </List>
  )
}
