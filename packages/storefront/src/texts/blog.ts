export const notFoundTitle = 'No Blogs Found'
export const linkMayBeOld = 'The link may be old or mistyped.'
export const blog = 'Blog'
export const shopThePost = 'Shop the post'
export const comingSoon = 'New posts are coming soon.'
export const searchTitle = (search: string) => `“${search}” in the blog`
export const searchDescription = 'Blog posts that match your search.'
export const postsOn = (search: string) => `Posts on “${search}”`
export const blogTitle = (topics: string) => `The blog: ${topics}`
export const theBlog = 'The blog'
export const theBlogDescription = 'The blog.'
export const categoryTitle = (title: string) => `${title} · The blog`
export const categoryDescription = (title: string, description: string) =>
  `${title}: what the blog has on it, newest first. ${description}`
export const moreIn = (name: string) => `More in ${name}`
export const noPostsYet = 'There are no posts here yet. See the others.'
export const blogFallback = 'the blog'
export const tryAnotherWord = 'Try another word, or see all posts.'
export const onePost = 'One post'
export const posts = (count: number) => `${count} posts`
