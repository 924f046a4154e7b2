import type { ProductCard } from '@shop/contract/products'
import type { ComponentPropsWithRef } from 'react'
import { CardLink } from '@shop/ui/CardLink'
import { Picture } from '@shop/ui/Picture'
import { VariantPrice, type VariantPriceProps } from '@shop/ui/VariantPrice'
import { LineBrand, LineFrame, LineTitle } from '../lib/line.styles.ts'
import * as S from './ProductRow.styles.ts'

export interface ProductRowProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  product: Pick<ProductCard, 'title' | 'brandName' | 'pictures'> &
    Partial<Pick<ProductCard, 'ratingAverage' | 'ratingCount'>> &
    VariantPriceProps['product']
  href: string
  /** Place in a ranking. */
  rank?: number
  /** The picture stands above the text on a desktop, as wide as the column. */
  isTile?: boolean
  /** `sizes` of the picture, when a narrow column shows it above the text. */
  pictureSizes?: string
}

/**
 * Product as one line: small picture, title, price and rating. It leads to the product and has no buttons. In a container of
 * 11 rem or less the picture stands above the text.
 */
export function ProductRow({
  product,
  href,
  rank,
  isTile = false,
  pictureSizes = '5rem',
  ...rest
}: ProductRowProps) {
  return (
    <S.Root data-tile={isTile} {...rest}>
      {rank !== undefined && <S.Rank>{rank}</S.Rank>}
      <LineFrame
        as={Picture}
        picture={product.pictures[0]}
        alt=""
        sizes={pictureSizes}
        widths={[160, 320, 480]}
      />
      <S.Text>
        <LineBrand>{product.brandName}</LineBrand>
        <LineTitle as="h3">
          <CardLink href={href}>{product.title}</CardLink>
        </LineTitle>
        <VariantPrice product={product} variant={undefined} />
        <S.Score average={product.ratingAverage ?? 0} count={product.ratingCount ?? 0} />
      </S.Text>
    </S.Root>
  )
}
