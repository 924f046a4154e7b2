/** Texts of the blog that the specification fixes (§2). */
export const blogMessages = {
  readAll: 'Read All',
  noBlogs: 'No Blogs Found',
  loadingBlogs: 'Loading blogs...',
  recentBlogs: 'Recent Blogs',
  blogTags: 'Tags',
  noRecentBlogs: 'No recent blogs available.',
  blogFailed: 'Failed to load the blog.',
} as const
