import type { MainCategory } from '@shop/contract/categories'
import { messages } from '@shop/contract/messages'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { Skeleton } from '@shop/ui/Skeleton'
import { SubCategoryCard } from '@shop/shop-ui/SubCategoryCard'
import { useQuery } from '@tanstack/react-query'
import { subCategoriesQuery } from '#features/categories/api/subCategoriesQuery.ts'
import { narrowerThan } from '#features/categories/narrowerThan.ts'
import { useServices } from '#lib/AppServices.ts'
import { Grid } from '@shop/ui/Grid'
import { Stack } from '@shop/ui/Stack'
import * as S from '../CategoryRoute.styles.ts'

/** Sub-categories of a main category. Renders nothing after a failure (specification §8). */
export function SubCategories({ category }: { category: MainCategory }) {
  const { api } = useServices()
  const { data: subCategories, isError } = useQuery(subCategoriesQuery(api, category.id))
  if (isError || subCategories?.length === 0) return null
  const links = subCategories && narrowerThan(subCategories)
  const isPlain = links?.every(({ links: own }) => own.length === 0) === true
  return (
    <Stack as={S.Section} gap="l" aria-labelledby="sub-categories">
      <SectionHeading id="sub-categories" title={messages.menuCompleteCollections(category.name)} />
      <Grid as="ul" columnRem={isPlain ? 10.5 : 14} parts={links?.length} align="stretch" role="list">
        {links === undefined
          ? Array.from({ length: 4 }, (_, index) => (
              <li key={index}>
                <Skeleton height="11rem" />
              </li>
            ))
          : links.map((link) => (
              <li key={link.href}>
                <SubCategoryCard {...link} />
              </li>
            ))}
      </Grid>
    </Stack>
  )
}
