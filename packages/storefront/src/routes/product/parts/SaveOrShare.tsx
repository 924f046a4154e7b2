import { Inline } from '@shop/ui/Inline'
import { ShareButton } from './ShareButton.tsx'
import { WishlistButton, type WishlistButtonProps } from './WishlistButton.tsx'

export function SaveOrShare({ product, variant }: WishlistButtonProps) {
  return (
    <Inline justify="center" rowGap="none">
      <WishlistButton product={product} variant={variant} />
      <ShareButton title={product.title} />
    </Inline>
  )
}
