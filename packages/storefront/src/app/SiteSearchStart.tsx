import { Stack } from '@shop/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { bestSellersQuery } from '#features/products/api/bestSellersQuery.ts'
import { bestSellersOf } from '#features/products/bestSellersOf.ts'
import { forgetSearch, recentSearchesStore } from '#features/search/recentSearchesStore.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { shopByCategory } from '#texts/shared.ts'
import * as texts from '#texts/shell.ts'
import * as S from './SiteSearchStart.styles.ts'

/** Ways on below the empty search box: what was searched for on this device, the main categories, and what sells best. */
export function SiteSearchStart() {
  const { api } = useServices()
  const { data: categories = [] } = useQuery(mainCategoriesQuery(api))
  const { data: popular = [] } = useQuery(bestSellersQuery(api))
  const kinds = new Set(bestSellersOf(popular)?.map(({ categoryName }) => categoryName))
  const searches = useStorage(recentSearchesStore)

  /** The button disappears: the focus goes on to the box. */
  function leave({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const box = form?.elements.namedItem('search')
    if (box instanceof HTMLElement) box.focus()
  }
  return (
    <Stack as={S.Root} gap="s">
      {searches.length > 0 && (
        <div>
          <S.Recent
            title={texts.recentSearches}
            tags={searches.map((text) => ({ label: text, href: paths.search(text) }))}
            remove={{
              label: texts.removeRecentSearch,
              onRemove: (text, event) => {
                leave(event)
                forgetSearch(text)
              },
            }}
          />
          <S.Clear
            variant="quiet"
            onClick={(event) => {
              leave(event)
              recentSearchesStore.clear()
            }}
          >
            {texts.clearRecentSearches}
          </S.Clear>
        </div>
      )}
      <S.Links
        title={shopByCategory}
        tags={categories.map((category) => ({ label: category.name, href: paths.category(category) }))}
      />
      {/* They come later, and move nothing. */}
      <S.Popular
        title={texts.popularSearches}
        tags={[...kinds].map((kind) => ({ label: kind, href: paths.search(kind) }))}
      />
    </Stack>
  )
}
