import type { BlogCard, BlogGroup } from '@shop/contract/blogs'

/** Number of cards in a row. */
const POSTS_PER_ROW = 3

/** True for search results that don't fill a row, which other posts follow. */
export const isShort = (total: number) => total > 0 && total < POSTS_PER_ROW

/** One row of the newest posts, without the given ones. */
export function newestOthers(groups: readonly BlogGroup[], than: readonly BlogCard[]): BlogCard[] {
  return groups
    .flatMap(({ blogs }) => blogs)
    .filter(({ id }) => than.every((one) => one.id !== id))
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, POSTS_PER_ROW)
}
