import { categoryLinks } from '#features/products/categoryLinks.ts'
import type { ProductListState } from '../useProductList.ts'
import * as S from './CategoryChips.styles.ts'
import { categories } from '#texts/listParts.ts'

/** Categories below a category, or beside it, above its products: on a phone the filters have them in a sheet. */
export function CategoryChips({ list: { place, chosen, facets } }: { list: ProductListState }) {
  const links = categoryLinks(facets, chosen, place)
  if (links.length < 2) return null
  return (
    <S.Row aria-label={categories} role="list">
      {links.map(({ label, href, isCurrent }) => (
        <li key={href}>
          <S.Chip href={href} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </S.Chip>
        </li>
      ))}
    </S.Row>
  )
}
