import { makeOptionGroup, makeProductCard } from '@shop/contract/factories/products'
import type { Banner, HomeData } from '@shop/contract/home'
import { expect, test } from 'vitest'
import { arrangeHome } from './arrangeHome.ts'

const makeBanner = (href: string): Banner => ({
  id: 1,
  eyebrow: '',
  title: '',
  text: '',
  button: '',
  href,
  picture: { src: '' },
  alt: '',
  tint: '#ffffff',
})
const arrange = (home: Pick<HomeData, 'banners' | 'sections'>) =>
  arrangeHome({ ...home, brands: [], blogs: [] })
const makeSection = (slug: string, products = [makeProductCard()]) => ({ title: slug, slug, products })
let made = 0
const makeShaded = (quantity: number) =>
  makeProductCard({
    optionGroups: [
      makeOptionGroup(
        'Shade',
        Array.from({ length: 5 }, (_, index) => ({
          name: `Shade ${index} of ${(made += 1)}`,
          colorCode: '#8c1d2f',
          quantity,
        })),
      ),
    ],
  })
const lips = makeSection('lips', [makeShaded(3), makeShaded(0), makeShaded(2), makeShaded(1)])

test('shows each section in the form that its content suits', () => {
  const [hero, skin] = [makeBanner('/productList/sale'), makeBanner('/category/skin/2')]
  const sections = ['best-sellers', 'new-launches', 'skin', 'hair'].map((slug) => makeSection(slug))
  const { hero: first, blocks, tiles } = arrange({ banners: [hero, skin], sections: [...sections, lips] })
  expect(first).toBe(hero)
  expect(blocks.map(({ kind }) => kind)).toEqual(['ranking', 'rail', 'edit', 'rail', 'shades'])
  expect(tiles).toEqual([])
})

test('finds the banner of a category whose address has its name', () => {
  const banners = [makeBanner('/'), makeBanner('/category/mom%20%26%20baby/8')]
  const { blocks } = arrange({ banners, sections: [makeSection('mom-and-baby')] })
  expect(blocks).toMatchObject([{ kind: 'edit', banner: banners[1] }])
})

test('lays out edits differently one after the other', () => {
  const slugs = ['skin', 'hair', 'bath', 'men']
  const banners = [makeBanner('/'), ...slugs.map((slug) => makeBanner(`/category/${slug}/1`))]
  const { blocks } = arrange({ banners, sections: slugs.map((slug) => makeSection(slug)) })
  expect(blocks.map((block) => block.kind === 'edit' && block.layout)).toEqual([
    'wide',
    'beside',
    'mirrored',
    'wide',
  ])
})

test('has at most three rails, and shows the other sections as rows', () => {
  const sections = ['a', 'b', 'c', 'd'].map((slug) => makeSection(slug))
  expect(arrange({ banners: [], sections }).blocks.map(({ kind }) => kind)).toEqual([
    'rail',
    'rail',
    'rail',
    'rows',
  ])
})

test('shows up to four shades of each product, and none that is out of stock', () => {
  const [block] = arrange({ banners: [], sections: [lips] }).blocks
  const shades = block?.kind === 'shades' ? block.shades : []
  expect(shades.map(({ product }) => lips.products.findIndex(({ slug }) => slug === product.slug))).toEqual(
    [0, 2, 3].flatMap((index) => [index, index, index, index]),
  )
})

test('pictures the most vivid of the first shades, and shows what is nearest to it beside it', () => {
  const makeLips = (name: string, colours: readonly string[]) =>
    makeProductCard({
      slug: name,
      optionGroups: [
        makeOptionGroup(
          'Shade',
          colours.map((colorCode, index) => ({ name: `${name} ${index}`, colorCode, quantity: 1 })),
        ),
      ],
    })
  const products = [
    makeLips('nude', ['#d9a58c', '#d02020', '#a56a4d']),
    makeLips('red', ['#b51', '#c08468', '#934f37']),
    makeLips('plum', ['#5a1226', '#6d2546']),
    makeLips('balm', ['#f1dc9a', ...Array.from({ length: 12 }, () => '#d9c27a')]),
  ]
  const [block] = arrange({ banners: [], sections: [makeSection('lips', products)] }).blocks
  expect(block).toMatchObject({ kind: 'shades', pictured: { name: 'red 0', product: { slug: 'red' } } })
  const names = block?.kind === 'shades' ? block.shades.map(({ name }) => name) : []
  expect(names.slice(0, 3)).toEqual(['red 2', 'nude 1', 'nude 2'])
  expect(names).not.toContain('red 0')
  expect(names.filter((name) => name.startsWith('balm'))).toHaveLength(4)
})

const makeKurta = (colours: readonly string[]) => {
  const variants = ['S', 'M'].flatMap((size) =>
    colours.map((colour) => ({
      name: `${size} / ${colour}`,
      values: [size, colour],
      colorCode: '#6b6b3a',
      quantity: 2,
    })),
  )
  const group = { ...makeOptionGroup('Size / Colour', variants), groups: ['Size', 'Colour'] }
  return makeProductCard({ optionGroups: [group] })
}

test('shows each colour of a product in sizes and colours once, without the size', () => {
  const colours = ['Olive', 'Rust', 'Ivory', 'Sage', 'Rani', 'Ink', 'Sand', 'Wine', 'Teal']
  const kurtas = [colours.slice(0, 3), colours.slice(3, 6), colours.slice(6)].map(makeKurta)
  const [block] = arrange({ banners: [], sections: [makeSection('kurtas', kurtas)] }).blocks
  const shades = block?.kind === 'shades' ? [block.pictured, ...block.shades] : []
  expect(shades.map(({ name }) => name)).toEqual(colours)
})

test('makes no wall of products that all come in the same few colours', () => {
  const kurtas = Array.from({ length: 8 }, () => makeKurta(['Olive', 'Rust', 'Ivory']))
  const [block] = arrange({ banners: [], sections: [makeSection('kurtas', kurtas)] }).blocks
  expect(block?.kind).toBe('rail')
})

test('makes no wall of a single product', () => {
  const names = Array.from({ length: 12 }, (_, index) => ({ name: `${index}`, colorCode: '#c9151f' }))
  const product = makeProductCard({ optionGroups: [makeOptionGroup('Shade', names)] })
  expect(arrange({ banners: [], sections: [makeSection('lips', [product])] }).blocks[0]?.kind).toBe('rail')
})

test('keeps banners without a section of their own', () => {
  const banners = [makeBanner('/'), makeBanner('/category/hair/3')]
  expect(arrange({ banners, sections: [makeSection('skin')] }).tiles).toEqual(banners.slice(1))
})

test('shows products first that the page does not show above', () => {
  const products = Array.from({ length: 6 }, () => makeProductCard())
  const banners = [makeBanner('/'), makeBanner('/category/skin/1')]
  const sections = [makeSection('best-sellers', products.slice(0, 2)), makeSection('skin', products)]
  const { blocks } = arrange({ banners, sections: [...sections, makeSection('new', products)] })
  const ids = blocks.map((block) => 'products' in block && block.products.map(({ id }) => id))
  const [a, b, c, d, e, f] = products.map(({ id }) => id)
  expect(ids).toEqual([
    [a, b],
    [c, d, e],
    [f, a, b, c, d],
  ])
})

test('has the first five products of a rail, and tells whether there are more', () => {
  const products = Array.from({ length: 6 }, () => makeProductCard())
  const sections = [makeSection('a', products), makeSection('b', products.slice(0, 5))]
  expect(arrange({ banners: [], sections }).blocks).toMatchObject([
    { products: products.slice(0, 5), hasMore: true },
    { products: products.slice(0, 5), hasMore: false },
  ])
})
