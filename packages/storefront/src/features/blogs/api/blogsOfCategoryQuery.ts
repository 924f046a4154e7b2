import type { Blog } from '@shop/contract/blogs'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { fetchBlogs } from './blogListQuery.ts'

/** More than a page shows, because some of them may be on it already. */
const POSTS_MAX = 8

/** Newest other posts in the category of a post. */
export const blogsOfCategoryQuery = (api: ApiClient, { id, category }: Pick<Blog, 'id' | 'category'>) =>
  queryOptions({
    queryKey: ['blogs-of-category', category.slug, id],
    queryFn: async ({ signal }) => {
      const groups = await fetchBlogs(api, { category: category.slug }, signal)
      const others = groups.flatMap(({ blogs }) => blogs).filter((blog) => blog.id !== id)
      return others.slice(0, POSTS_MAX)
    },
  })
