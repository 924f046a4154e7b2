import type { Formats } from '@shop/ui/formats'

/** English texts of the blog, by component. `ShopTextsProvider` replaces them. */
export const blogTexts = ({ number }: Formats) => ({
  BlogArticle: {
    by: (author: string) => `By ${author}`,
    minutes: (minutes: number) => `${number(minutes)} min read`,
  },
  BlogCard: {
    minutes: (minutes: number) => `${number(minutes)} min read`,
  },
  BlogGroup: {
    readAllOf: (title: string) => ` of ${title}`,
  },
  BlogHeader: {
    home: 'the product, home',
    blog: 'Blog',
    shop: 'Shop',
    links: 'Shop and cart',
    categories: 'Blog categories',
    all: 'All',
    more: (label: string) => `More in ${label}`,
  },
  RecentBlogs: {
    retry: 'Try again',
  },
})
