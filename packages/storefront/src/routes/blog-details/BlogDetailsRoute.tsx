import { BlogArticle } from '@shop/shop-ui/BlogArticle'
import { PageBreadcrumbs } from '#lib/PageBreadcrumbs.tsx'
import { Stack } from '@shop/ui/Stack'
import { TagList } from '@shop/shop-ui/TagList'
import { useSuspenseQuery } from '@tanstack/react-query'
import { blogCategoriesQuery } from '#features/blogs/api/blogCategoriesQuery.ts'
import { blogsOfCategoryQuery } from '#features/blogs/api/blogsOfCategoryQuery.ts'
import { blogQuery } from '#features/blogs/api/blogQuery.ts'
import { recentBlogsQuery } from '#features/blogs/api/recentBlogsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import type { LoaderArgs } from '#lib/LoaderArgs.ts'
import { laterPart } from '#lib/laterPart.tsx'
import { logError } from '#lib/logError.ts'
import { paths } from '#lib/paths.ts'
import { useRouteParam } from '#lib/RouteParams.ts'
import { NoBlogs } from '#routes/shared/NoBlogs.tsx'
import * as S from './BlogDetailsRoute.styles.ts'
import { BlogMeta } from './parts/BlogMeta.tsx'
import { MoreInCategory } from './parts/MoreInCategory.tsx'
import { OtherBlogs } from './parts/OtherBlogs.tsx'
import { ShopThePost } from './parts/ShopThePost.tsx'
import { PageTitle } from '#lib/PageTitle.tsx'
import * as texts from '#texts/blog.ts'

export { SiteBlogHeader as Header } from '#routes/shared/SiteBlogHeader.tsx'

const ShareButton = laterPart(async () => (await import('#routes/shared/ShareButton.tsx')).ShareButton)

export async function loader({ api, queries, params }: LoaderArgs) {
  // The post is useful without these (specification §8); the page itself reports failed recent posts.
  const log = (what: string) => (error: unknown) => logError(what, error)
  const others = Promise.all([
    queries.ensureQueryData(blogCategoriesQuery(api)).catch(log('Blog categories')),
    queries.ensureQueryData(recentBlogsQuery(api)).catch(log('Recent blogs')),
  ])
  try {
    const blog = await queries.ensureQueryData(blogQuery(api, params.slugOrId ?? ''))
    await queries.ensureQueryData(blogsOfCategoryQuery(api, blog)).catch(log('Blogs of a category'))
  } finally {
    await others
  }
}

export function NotFound() {
  return (
    <>
      <PageTitle>{texts.notFoundTitle}</PageTitle>
      <meta name="robots" content="noindex" />
      <NoBlogs headingLevel={1} hint={texts.unknownPost} />
      <S.Others>
        <OtherBlogs />
      </S.Others>
    </>
  )
}

/** Blog post (specification §2, *Blog detail*). */
export function Component() {
  const { api, config } = useServices()
  const { data: blog } = useSuspenseQuery(blogQuery(api, useRouteParam('slugOrId')))
  return (
    <S.Page>
      <BlogMeta blog={blog} />
      <PageBreadcrumbs
        items={[
          { label: texts.blog, href: paths.blog() },
          { label: blog.category.name, href: paths.blogCategory(blog.category.slug) },
          { label: blog.title, href: paths.blogDetails(blog.slug) },
        ]}
      />
      <S.Columns>
        <BlogArticle
          blog={blog}
          author={config.shop.name}
          foot={
            <Stack as={S.Foot} gap="xs" align="start">
              <TagList tags={blog.tags.map((label) => ({ label, href: paths.blogSearch(label) }))} />
              <ShareButton title={blog.title} />
            </Stack>
          }
        />
        <ShopThePost related={blog.related} />
        <S.Aside>
          <OtherBlogs than={blog} />
        </S.Aside>
      </S.Columns>
      <MoreInCategory blog={blog} />
    </S.Page>
  )
}
