import { pictureSrcSet } from '@shop/contract/pictures'
import type { Product } from '@shop/contract/products'
import { GALLERY_SIZES } from '@shop/ui/ProductGallery'
import { chooseVariant } from '#features/products/chooseVariant.ts'
import { picturesOf } from '#features/products/picturesOf.ts'

const asked = new Set<string>()

/** Loads the first picture of a product's page before the page shows it. */
export function preloadPicture(product: Product, address: URLSearchParams): void {
  const [first] = picturesOf(product, chooseVariant(product, address), address)
  const imageSrcset = first && pictureSrcSet(first, 'avif')
  if (imageSrcset === undefined || asked.has(imageSrcset)) return
  asked.add(imageSrcset)
  // React's own `preload` is a kilobyte of every page.
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcset,
    imageSizes: GALLERY_SIZES,
    fetchPriority: 'high',
  })
  document.head.append(link)
}
