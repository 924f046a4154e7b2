import type { MainCategory } from '@shop/contract/categories'
import { CategoryTile } from '@shop/shop-ui/CategoryTile'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/shared.ts'
import * as S from './CategoryTiles.styles.ts'

/** Main categories with their pictures. One category is no choice. */
export function CategoryTiles({ categories }: { categories: readonly MainCategory[] }) {
  if (categories.length < 2) return null
  return (
    <Stack as="section" gap="l" aria-labelledby="categories">
      <SectionHeading id="categories" title={texts.shopByCategory} />
      <S.Tiles role="list">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryTile name={category.name} picture={category.logo} href={paths.category(category)} />
          </li>
        ))}
      </S.Tiles>
    </Stack>
  )
}
