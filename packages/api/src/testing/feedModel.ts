import type { Feed, FeedLine, FeedState, Launch } from './feedHistories.ts'

export interface ModelVariant {
  price: number
  isSold: boolean
  available: number
  reserved: number
}

export interface ModelProduct {
  state: FeedState
  launch: Launch
  /** Archived by a complete feed that lacks it. */
  isWithdrawn: boolean
  hasFacts: boolean
  /** Line that it was written from; null once its prices have changed since. */
  line: string | null
  variants: Map<number, ModelVariant>
}

/** What a shop has of one source, by number of the product. */
export type Model = Map<number, ModelProduct>

/** Quantities don't change a known product. */
export function textOf({ variants, ...line }: FeedLine): string {
  return JSON.stringify({ ...line, variants: variants.map(({ variant, price }) => [variant, price]) })
}

export const isOnSale = ({ state, launch }: ModelProduct) => state === 'active' && launch !== 'future'

/** The lowest price that can be bought; of a product that is sold out, the lowest one. */
export function priceOfProduct({ variants }: ModelProduct): number {
  const sold = [...variants.values()].filter((one) => one.isSold)
  const inStock = sold.filter((one) => one.available > 0)
  return Math.min(...(inStock.length > 0 ? inStock : sold).map(({ price }) => price))
}

/** States of a shop that takes a feed, from the one before it to the one after it. Each is written as a whole. */
export function stagesOf(before: Model, { does, lines }: Feed): Model[] {
  const after = structuredClone(before)
  if (does === 'prices' || does === 'stock') {
    for (const line of lines) setValues(after, does, line)
    return [before, after]
  }
  for (const line of lines) setProduct(after, line)
  if (does === 'products') return [before, after]
  const complete = structuredClone(after)
  for (const [number, known] of complete) {
    if (known.state === 'archived' || lines.some((line) => line.product === number)) continue
    Object.assign(known, { state: 'archived', isWithdrawn: true })
  }
  return [before, after, complete]
}

function setProduct(model: Model, line: FeedLine): void {
  const known = model.get(line.product)
  const text = textOf(line)
  if (known !== undefined && known.line === text && !known.isWithdrawn) return
  const variants = new Map(known?.variants)
  for (const [number, own] of variants) variants.set(number, { ...own, isSold: false })
  for (const { variant, price, units } of line.variants) {
    const stock = variants.get(variant) ?? { available: units, reserved: 0 }
    variants.set(variant, { ...stock, price, isSold: true })
  }
  const kept = known === undefined || known.isWithdrawn ? 'active' : known.state
  model.set(line.product, {
    state: line.state ?? kept,
    launch: line.launch ?? known?.launch ?? 'none',
    isWithdrawn: false,
    hasFacts: line.hasFacts || known?.hasFacts === true,
    line: text,
    variants,
  })
}

/** A line with a variant that the shop does not sell is refused as a whole. */
function setValues(model: Model, kind: 'prices' | 'stock', line: FeedLine): void {
  const known = model.get(line.product)
  if (
    known === undefined ||
    line.variants.some(({ variant }) => known.variants.get(variant)?.isSold !== true)
  )
    return
  for (const { variant, price, units } of line.variants) {
    const own = known.variants.get(variant)
    if (own === undefined) continue
    if (kind === 'stock') own.available = units
    else if (own.price !== price) {
      own.price = price
      known.line = null
    }
  }
}

/** What an operator's command does; false when it is refused. */
export function setState(known: ModelProduct, state: FeedState, isLater: boolean): boolean {
  if (state === 'active' && !known.hasFacts) return false
  const launch = state === 'active' && isLater ? 'future' : 'none'
  Object.assign(known, { state, launch, isWithdrawn: false })
  return true
}
