import { MegaMenu } from '@shop/shop-ui/MegaMenu'
import { useQuery } from '@tanstack/react-query'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { subCategoriesQuery } from '#features/categories/api/subCategoriesQuery.ts'
import { menuCategoryStore } from '#features/categories/menuCategoryStore.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { toBranch } from './toBranch.ts'
import { useStorage } from '#lib/storage/useStorage.ts'

/** Mega-menu with data. Sub-categories load when a category is selected (specification §2). */
export function SiteMegaMenu() {
  const { api } = useServices()
  const { data: categories = [] } = useQuery(mainCategoriesQuery(api))
  const remembered = useStorage(menuCategoryStore)
  const selected =
    remembered === null ? undefined : (categories.find(({ id }) => id === remembered) ?? categories[0])
  const { data, isError } = useQuery({
    ...subCategoriesQuery(api, selected?.id ?? 0),
    enabled: selected !== undefined,
  })
  return (
    <MegaMenu
      categories={categories.map((category) => ({
        id: category.id,
        label: category.name,
        href: paths.category(category),
        picture: category.logo === null ? undefined : { src: category.logo },
      }))}
      value={selected?.id ?? null}
      onChange={(id) => menuCategoryStore.update(() => id)}
      branches={data?.map(toBranch) ?? (isError ? 'failed' : null)}
    />
  )
}
