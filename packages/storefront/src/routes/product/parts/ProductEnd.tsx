import { Stack } from '@shop/ui/Stack'
import { RecentlyViewed } from '#routes/shared/RecentlyViewed.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'

interface ProductEndProps {
  productId: number
  slug: string
  /** Similar products stand in the place of its button then. */
  isSoldOut: boolean
}

/** Other products, at the end of a product's page. */
export function ProductEnd({ productId, slug, isSoldOut }: ProductEndProps) {
  return (
    <Stack gap="section">
      {!isSoldOut && <RelatedProducts slug={slug} isSoldOut={false} />}
      <RecentlyViewed openId={productId} />
    </Stack>
  )
}
