import { makeBlog } from '@shop/contract/factories/blogs'
import { expect, test } from 'vitest'
import { articleJsonLd } from './articleJsonLd.ts'

test('a post says what it is, when it came and where it is, with absolute addresses', () => {
  const blog = makeBlog({ slug: 'a-post', picture: { src: '/media/abc-1200x800/1280.webp' } })
  expect(articleJsonLd(blog, 'https://shop.example')).toMatchObject({
    '@type': 'Article',
    headline: blog.title,
    datePublished: '2026-11-21',
    image: ['https://shop.example/media/abc-1200x800/1280.webp'],
    url: 'https://shop.example/blog-details/a-post',
    keywords: ['Lips', 'How to'],
  })
})

test('a post without a picture names none', () => {
  expect(articleJsonLd(makeBlog(), 'https://shop.example')).not.toHaveProperty('image')
})
