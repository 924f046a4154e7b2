import { messages } from '@shop/contract/messages'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { useSuspenseQuery } from '@tanstack/react-query'
import { categoryShelvesQuery } from '#features/categories/api/categoryShelvesQuery.ts'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { subCategoriesQuery } from '#features/categories/api/subCategoriesQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { PageBreadcrumbs } from '#lib/PageBreadcrumbs.tsx'
import type { LoaderArgs } from '#lib/LoaderArgs.ts'
import { laterPart } from '#lib/laterPart.tsx'
import { logError } from '#lib/logError.ts'
import { paths } from '#lib/paths.ts'
import { useRouteParam } from '#lib/RouteParams.ts'
import { Seo } from '#lib/Seo.tsx'
import { Container } from '@shop/ui/Container'
import * as S from './CategoryRoute.styles.ts'
import { findCategory } from './findCategory.ts'
import { FirstShelf } from './parts/FirstShelf.tsx'
import { SubCategories } from './parts/SubCategories.tsx'
import * as texts from '#texts/category.ts'
import { inTime } from '#texts/promises.ts'

const CategoryShelves = laterPart(async () => (await import('./parts/CategoryShelves.tsx')).CategoryShelves, {
  isBelow: true,
})

export async function loader({ api, queries, params }: LoaderArgs) {
  const categories = await queries.ensureQueryData(mainCategoriesQuery(api))
  const { id, slug } = findCategory(categories, params.id ?? '')
  await Promise.all([
    queries.ensureQueryData(categoryShelvesQuery(api, slug)),
    // The page is useful without them (specification §8: the failure is only logged).
    queries
      .ensureQueryData(subCategoriesQuery(api, id))
      .catch((error: unknown) => logError('Sub-categories', error)),
  ])
}

/** Main category with its sub-categories and shelves of its goods. The name in the address has no effect. */
export function Component() {
  const { api, config } = useServices()
  const { data: categories } = useSuspenseQuery(mainCategoriesQuery(api))
  const category = findCategory(categories, useRouteParam('id'))
  const { data: shelves } = useSuspenseQuery(categoryShelvesQuery(api, category.slug))
  const { name, slug, banner } = category
  return (
    <Container top="xs" bottom="xl">
      <Seo
        title={name}
        description={texts.description(name, inTime(config.delivery))}
        path={paths.category(category)}
        picture={banner ?? undefined}
      />
      <PageBreadcrumbs
        items={[
          { label: texts.home, href: paths.home() },
          { label: name, href: paths.category(category) },
        ]}
      />
      <S.Hero
        title={name}
        picture={banner === null ? undefined : { src: banner }}
        actions={
          <ButtonLink href={paths.categoryList(slug, 'main')} size="l">
            {messages.menuAllProduct(name)}
          </ButtonLink>
        }
      />
      <SubCategories category={category} />
      <FirstShelf category={category} shelf={shelves.first} />
      <CategoryShelves category={category} shelves={shelves} />
    </Container>
  )
}
