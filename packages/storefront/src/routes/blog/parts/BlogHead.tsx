import type { BlogCategory } from '@shop/contract/blogs'
import { Breadcrumbs } from '@shop/ui/Breadcrumbs'
import { TagList } from '@shop/shop-ui/TagList'
import { Text } from '@shop/ui/Text'
import type { BlogFilter } from '#features/blogs/blogFilter.ts'
import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import { FeedLink } from '#routes/shared/FeedLink.tsx'
import * as S from '../BlogRoute.styles.ts'
import { placeOf, type BlogPlace } from '../placeOf.ts'

interface BlogHeadProps {
  filter: BlogFilter
  categories: readonly BlogCategory[]
}

/** Title, breadcrumbs and sub-categories of a blog page. */
export function BlogHead({ filter, categories }: BlogHeadProps) {
  if (filter.search !== undefined) {
    return (
      <S.Head>
        <Seo
          title={`“${filter.search}” in the blog · the product`}
          description="Blog posts that match your search."
          path={paths.blogSearch(filter.search)}
          isHidden
        />
        <h1>Posts on “{filter.search}”</h1>
      </S.Head>
    )
  }
  const isAll = filter.category === undefined && filter.subCategory === undefined
  return isAll ? <HeadOfAll /> : <HeadOfPlace place={placeOf(filter, categories)} />
}

function HeadOfAll() {
  return (
    <S.Head>
      <Seo
        title="The blog: make-up, skin, hair and clothes · the product"
        description="Short, useful pieces on make-up, skin, hair and clothes, written for Indian weather, Indian skin and Indian weddings."
        path={paths.blog()}
      />
      <FeedLink />
      <S.Intro>
        <h1>The blog</h1>
        <Text tone="muted">
          Short, useful pieces on make-up, skin, hair and clothes, for Indian weather and Indian weddings.
        </Text>
      </S.Intro>
    </S.Head>
  )
}

/** Unknown categories show the title of the blog. */
function HeadOfPlace({ place }: { place: BlogPlace | undefined }) {
  if (place === undefined) {
    return (
      <S.Head>
        <Seo title="The blog · the product" description="The blog." path={paths.blog()} isHidden />
        <h1>The blog</h1>
      </S.Head>
    )
  }
  const { category, subCategory } = place
  const title = subCategory?.name ?? category.name
  const path = subCategory ? paths.blogSubCategory(subCategory.slug) : paths.blogCategory(category.slug)
  return (
    <S.Head>
      <Seo
        title={`${title} · The blog · the product`}
        description={`${title}: what the blog has on it, newest first. Short, useful pieces for Indian weather, Indian skin and Indian weddings.`}
        path={path}
      />
      <FeedLink />
      <Breadcrumbs
        items={[
          { label: 'Blog', href: paths.blog() },
          { label: category.name, href: paths.blogCategory(category.slug) },
          ...(subCategory ? [{ label: subCategory.name }] : []),
        ]}
      />
      <h1>{title}</h1>
      <TagList
        title={`More in ${category.name}`}
        isTitleHidden
        tags={category.subCategories.map(({ name, slug }) => ({
          label: name,
          href: paths.blogSubCategory(slug),
          isCurrent: slug === subCategory?.slug,
        }))}
      />
    </S.Head>
  )
}
