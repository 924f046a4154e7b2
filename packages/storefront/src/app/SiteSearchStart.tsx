import { Button } from '@shop/ui/Button'
import { Stack } from '@shop/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { bestSellersQuery } from '#features/products/api/bestSellersQuery.ts'
import { bestSellersOf } from '#features/products/bestSellersOf.ts'
import { recentSearchesStore } from '#features/search/recentSearchesStore.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { shopByCategory } from '#texts/shared.ts'
import * as texts from '#texts/shell.ts'
import * as S from './SiteSearchStart.styles.ts'

/** Ways on below the empty search box: what was searched for on this device, what sells best, and the main categories. */
export function SiteSearchStart() {
  const { api } = useServices()
  const { data: categories = [] } = useQuery(mainCategoriesQuery(api))
  const { data: popular = [] } = useQuery(bestSellersQuery(api))
  const kinds = new Set(bestSellersOf(popular)?.map(({ categoryName }) => categoryName))
  const searches = useStorage(recentSearchesStore)

  function forget({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    // The button disappears: the focus goes on to the box.
    const box = form?.elements.namedItem('search')
    if (box instanceof HTMLElement) box.focus()
    recentSearchesStore.clear()
  }
  return (
    <Stack as={S.Root} gap="s">
      {searches.length > 0 && (
        <div>
          <S.Links
            title={texts.recentSearches}
            tags={searches.map((text) => ({ label: text, href: paths.search(text) }))}
          />
          <Button variant="quiet" onClick={forget}>
            {texts.clearRecentSearches}
          </Button>
        </div>
      )}
      <S.Links
        title={texts.popularSearches}
        tags={[...kinds].map((kind) => ({ label: kind, href: paths.search(kind) }))}
      />
      <S.Links
        title={shopByCategory}
        tags={categories.map((category) => ({ label: category.name, href: paths.category(category) }))}
      />
    </Stack>
  )
}
