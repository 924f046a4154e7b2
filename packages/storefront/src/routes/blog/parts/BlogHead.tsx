import type { BlogCategory } from '@shop/contract/blogs'
import { Breadcrumbs } from '@shop/ui/Breadcrumbs'
import { Inline } from '@shop/ui/Inline'
import { Stack } from '@shop/ui/Stack'
import { TagList } from '@shop/shop-ui/TagList'
import { Text } from '@shop/ui/Text'
import type { BlogFilter } from '#features/blogs/blogFilter.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import { FeedLink } from '#routes/shared/FeedLink.tsx'
import * as S from '../BlogRoute.styles.ts'
import { placeOf, type BlogPlace } from '../placeOf.ts'
import * as texts from '#texts/blog.ts'

interface BlogHeadProps {
  filter: BlogFilter
  categories: readonly BlogCategory[]
}

export function BlogHead({ filter, categories }: BlogHeadProps) {
  if (filter.search !== undefined) {
    return (
      <Stack as={S.Head}>
        <Seo
          title={texts.searchTitle(filter.search)}
          description={texts.searchDescription}
          path={paths.blogSearch(filter.search)}
          isHidden
        />
        <Breadcrumbs items={[{ label: texts.blog, href: paths.blog() }, { label: texts.search }]} />
        <h1>{texts.searchHeading(filter.search)}</h1>
      </Stack>
    )
  }
  const isAll = filter.category === undefined && filter.subCategory === undefined
  return isAll ? <HeadOfAll /> : <HeadOfPlace place={placeOf(filter, categories)} />
}

function HeadOfAll() {
  const { topics, description } = useServices().config.shop.blog
  return (
    <Stack as={S.Head}>
      <Seo title={texts.blogTitle(topics)} description={description} path={paths.blog()} />
      <FeedLink />
      <Inline as={S.Intro} gap="xl" rowGap="xs" align="end" justify="between">
        <h1>{texts.theBlog}</h1>
        <Text tone="muted">{description}</Text>
      </Inline>
    </Stack>
  )
}

/** Unknown categories show the title of the blog. */
function HeadOfPlace({ place }: { place: BlogPlace | undefined }) {
  const { blog } = useServices().config.shop
  if (place === undefined) {
    return (
      <Stack as={S.Head}>
        <Seo title={texts.theBlog} description={texts.theBlogDescription} path={paths.blog()} isHidden />
        <h1>{texts.theBlog}</h1>
      </Stack>
    )
  }
  const { category, subCategory } = place
  const title = subCategory?.name ?? category.name
  const path = subCategory ? paths.blogSubCategory(subCategory.slug) : paths.blogCategory(category.slug)
  return (
    <Stack as={S.Head}>
      <Seo
        title={texts.categoryTitle(title)}
        description={texts.categoryDescription(title, blog.description)}
        path={path}
      />
      <FeedLink />
      <Breadcrumbs
        items={[
          { label: texts.blog, href: paths.blog() },
          { label: category.name, href: paths.blogCategory(category.slug) },
          ...(subCategory ? [{ label: subCategory.name }] : []),
        ]}
      />
      <h1>{title}</h1>
      <TagList
        title={texts.moreIn(category.name)}
        isTitleHidden
        tags={category.subCategories.map(({ name, slug }) => ({
          label: name,
          href: paths.blogSubCategory(slug),
          isCurrent: slug === subCategory?.slug,
        }))}
      />
    </Stack>
  )
}
