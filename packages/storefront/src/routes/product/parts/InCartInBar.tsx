import type { Product } from '@shop/contract/products'
import * as texts from '#texts/productParts.ts'
import { AnotherOption } from './AnotherOption.tsx'
import { GoesWithLink } from './GoesWithLink.tsx'
import * as S from './BelowButton.styles.ts'

/** Says in the bar at the bottom what the line below the button says, which may be out of sight. */
export function InCartInBar({ product, isAdded }: { product: Product; isAdded: boolean }) {
  return (
    <S.InBar>
      <b>{texts.inYourCart}</b>
      <AnotherOption product={product} />
      {isAdded && <GoesWithLink slug={product.slug} />}
    </S.InBar>
  )
}
