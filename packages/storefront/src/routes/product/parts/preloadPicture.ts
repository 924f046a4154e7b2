import { pictureSrcSet } from '@shop/contract/pictures'
import type { Product } from '@shop/contract/products'
import { GALLERY_PICTURE_SIZES } from '@shop/ui/ProductGallery'
import { preload } from 'react-dom'
import { chooseVariant } from '#features/products/chooseVariant.ts'
import { picturesOf } from '#features/products/picturesOf.ts'

/** Loads the first picture of a product's page before the page shows it. */
export function preloadPicture(product: Product, address: URLSearchParams): void {
  const [first] = picturesOf(product, chooseVariant(product, address), address)
  const imageSrcSet = first && pictureSrcSet(first, 'avif')
  if (imageSrcSet === undefined) return
  preload(first?.src ?? '', {
    as: 'image',
    type: 'image/avif',
    imageSrcSet,
    imageSizes: GALLERY_PICTURE_SIZES,
    fetchPriority: 'high',
  })
}
