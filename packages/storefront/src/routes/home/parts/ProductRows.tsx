import type { ProductCard } from '@shop/contract/products'
import { ProductRow } from '@shop/shop-ui/ProductRow'
import { paths } from '#lib/paths.ts'
import * as S from './ProductRows.styles.ts'

interface ProductRowsProps {
  products: readonly ProductCard[]
  isRanking?: boolean
}

/** Products as lines, in columns; a ranking is numbered and scrolls sideways on a phone. */
export function ProductRows({ products, isRanking = false }: ProductRowsProps) {
  const rows = products.map((product, index) => (
    <li key={product.id}>
      <ProductRow
        product={product}
        href={paths.product(product.slug)}
        {...(isRanking && { rank: index + 1 })}
      />
    </li>
  ))
  return isRanking ? <S.Ranking role="list">{rows}</S.Ranking> : <S.Rows role="list">{rows}</S.Rows>
}
