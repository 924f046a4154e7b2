import type { Product } from '@shop/contract/products'
import { Link } from '@shop/ui/Link'
import * as texts from '#texts/product.ts'
import { ADDED_ID } from './AddedToCart.tsx'
import * as S from './AddedToCart.styles.ts'
import { scrollToPart } from './scrollToPart.ts'
import { useSuggestions } from '#routes/shared/useSuggestions.ts'

/** Confirmation in the bar at the bottom, where the one below the button may be out of sight. */
export function AddedInBar({ product }: { product: Product }) {
  const hasSuggestions = useSuggestions(product.slug).length > 0
  return (
    <S.InBar>
      <b>{texts.addedToCart}</b>
      {hasSuggestions && (
        <Link href={`#${ADDED_ID}`} onClick={scrollToPart(ADDED_ID)}>
          {texts.seeWhatGoesWithIt}
        </Link>
      )}
    </S.InBar>
  )
}
