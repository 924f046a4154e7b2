import { SEARCH_MAX_LENGTH } from '@shop/contract/limits'
import { messages } from '@shop/contract/messages'
import { BlogHeader } from '@shop/shop-ui/BlogHeader'
import { SearchBox } from '@shop/ui/SearchBox'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { blogCategoriesQuery } from '#features/blogs/api/blogCategoriesQuery.ts'
import { parseBlogFilter } from '#features/blogs/blogFilter.ts'
import { blogSuggestionsQuery } from '#features/blogs/api/blogSuggestionsQuery.ts'
import { useCartCount } from '#features/cart/useCart.ts'
import { useSettledQuery } from '#lib/useSettledQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import * as texts from '#texts/shared.ts'

export function SiteBlogHeader() {
  const { api } = useServices()
  const { pathname, search: query } = useLocation()
  const { data: categories = [] } = useQuery(blogCategoriesQuery(api))
  const filter = parseBlogFilter(new URLSearchParams(query))
  return (
    <BlogHeader
      homeHref={paths.home()}
      blogHref={paths.blog()}
      isAllCurrent={pathname.toLowerCase() === paths.blog() && Object.keys(filter).length === 0}
      cart={{ href: paths.cart(), count: useCartCount() }}
      search={<BlogSearch term={filter.search ?? ''} />}
      categories={categories.map(({ name, slug, subCategories }) => {
        const subs = subCategories.map((sub) => ({
          label: sub.name,
          href: paths.blogSubCategory(sub.slug),
          isCurrent: sub.slug === filter.subCategory,
        }))
        const isCurrent = slug === filter.category || subs.some((sub) => sub.isCurrent)
        return { label: name, href: paths.blogCategory(slug), isCurrent, subCategories: subs }
      })}
    />
  )
}

/** A suggestion links to its post; other text links to the search results. */
function BlogSearch({ term }: { term: string }) {
  const go = useGo()
  const [typed, setTyped] = useState('')
  const { data: suggestions, ...state } = useSettledQuery(typed, blogSuggestionsQuery)
  function search(text: string) {
    const post = suggestions?.find(({ title }) => title === text)
    go(post === undefined ? paths.blogSearch(text) : paths.blogDetails(post.slug))
  }
  return (
    <SearchBox
      action={paths.blog()}
      label={texts.searchTheBlog}
      placeholder={texts.searchTheBlog}
      noSuggestions={messages.noSuggestions}
      maxLength={SEARCH_MAX_LENGTH}
      defaultQuery={term}
      suggestions={
        suggestions && [...new Set(suggestions.map(({ title }) => title))].map((text) => ({ text }))
      }
      {...state}
      onQueryChange={setTyped}
      onSearch={search}
    />
  )
}
