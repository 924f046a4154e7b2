import type { Formats } from '@shop/ui/formats'

/** English texts of blog and policies, by component. `ShopTextsProvider` replaces them. */
export const content = ({ number }: Formats) => ({
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
  PolicyPage: {
    inForceSince: 'In force since ',
    summary: 'In short',
    contents: 'On this page',
  },
  RecentBlogs: {
    retry: 'Try again',
  },
})
