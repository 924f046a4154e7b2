import { BrandsMenu } from '@shop/shop-ui/BrandsMenu'
import { brandTabStore } from '#features/brands/brandTabStore.ts'
import { useBrands } from '#features/brands/useBrands.ts'
import { paths } from '#lib/paths.ts'
import { useStorage } from '#lib/storage/useStorage.ts'

export function SiteBrandsMenu() {
  const brands = useBrands()
  return (
    <BrandsMenu
      brands={brands}
      value={useStorage(brandTabStore)}
      onChange={(tab) => brandTabStore.update(() => tab)}
      allHref={paths.brands()}
      hrefFor={({ slug }) => paths.brand(slug)}
    />
  )
}
