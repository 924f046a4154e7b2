import type { Product } from '@shop/contract/products'
import { Inline } from '@shop/ui/Inline'
import { ShareButton } from './ShareButton.tsx'
import { WishlistButton } from './WishlistButton.tsx'

export function SaveOrShare({ product }: { product: Product }) {
  return (
    <Inline justify="center" rowGap="none">
      <WishlistButton product={product} />
      <ShareButton title={product.title} />
    </Inline>
  )
}
