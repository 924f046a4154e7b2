import { paths } from '#lib/paths.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import * as texts from '#texts/footer.ts'

/** Links of the collections that the shop has. */
export const collectionLinks = ({ bestSellers, newLaunches, offers }: ShopConfig['collections']) => [
  bestSellers
    ? { label: texts.bestSellers, href: paths.collection('best-sellers') }
    : { label: texts.allProducts, href: paths.collection('all') },
  ...(newLaunches ? [{ label: texts.newLaunches, href: paths.collection('new-launches') }] : []),
  ...(offers ? [{ label: texts.offers, href: paths.collection('offers') }] : []),
]
