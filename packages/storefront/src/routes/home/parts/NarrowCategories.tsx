import { SubCategoryCard } from '@shop/shop-ui/SubCategoryCard'
import { Grid } from '@shop/ui/Grid'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { subCategoriesQuery } from '#features/categories/api/subCategoriesQuery.ts'
import { narrowerThan } from '#features/categories/narrowerThan.ts'
import { useServices } from '#lib/AppServices.ts'
import { shopByCategory } from '#texts/shared.ts'

/** Categories within the only main category of a shop. */
export function NarrowCategories({ mainId }: { mainId: number }) {
  const { api } = useServices()
  const { data: subCategories = [] } = useQuery(subCategoriesQuery(api, mainId))
  const links = narrowerThan(subCategories)
  if (links.length < 2) return null
  const isPlain = links.every(({ links: own }) => own.length === 0)
  return (
    <Stack as="section" gap="l" aria-labelledby="categories">
      <SectionHeading id="categories" title={shopByCategory} />
      <Grid as="ul" columnRem={isPlain ? 10.5 : 14} parts={links.length} align="stretch" role="list">
        {links.map((link) => (
          <li key={link.href}>
            <SubCategoryCard {...link} />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}
