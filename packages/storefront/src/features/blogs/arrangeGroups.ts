import type { BlogCard, BlogGroup } from '@shop/contract/blogs'

/** Number of posts per category on the overview; "Read All" links to the rest. */
const POSTS_PER_GROUP = 3

export interface ArrangedBlogs {
  lead: BlogCard | undefined
  groups: BlogGroup[]
}

/** Overview: the newest post first, then the newest other posts of each category. */
export function arrangeGroups(groups: readonly BlogGroup[]): ArrangedBlogs {
  const lead = groups
    .flatMap(({ blogs }) => blogs)
    .reduce<BlogCard | undefined>(
      (newest, blog) => (newest === undefined || blog.date > newest.date ? blog : newest),
      undefined,
    )
  return {
    lead,
    groups: groups
      .map(({ category, blogs }) => ({
        category,
        // A category with only this post keeps it, so that its heading is not empty.
        blogs: (blogs.length > 1 ? blogs.filter((blog) => blog !== lead) : blogs).slice(0, POSTS_PER_GROUP),
      }))
      .filter(({ blogs }) => blogs.length > 0),
  }
}
