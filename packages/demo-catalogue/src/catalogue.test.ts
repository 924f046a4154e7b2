import { describe, expect, test } from 'vitest'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { banners, homeSections } from './home.ts'
import { offers } from './offers.ts'
import { postCategories } from './post-categories.ts'
import { posts } from './posts/posts.ts'
import { products } from './products/products.ts'
import { reviews } from './reviews/reviews.ts'
import { sizeGuides } from './size-guides.ts'
import { DRAWING_KINDS } from './types.ts'

const subs = categories.flatMap(({ children = [] }) => children)
const children = subs.flatMap(({ children: below = [] }) => below)
const slugsOf = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug)
const isOut = ({ stock, shades, sizes }: (typeof products)[number]) =>
  (shades ?? sizes)?.every((option) => option.stock === 0) ?? stock === 0

describe('size and variety of the catalogue', () => {
  test('has enough products, brands and categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(300)
    expect(brands).toHaveLength(30)
    expect(categories).toHaveLength(8)
    for (const flag of ['isPopular', 'isExclusive', 'isNewLaunch'] as const) {
      expect(brands.some((brand) => brand[flag])).toBe(true)
    }
  })

  test('has shades, sizes, sold-out products, offers and best sellers', () => {
    expect(products.filter(({ shades }) => shades).length).toBeGreaterThanOrEqual(60)
    expect(products.filter(({ shades }) => shades?.length === 48)).toHaveLength(1)
    expect(products.filter(({ sizes }) => sizes).length).toBeGreaterThanOrEqual(90)
    expect(products.filter(isOut).length).toBeGreaterThanOrEqual(10)
    expect(
      products.filter((one) => !isOut(one) && (one.shades ?? one.sizes)?.some(({ stock }) => stock === 0))
        .length,
    ).toBeGreaterThanOrEqual(5)
    expect(offers.length).toBeGreaterThanOrEqual(30)
    expect(products.filter(({ isBestSeller }) => isBestSeller).length).toBeGreaterThanOrEqual(30)
  })

  test('has every gift and a product for every part of a bundle in stock, without which pages show no offer', () => {
    const isInStock = (slug: string) => products.some((one) => one.slug === slug && !isOut(one))
    const missing = offers.flatMap(({ key, rule }) => {
      const needed =
        rule.kind === 'gift'
          ? [[rule.gift.product]]
          : rule.kind === 'bundle'
            ? rule.parts.map((part) => part.products ?? [])
            : []
      return needed.every((any) => any.length === 0 || any.some(isInStock)) ? [] : [key]
    })
    expect(missing).toEqual([])
  })

  test('has at least three products in every child category', () => {
    const thin = slugsOf(children).filter(
      (slug) => products.filter(({ category }) => category === slug).length < 3,
    )
    expect(thin).toEqual([])
  })

  test('has 24 posts of 300 or more words in five categories', () => {
    expect(posts).toHaveLength(24)
    expect(postCategories).toHaveLength(5)
    for (const { body, slug } of posts) {
      const words = body
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/)
      expect(words.length, slug).toBeGreaterThanOrEqual(300)
    }
  })
})

describe('consistency of the catalogue', () => {
  test('has offers that name one product, or say that several are selected', () => {
    const singular = (word: string) => word.toLowerCase().replace(/(?<=sh)es$|s$/, '')
    const misleading = offers.filter(({ noun = '', products: [slug, ...more] = [] }) => {
      if (slug === undefined) return false // a bundle names its parts
      if (more.length > 0) return !noun.startsWith('selected ')
      const title = products.find((product) => product.slug === slug)?.title.toLowerCase() ?? ''
      return !noun.split(' ').every((word) => title.includes(singular(word)))
    })
    expect(misleading.map(({ key }) => key)).toEqual([])
  })

  test('writes makeup as one word', () => {
    expect(JSON.stringify([products, posts, offers]).match(/.{0,20}make-up.{0,20}/gi)).toBeNull()
  })

  test('writes curved apostrophes and quotation marks', () => {
    const straight: string[] = []
    JSON.stringify(
      [products, brands, categories, offers, posts, sizeGuides, reviews, banners, homeSections],
      (_key, value: unknown) => {
        if (typeof value === 'string')
          straight.push(...(value.replaceAll(/<[^>]+>/g, '').match(/.{0,20}['"].{0,20}/g) ?? []))
        return value
      },
    )
    expect(straight).toEqual([])
  })

  test('has unique slugs in kebab case', () => {
    for (const slugs of [
      slugsOf(products),
      slugsOf(brands),
      slugsOf(posts),
      slugsOf(subs),
      slugsOf(children),
    ]) {
      expect(new Set(slugs).size).toBe(slugs.length)
      expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    }
  })

  test.each(products.map((one) => [one.slug, one] as const))(
    'has complete and consistent data of %s',
    (_slug, one) => {
      expect(slugsOf(brands)).toContain(one.brand)
      expect(slugsOf(children)).toContain(one.category)
      expect(DRAWING_KINDS).toContain(one.kind)
      expect(Number.isInteger(one.mrp) && Number.isInteger(one.price)).toBe(true)
      expect(one.price).toBeLessThanOrEqual(one.mrp)
      expect(one.shades && one.sizes).toBeUndefined()
      const names = (one.shades ?? one.sizes ?? []).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(one.specifications.map(([name]) => name)).toContain('Net quantity')
      expect(one.description.replace(/<\/?(p|ul|li|strong|em)>/g, '')).not.toMatch(/[<>]/)
    },
  )

  test('names the undertone of each of the 48 shades', () => {
    const names = products
      .flatMap(({ shades = [] }) => (shades.length === 48 ? shades : []))
      .map(({ name }) => name)
    const undertones = ['cool', 'neutral', 'warm', 'olive']
    expect(names.map((name) => name.split(', ')[1])).toEqual(names.map((_, index) => undertones[index % 4]))
  })

  test('refers to existing categories in posts', () => {
    expect(
      posts
        .flatMap(({ relatedCategories }) => relatedCategories)
        .filter((slug) => !slugsOf(children).includes(slug)),
    ).toEqual([])
  })

  test.each([
    ['Pairs worth breaking in', ['jutti', 'sandals']],
    ['Sarees to keep for years', ['saree']],
  ])('lists below a post what “%s” names', (heading, kinds) => {
    const post = posts.find(({ productsHeading }) => productsHeading === heading)
    const listed = products.filter(({ category }) => post?.relatedCategories.includes(category))
    expect([...new Set(listed.map(({ kind }) => kind))].toSorted()).toEqual(kinds)
  })
})
