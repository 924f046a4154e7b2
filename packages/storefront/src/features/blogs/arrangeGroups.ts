import type { BlogCard, BlogGroup } from '@shop/contract/blogs'

/** Posts of each category that the page of all categories shows; "Read All" leads to the rest. */
const POSTS_PER_GROUP = 3

export interface ArrangedBlogs {
  /** The newest post, which opens the page. */
  lead: BlogCard | undefined
  groups: BlogGroup[]
}

/** The page of all posts: the newest one first, then the newest others of each category. */
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
        // A category that has nothing else keeps it: its heading would stand over nothing.
        blogs: (blogs.length > 1 ? blogs.filter((blog) => blog !== lead) : blogs).slice(0, POSTS_PER_GROUP),
      }))
      .filter(({ blogs }) => blogs.length > 0),
  }
}

/** The posts that a search found, in its order. Posts that no list holds are left out. */
export function pickFound(groups: readonly BlogGroup[], found: readonly { id: number }[]): BlogCard[] {
  const byId = new Map(groups.flatMap(({ blogs }) => blogs).map((blog) => [blog.id, blog]))
  return found.flatMap(({ id }) => byId.get(id) ?? [])
}
