import { describe, expect, test } from 'vitest'
import { categories } from '../categories.ts'
import { products } from '../products/products.ts'
import type { DemoProduct, DrawingKind } from '../types.ts'
import { reviews } from './reviews.ts'
import { boughtName } from './boughtName.ts'
import { dealReviews } from './dealReviews.ts'
import { planRatings } from './planRatings.ts'
import { isTrueOf } from './isTrueOf.ts'
import { detailsOf } from './phrases/details.ts'

const reviewsOf = (product: DemoProduct) => reviews.filter((review) => isTrueOf(review, product))
const dealt = dealReviews(products)
const dealtTo = ({ slug }: DemoProduct) => dealt.get(slug) ?? []

const textOf = (product: DemoProduct) => JSON.stringify(product)
const isOf =
  (...kinds: DrawingKind[]) =>
  ({ kind }: DemoProduct) =>
    kinds.includes(kind)
const says = (pattern: RegExp) => (product: DemoProduct) => pattern.test(textOf(product))
const saysNot = (pattern: RegExp) => (product: DemoProduct) => !pattern.test(textOf(product))
const isIn =
  (...slugs: string[]) =>
  ({ category }: DemoProduct) =>
    slugs.includes(category)
const hasSizes = ({ sizes }: DemoProduct) => sizes !== undefined
const hasSize = (name: string) => (product: DemoProduct) =>
  product.sizes?.some((size) => size.name === name) ?? false
const fashion = new Set(
  categories
    .filter(({ slug }) => ['clothing', 'jewellery-and-bags', 'mom-and-baby'].includes(slug))
    .flatMap(({ children = [] }) => children)
    .flatMap(({ children = [] }) => children.map(({ slug }) => slug)),
)
const isFashion = ({ category }: DemoProduct) => fashion.has(category)
const isSewn = (product: DemoProduct) =>
  isFashion(product) && !isOf('saree', 'dupatta', 'watch', 'sunglasses')(product)

/** Statements of reviews, and the products that they can be true of. */
// oxfmt-ignore
const statements: [RegExp, (product: DemoProduct) => boolean][] = [
  // Pictures show products and no people.
  [/\bmodels?\b/i, () => false],
  [/\bcaps?\b/i, isOf('pencil', 'mascara', 'lipstick', 'lip-gloss', 'tube', 'shampoo-bottle', 'hair-oil', 'nail-polish', 'perfume', 'roll-on', 'spray-bottle')],
  [/\blids?\b/i, isOf('jar', 'body-butter', 'candle', 'compact')],
  [/\bpump\b/i, isOf('pump-bottle', 'baby-lotion')],
  [/\bbottle\b/i, isOf('foundation-bottle', 'nail-polish', 'dropper', 'pump-bottle', 'spray-bottle', 'shampoo-bottle', 'hair-oil', 'perfume', 'baby-lotion', 'feeding-bottle')],
  [/\btube\b/i, isOf('tube')],
  [/\bjar\b/i, isOf('jar', 'body-butter')],
  [/\bdrops?\b(?!ping)/i, isOf('dropper', 'hair-oil')],
  [/\bspray/i, isOf('spray-bottle', 'perfume')],
  [/comes out/i, isOf('mascara', 'nail-polish')],
  [/\bleak/i, isOf('tube', 'pump-bottle', 'spray-bottle', 'shampoo-bottle', 'hair-oil', 'dropper')],
  [/\blit it\b|clean burn/i, isOf('candle')],
  [/lather/i, isIn('shampoo', 'body-wash', 'soap')],
  [/shedding/i, isOf('brush-set')],
  [/\bmirror\b/i, isOf('compact', 'palette')],
  [/\bzips?\b/i, says(/\bzip/i)],
  [/\bborder\b/i, says(/\bborder/i)],
  [/\bpockets?\b/i, says(/\bpocket/i)],
  [/\bstones?\b/i, says(/\bstone|kundan|polki/i)],
  [/\blining\b/i, says(/\blin(ed|ing)\b/i)],
  [/\bhooks?\b|\bclasp\b/i, says(/\bhook|\bclasp/i)],
  [/\bstraps?\b/i, says(/\bstrap/i)],
  [/\bsole\b/i, isOf('jutti', 'sandals')],
  [/\bcotton\b/i, says(/cotton|mulmul|muslin/i)],
  [/by hand|hand ?made/i, says(/by hand|hand-|handwoven|handloom/i)],
  [/\bshades?\b/i, ({ shades }) => shades !== undefined],
  [/\bcolou?rs?\b/i, (product) => product.shades !== undefined || isFashion(product) || isIn('kajal', 'eyeliner', 'eyeshadow', 'lip-balm', 'hair-tools', 'gift-sets')(product)],
  [/(?<!\bno (bad |strong )?)\b(smell|scent|fragrance)/i, saysNot(/fragrance-free|unscented|no fragrance/i)],
  [/\b(fragrance|scent) (is|was)\b/i, says(/fragrance|parfum|scent|perfume|aroma|essential oil/i)],
  [/\bsew\b|stitching|seams|margin|finishing inside/i, isSewn],
  [/\bfabric\b|\bcrush\b/i, isFashion],
  [/(first|daily|three|many) wash|\bdries\b|takes time to dry/i, (product) => !isFashion(product) || saysNot(/dry.?clean|spot clean/i)(product)],
  [/size (chart|guide)|true to (size|the chart)|size up|one size|wrong size|runs small/i, hasSizes],
  [/\bsize M\b/, hasSize('M')],
  [/\bTook L\b/, hasSize('L')],
  [/\bXL\b/, hasSize('XL')],
  [/\bUK 6\b/, hasSize('UK6')],
  [/elastic/i, isOf('bra', 'briefs')],
  [/thin wrists/i, isOf('watch')],
  [/value for money|in this range|ordinary for/i, ({ price }) => price <= 600],
  [/costlier|looks expensive|double the price/i, ({ price }) => price <= 3000],
  [/sale\b|offer\b|full price/i, ({ price, mrp }) => price <= mrp && price <= 3000],
]

describe('reviews of the demo catalogue', () => {
  test.each(products.map((product) => [product.slug, product] as const))(
    'say nothing that cannot be true of %s',
    (_slug, product) => {
      const untrue = [...reviewsOf(product), ...dealtTo(product)].flatMap(({ title, body }) =>
        statements
          .filter(([statement, canBeTrue]) => statement.test(`${title}. ${body}`) && !canBeTrue(product))
          .map(([statement]) => `${title}: ${String(statement)}`),
      )
      expect(untrue).toEqual([])
    },
  )

  test('are at least three for every product', () => {
    expect(products.filter((product) => reviewsOf(product).length < 3).map(({ slug }) => slug)).toEqual([])
  })

  test('are not repeated at a product, and each written one is at one product', () => {
    for (const product of products) {
      for (const part of ['title', 'body'] as const) {
        const texts = dealtTo(product).map((review) => review[part].toLowerCase())
        expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
      }
    }
    const all = [...dealt.values()].flat()
    const uses = reviews.map((review) => all.filter((one) => one === review).length)
    expect(Math.max(...uses)).toBe(1)
    expect(uses.filter((count) => count === 1).length).toBeGreaterThan(0.9 * reviews.length)
  })

  test('are as many as planned, and hardly one sentence is read again at other products', () => {
    for (const product of products)
      expect(dealtTo(product).length, product.slug).toBe(planRatings(product).length)
    const uses = new Map<string, number>()
    for (const { body } of [...dealt.values()].flat())
      for (const sentence of body.split(/(?<=[.!?]) /)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
    expect([...uses].filter(([, count]) => count > 2)).toEqual([])
    const once = [...uses.values()].filter((count) => count === 1).length
    expect(once).toBeGreaterThan(uses.size / 2)
  })

  test('speak of the kind of their product', () => {
    for (const product of products) {
      const details = [5, 1].flatMap((rating) => detailsOf(product.category, rating))
      const composed = dealtTo(product).filter((review) => !reviews.some((one) => one === review))
      const told = composed.filter(({ body }) => details.some((detail) => body.endsWith(detail)))
      expect(details.length, product.category).toBeGreaterThan(8)
      if (composed.length > 3) expect(told.length, product.slug).toBeGreaterThanOrEqual(composed.length / 2)
    }
  })

  test('are many for best sellers, and few or none for others', () => {
    const counts = (isBestSeller: boolean) =>
      products
        .filter((product) => (product.isBestSeller ?? false) === isBestSeller)
        .map((product) => dealtTo(product).length)
    expect(Math.min(...counts(true))).toBeGreaterThan(8)
    expect(Math.max(...counts(true))).toBeGreaterThan(20)
    const others = counts(false)
    expect(others.filter((count) => count === 0).length).toBeGreaterThan(10)
    expect(others.filter((count) => count >= 2 && count <= 6).length).toBeGreaterThan(others.length / 2)
  })

  test('give best sellers good averages, and nobody one that is hard to believe', () => {
    for (const product of products) {
      const ratings = dealtTo(product).map(({ rating }) => rating)
      if (ratings.length === 0) continue
      const average = ratings.reduce<number>((sum, rating) => sum + rating, 0) / ratings.length
      expect(average, product.slug).toBeGreaterThanOrEqual(product.isBestSeller ? 4.1 : 3.2)
      expect(average, product.slug).toBeLessThanOrEqual(4.8)
    }
  })

  test('name the size that their text names', () => {
    const product = { slug: 'a-kurta', sizes: [{ name: 'S' }, { name: 'M' }, { name: 'XL' }] }
    const of = (body: string) => boughtName(product, { rating: 5, title: 'Good', body })
    expect(of('I took size M and it fits.')).toBe('M')
    expect(of('The XL is roomy.')).toBe('XL')
    expect(['S', 'M', 'XL']).toContain(of('Fits.'))
    expect(boughtName({ slug: 'a-candle' }, { rating: 5, title: 'Good', body: 'Burns.' })).toBeUndefined()
  })

  test('name categories that exist', () => {
    const all = categories.flatMap((main) => [
      main,
      ...(main.children ?? []).flatMap((sub) => [sub, ...(sub.children ?? [])]),
    ])
    const slugs = new Set(all.map(({ slug }) => slug))
    expect(reviews.flatMap(({ fits }) => fits).filter((place) => !slugs.has(place))).toEqual([])
  })
})
