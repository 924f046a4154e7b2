import { makeBlog } from '@shop/contract/factories/blogs'
import { expect, test } from 'vitest'
import { articleJsonLd } from './articleJsonLd.ts'

const shop = { name: 'the product', legalName: 'Studio Nine LLP', origin: 'https://shop.example' }

test('describes a post with absolute addresses', () => {
  const blog = makeBlog({ slug: 'a-post', picture: { src: '/media/abc-1200x800/1280.webp' } })
  expect(articleJsonLd(blog, shop)).toMatchObject({
    '@type': 'Article',
    headline: blog.title,
    datePublished: '2026-11-21',
    image: ['https://shop.example/media/abc-1200x800/1280.webp'],
    url: 'https://shop.example/blog-details/a-post',
    publisher: { name: 'the product', legalName: 'Studio Nine LLP' },
    keywords: ['Lips', 'How to'],
  })
})

test('omits the picture of a post without one', () => {
  expect(articleJsonLd(makeBlog(), shop)).not.toHaveProperty('image')
})
