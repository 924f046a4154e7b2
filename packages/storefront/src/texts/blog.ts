export const notFoundTitle = 'Post not found'
export const unknownPost =
  'We can’t find that post. The link may be old or mistyped. Search the blog above, or read a recent post.'
export const blog = 'Blog'
export const search = 'Search'
export const shopThePost = 'Shop the post'
export const comingSoon = 'New posts are coming soon.'
export const searchTitle = (search: string) => `“${search}” in the blog`
export const searchDescription = 'Blog posts that match your search.'
export const searchHeading = (search: string) => `Search the blog: “${search}”`
export const blogTitle = (topics: string) => `The blog: ${topics}`
export const theBlog = 'The blog'
export const theBlogDescription = 'The blog.'
export const categoryTitle = (title: string) => `${title} · The blog`
export const categoryDescription = (title: string, description: string) =>
  `${title}: what the blog has on it, newest first. ${description}`
export const moreIn = (name: string) => `More in ${name}`
export const newestPosts = 'Newest posts'
export const noPostsYet = 'There are no posts here yet. See the others.'
export const blogFallback = 'the blog'
export const endOf = (name: string, rest: string) => `That’s everything in ${name}. There’s more in ${rest}.`
export const tryAnotherWord = 'Try another word, or see all posts.'
export const postsOn = (count: number, search: string) =>
  count === 1 ? `One post on “${search}”` : `${count} posts on “${search}”`
export const postsWith = (count: number, search: string, areMore: boolean) => {
  const more = areMore ? ' more' : ''
  return count === 1 ? `One${more} post mentions “${search}”` : `${count}${more} posts mention “${search}”`
}
export const similarPosts = (search: string) => `No post has “${search}”. These titles are similar`
