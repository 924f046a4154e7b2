import fc from 'fast-check'

/** Products 1 and 2 are sold as they are, 3 and 4 in combinations of two groups. */
export const PLAIN_PRODUCTS = 2
const PRODUCTS = 4
export const COMBINATIONS: readonly (readonly [size: string, colour: string])[] = [
  ['S', 'Red'],
  ['S', 'Blue'],
  ['M', 'Red'],
]

export interface FeedVariantLine {
  /** Index of its combination; a product without options has the variant 0 only. */
  variant: number
  /** In steps of a price. */
  price: number
  units: number
}

export type FeedState = 'draft' | 'active' | 'archived'
export type Launch = 'none' | 'past' | 'future'

export interface FeedLine {
  product: number
  variants: FeedVariantLine[]
  state: FeedState | null
  launch: Exclude<Launch, 'none'> | null
  hasFacts: boolean
}

export interface Feed {
  does: 'products' | 'complete' | 'prices' | 'stock'
  lines: FeedLine[]
  /** Statement before which its process is killed. */
  killedAt: number | null
}

export type FeedStep =
  | Feed
  | { does: 'set state'; product: number; state: FeedState; isLater: boolean }
  /** The launches of all products become due. */
  | { does: 'launch' }
  | { does: 'sell'; product: number; variant: number; units: number }
  /** These concern the oldest order that allows it. */
  | { does: 'cancel' | 'deliver' | 'return' }

const product = fc.integer({ min: 1, max: PRODUCTS })
const variant = fc.integer({ min: 0, max: COMBINATIONS.length - 1 })
const variants = fc.uniqueArray(
  fc.record({ variant, price: fc.integer({ min: 1, max: 3 }), units: fc.integer({ min: 0, max: 3 }) }),
  { selector: (one) => one.variant, minLength: 1, maxLength: COMBINATIONS.length },
)
const state = fc.constantFrom<FeedState>('draft', 'active', 'archived')

/** A fifth of the time: most products are on sale, and most feeds complete. */
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value })

const line: fc.Arbitrary<FeedLine> = fc
  .record({
    product,
    variants,
    state: rarely(state),
    launch: rarely(fc.constantFrom('past', 'future')),
    hasFacts: fc.boolean(),
  })
  .map((one) => (one.product > PLAIN_PRODUCTS ? one : { ...one, variants: withoutOptions(one.variants) }))

const withoutOptions = ([first]: readonly FeedVariantLine[]) =>
  first === undefined ? [] : [{ ...first, variant: 0 }]

const feed: fc.Arbitrary<Feed> = fc.record({
  does: fc.constantFrom('products', 'complete', 'prices', 'stock'),
  lines: fc.uniqueArray(line, { selector: (one) => one.product, minLength: 1, maxLength: PRODUCTS }),
  killedAt: rarely(fc.integer({ min: 1, max: 40 })),
})

export const feedHistories: fc.Arbitrary<FeedStep[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: feed },
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constant('sell'),
        product,
        variant,
        units: fc.integer({ min: 1, max: 2 }),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ does: fc.constantFrom('cancel', 'deliver', 'deliver', 'return') }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant('set state'), product, state, isLater: fc.boolean() }),
    },
    { weight: 1, arbitrary: fc.constant<FeedStep>({ does: 'launch' }) },
  ),
  { minLength: 8, maxLength: 24 },
)
