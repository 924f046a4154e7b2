import { paise, type Paise } from '@shop/contract/money'
import { splitDiscount } from '#money/splitDiscount.ts'
import type { OfferRule } from './OfferRule.ts'

const ONE_RUPEE = 100

/** Line of a cart for an offer: the units of one variant. */
export interface OfferLine {
  variantId: number
  unit: Paise
  quantity: number
  /** Part of a bundle that the product is; null for other rules. */
  part: number | null
}

/** Missing condition: units, an amount in paise, or parts of a bundle. */
export type Missing = { units: number } | { paise: Paise } | { parts: readonly number[] }

export interface OfferEffect {
  discounts: Paise[]
  isGiftEarned: boolean
  /** Null once the offer applies. */
  missing: Missing | null
}

interface Unit {
  line: number
  variantId: number
  price: number
}

interface Taken {
  units: readonly Unit[]
  discount: number
}

/** The result is the same for any order of the lines: dearer units come first. Discounts are whole rupees, rounded down. */
export function offerEffect(rule: OfferRule, lines: readonly OfferLine[]): OfferEffect {
  const units = unitsOf(lines)
  const missing = missingFor(rule, units, lines)
  const taken = missing === null ? takenBy(rule, units, lines) : []
  return {
    discounts: sharesOf(taken, lines),
    isGiftEarned: rule.kind === 'gift' && missing === null && units.length > 0,
    missing,
  }
}

function unitsOf(lines: readonly OfferLine[]): Unit[] {
  return lines
    .flatMap(({ variantId, unit, quantity }, line) =>
      Array.from({ length: quantity }, () => ({ line, variantId, price: unit })),
    )
    .toSorted((one, other) => other.price - one.price || one.variantId - other.variantId)
}

function missingFor(rule: OfferRule, units: readonly Unit[], lines: readonly OfferLine[]): Missing | null {
  switch (rule.kind) {
    case 'amount_off':
      return sum(units) < rule.fromPaise ? { paise: paise(rule.fromPaise - sum(units)) } : null
    case 'bundle': {
      const parts = [...rule.parts.keys()].filter((part) => unitsOfPart(part, units, lines).length === 0)
      return parts.length > 0 ? { parts } : null
    }
    case 'gift':
      if (units.length < rule.quantity) return { units: rule.quantity - units.length }
      return sum(units) < rule.fromPaise ? { paise: paise(rule.fromPaise - sum(units)) } : null
    default:
      return units.length < rule.quantity ? { units: rule.quantity - units.length } : null
  }
}

/** Progress to one more set in units, for an offer that applies to whole sets; null unless half of it is there, and it would save. */
export function nextSet(rule: OfferRule, lines: readonly OfferLine[]): { have: number; need: number } | null {
  if (rule.kind !== 'set_price' && rule.kind !== 'pay_for') return null
  const units = unitsOf(lines)
  const need = rule.quantity
  const left = units.slice(units.length - (units.length % need))
  if (units.length < need || left.length < need / 2) return null
  const isDearer = rule.kind === 'pay_for' || sum(left) * need > rule.pricePaise * left.length
  return isDearer ? { have: left.length, need } : null
}

function takenBy(rule: OfferRule, units: readonly Unit[], lines: readonly OfferLine[]): Taken[] {
  switch (rule.kind) {
    case 'set_price':
      return setsOf(units, rule.quantity).map((set) => ({ units: set, discount: sum(set) - rule.pricePaise }))
    case 'pay_for':
      return setsOf(units, rule.quantity).map((set) => ({ units: set, discount: sum(set.slice(rule.pays)) }))
    case 'percent':
      return [{ units, discount: percentOf(units, rule.percent) }]
    case 'amount_off':
      return [{ units, discount: rule.offPaise }]
    case 'bundle': {
      const parts = rule.parts.map((_, part) => unitsOfPart(part, units, lines))
      const count = Math.min(...parts.map(({ length }) => length))
      const bundled = parts.flatMap((part) => part.slice(0, count))
      return [{ units: bundled, discount: percentOf(bundled, rule.percent) }]
    }
    case 'gift':
      return []
  }
}

/** Whole sets of units, the dearest together. */
function setsOf(units: readonly Unit[], size: number): Unit[][] {
  return Array.from({ length: Math.floor(units.length / size) }, (_, set) =>
    units.slice(set * size, (set + 1) * size),
  )
}

function unitsOfPart(part: number, units: readonly Unit[], lines: readonly OfferLine[]): Unit[] {
  return units.filter(({ line }) => lines[line]?.part === part)
}

/** Lines share a discount in proportion to the units that it was given for. */
function sharesOf(taken: readonly Taken[], lines: readonly OfferLine[]): Paise[] {
  const given = taken.filter(({ discount }) => discount > 0)
  const discount = given.reduce((total, one) => total + one.discount, 0)
  const amounts = lines.map((_, index) =>
    sum(given.flatMap(({ units }) => units.filter(({ line }) => line === index))),
  )
  return splitDiscount(
    paise(discount),
    lines.map(({ variantId }, index) => ({ key: variantId, amount: paise(amounts[index] ?? 0) })),
  )
}

function percentOf(units: readonly Unit[], percent: number): number {
  return Math.floor((sum(units) * percent) / 100 / ONE_RUPEE) * ONE_RUPEE
}

const sum = (units: readonly Unit[]) => units.reduce((total, { price }) => total + price, 0)
