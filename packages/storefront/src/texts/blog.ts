export const notFoundTitle = 'No Blogs Found · the product'
export const linkMayBeOld = 'The link may be old or mistyped.'
export const blog = 'Blog'
export const pageTitle = (title: string) => `${title} · the product`
export const shopThePost = 'Shop the post'
export const comingSoon = 'New posts are coming soon.'
export const searchTitle = (search: string) => `“${search}” in the blog · the product`
export const searchDescription = 'Blog posts that match your search.'
export const postsOn = (search: string) => `Posts on “${search}”`
export const blogTitle = 'The blog: make-up, skin, hair and clothes · the product'
export const blogDescription =
  'Short, useful pieces on make-up, skin, hair and clothes, written for Indian weather, Indian skin and Indian weddings.'
export const theBlog = 'The blog'
export const blogIntro =
  'Short, useful pieces on make-up, skin, hair and clothes, for Indian weather and Indian weddings.'
export const theBlogTitle = 'The blog · the product'
export const theBlogDescription = 'The blog.'
export const categoryTitle = (title: string) => `${title} · The blog · the product`
export const categoryDescription = (title: string) =>
  `${title}: what the blog has on it, newest first. Short, useful pieces for Indian weather, Indian skin and Indian weddings.`
export const moreIn = (name: string) => `More in ${name}`
export const noPostsYet = 'There are no posts here yet. See the others.'
export const blogFallback = 'the blog'
export const tryAnotherWord = 'Try another word, or see all posts.'
export const onePost = 'One post'
export const posts = (count: number) => `${count} posts`
export const publisher = 'the product'
