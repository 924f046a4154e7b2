import type { MainCategory } from '@shop/contract/categories'
import { CategoryPanel } from '@shop/shop-ui/CategoryPanel'
import { useQuery } from '@tanstack/react-query'
import { subCategoriesQuery } from '#features/categories/api/subCategoriesQuery.ts'
import { useServices, type AppServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { toBranch } from './toBranch.ts'

export function prefetchCategoryPanel({ api, queries }: Pick<AppServices, 'api' | 'queries'>, id: number) {
  return queries.prefetchQuery(subCategoriesQuery(api, id))
}

export function SiteCategoryPanel({ category }: { category: MainCategory }) {
  const { api } = useServices()
  const { data, isError } = useQuery(subCategoriesQuery(api, category.id))
  return (
    <CategoryPanel
      label={category.name}
      allHref={paths.categoryList(category.slug, 'main')}
      branches={data?.map(toBranch) ?? (isError ? 'failed' : null)}
    />
  )
}
