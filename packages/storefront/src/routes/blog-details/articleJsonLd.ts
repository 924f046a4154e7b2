import type { Blog } from '@shop/contract/blogs'
import { paths } from '#lib/paths.ts'

export function articleJsonLd(
  blog: Blog,
  { name, legalName, origin }: { name: string; legalName: string; origin: string },
): Record<string, unknown> {
  const url = origin + paths.blogDetails(blog.slug)
  const publisher = {
    '@type': 'Organization',
    name,
    legalName,
    url: `${origin}/`,
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: blog.title,
    description: blog.metaDescription,
    ...(blog.picture.src !== '' && { image: [new URL(blog.picture.src, origin).href] }),
    datePublished: blog.date,
    author: publisher,
    publisher,
    articleSection: blog.category.name,
    keywords: blog.tags,
    inLanguage: 'en-IN',
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
  }
}
