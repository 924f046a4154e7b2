// @vitest-environment happy-dom
import { makeProduct } from '@shop/contract/factories/products'
import { expect, test } from 'vitest'
import { preloadPicture } from './preloadPicture.ts'

test('asks for the first picture once', () => {
  const product = makeProduct({ pictures: [{ src: '/media/p1-1280x1600/1280.webp' }], optionGroups: [] })
  preloadPicture(product, new URLSearchParams())
  preloadPicture(product, new URLSearchParams())
  const links = document.querySelectorAll('link[rel=preload][as=image][type="image/avif"]')
  expect(links).toHaveLength(1)
  expect(links[0]).toHaveProperty('imageSrcset', expect.stringContaining('/media/p1-1280x1600/640.avif 640w'))
})

test('leaves pictures of other hosts alone', () => {
  document.head.replaceChildren()
  preloadPicture(makeProduct({ pictures: [{ src: 'https://a.example/b.jpg' }] }), new URLSearchParams())
  expect(document.head.children).toHaveLength(0)
})
