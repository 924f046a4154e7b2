import type { DemoBrand, DemoProduct } from '@shop/demo-catalogue/types'
import { PRODUCT_VIEWS } from '@shop/demo-catalogue/drawings/drawProduct'
import { pansOf } from '@shop/demo-catalogue/pictures/pansOf'
import { subjectOf } from '@shop/demo-catalogue/pictures/subjectOf'
import { wornAs } from '@shop/demo-catalogue/pictures/wornAs'
import type { Transaction } from '#database/openDatabase.ts'
import { setStock } from '#database/setStock.ts'
import { optionValue, product, productDetail, variant } from '#database/schema/product.ts'
import { today } from '#time/today.ts'
import type { PictureBook } from './PictureBook.ts'
import type { CategoryRow } from './seedCategories.ts'
import { seededRandom } from './seededRandom.ts'

const DAY_MS = 86_400_000
const DELHI = 1
const JAIPUR = 2
const NET_QUANTITY = 'Net quantity'
const BEST_BEFORE = 'Shelf life'

export interface SeedProductsInput {
  products: readonly DemoProduct[]
  brands: readonly DemoBrand[]
  brandIds: ReadonlyMap<string, number>
  categoryRows: ReadonlyMap<string, CategoryRow>
  pictures: PictureBook
}

interface DemoVariant {
  /** Null for the only variant of a product without options. */
  name: string | null
  colour: string | null
  extra: number
  stock: number | undefined
}

export async function seedProducts(tx: Transaction, input: SeedProductsInput): Promise<Map<string, number>> {
  const { products } = input
  const optionIds = await seedOptionValues(tx, input)
  const written = await tx
    .insert(product)
    .values(products.map((one) => toProductRow(one, input)))
    .returning({ id: product.id, slug: product.slug })
  const ids = new Map(written.map(({ id, slug }) => [slug, id]))
  const idOf = ({ slug }: DemoProduct) => required(ids.get(slug), slug)

  await tx.insert(productDetail).values(products.map((one) => toDetailRow(one, idOf(one), input)))

  const variants = products.flatMap((one) =>
    toVariants(one).map((own, position) => ({ product: one, own, position })),
  )
  const variantRows = await tx
    .insert(variant)
    .values(
      variants.map(({ product: one, own, position }) => ({
        productId: idOf(one),
        optionValueId:
          own.name === null ? null : required(optionIds.get(optionKey(one, own.name, input)), own.name),
        position,
        colorCode: own.colour,
        mrpPaise: (one.mrp + own.extra) * 100,
        sellingPricePaise: (one.price + own.extra) * 100,
        media: own.colour === null ? [] : picturesIn(own.colour, one, input),
      })),
    )
    .returning({ id: variant.id })
  await setStock(
    tx,
    variants.flatMap(({ product: one, own }, index) => {
      const variantId = required(variantRows[index]?.id, one.slug)
      const random = seededRandom(`stock ${one.slug} ${own.name}`)
      const delhi = own.stock ?? one.stock ?? random.between(3, 60)
      const isInJaipur = delhi > 0 && random.next() < 0.55
      return [
        { storeId: DELHI, variantId, quantity: delhi },
        ...(isInJaipur ? [{ storeId: JAIPUR, variantId, quantity: random.between(1, 25) }] : []),
      ]
    }),
  )
  return ids
}

function toProductRow(one: DemoProduct, input: SeedProductsInput): typeof product.$inferInsert {
  const random = seededRandom(`product ${one.slug}`)
  const child = required(input.categoryRows.get(`child:${one.category}`), one.category)
  // Relative to the day of seeding, so that new products stay new for a while.
  const age = one.isNew ? random.between(1, 25) : random.between(90, 900)
  // Drawn after the age: a product has the same values in every database.
  const popularity = (one.isBestSeller ? 5_000 : 0) + (one.isNew ? 1_500 : 0) + random.between(0, 4_000)
  return {
    slug: one.slug,
    title: one.title,
    titleBase: one.title,
    brandId: required(input.brandIds.get(one.brand), one.brand),
    mainId: child.main.id,
    subId: required(child.sub?.id, one.category),
    childId: child.id,
    mrpPaise: one.mrp * 100,
    sellingPricePaise: one.price * 100,
    additionalDiscount: one.additionalDiscount ?? 0,
    launchedOn: today(new Date(Date.now() - age * DAY_MS)),
    media: picturesIn(firstColour(one), one, input),
    popularity,
    popularityStart: popularity,
  }
}

function toDetailRow(
  one: DemoProduct,
  productId: number,
  { brands }: SeedProductsInput,
): typeof productDetail.$inferInsert {
  const { description, highlights, howToUse, ingredients } = one
  const factOf = (fact: string) => one.specifications.find(([name]) => name === fact)?.[1] ?? ''
  const [netQuantity, bestBefore] = [factOf(NET_QUANTITY), factOf(BEST_BEFORE)]
  const specifications = one.specifications
    .filter(([name]) => name !== NET_QUANTITY && name !== BEST_BEFORE)
    .map(([name, value]) => ({ name, value }))
  const manufacturer = brands.find(({ slug }) => slug === one.brand)?.manufacturer ?? ''
  const texts = { description, highlights, howToUse, ingredients, specifications }
  return { productId, ...texts, manufacturer, netQuantity, bestBefore }
}

/** All pictures of a product in one of its colours: every view, and make-up on skin. */
function picturesIn(colour: string, one: DemoProduct, input: SeedProductsInput): string[] {
  const { categoryRows, pictures } = input
  const { tint } = required(categoryRows.get(`child:${one.category}`), one.category).main
  const views = PRODUCT_VIEWS.map((view) =>
    pictures.add({ of: 'product', ...subjectOf(one, colour), tint, view }),
  )
  const how = wornAs(one)
  if (how === undefined) return views
  const pans = how === 'pans' && { pans: pansOf({ ...one, colour }) }
  return [...views, pictures.add({ of: 'worn', how, colour, tint, ...pans })]
}

async function seedOptionValues(tx: Transaction, input: SeedProductsInput): Promise<Map<string, number>> {
  const values = new Map<string, typeof optionValue.$inferInsert>()
  for (const one of input.products) {
    for (const { name } of toVariants(one)) {
      if (name !== null) values.set(optionKey(one, name, input), { groupName: groupOf(one, input), name })
    }
  }
  const rows = await tx
    .insert(optionValue)
    .values([...values.values()])
    .returning()
  return new Map(rows.map(({ id, groupName, name }) => [`${groupName}:${name}`, id]))
}

function toVariants(one: DemoProduct): DemoVariant[] {
  if (one.shades) {
    return one.shades.map(({ name, colour, extra = 0, stock }) => ({ name, colour, extra, stock }))
  }
  if (one.sizes) return one.sizes.map(({ name, extra = 0, stock }) => ({ name, colour: null, extra, stock }))
  return [{ name: null, colour: null, extra: 0, stock: one.stock }]
}

/** Main categories whose products come in colours. Make-up comes in shades. */
const COLOURED = ['clothing', 'jewellery-and-bags', 'mom-and-baby']

/** Name of a product's option group. */
export function groupOf(one: DemoProduct, { categoryRows }: Pick<SeedProductsInput, 'categoryRows'>): string {
  if (!one.shades) return 'Size'
  const { main } = required(categoryRows.get(`child:${one.category}`), one.category)
  return COLOURED.includes(main.slug) ? 'Colour' : 'Shade'
}
const optionKey = (one: DemoProduct, name: string, input: SeedProductsInput) =>
  `${groupOf(one, input)}:${name}`
const firstColour = (one: DemoProduct) => one.shades?.[0]?.colour ?? one.colour

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo catalogue names something that is not there: ${what}`)
  return value
}
