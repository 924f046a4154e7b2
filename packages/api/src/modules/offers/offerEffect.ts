import { paise, type Paise } from '@shop/contract/money'
import { chunk } from '#lists/chunk.ts'
import { percentOff } from '#money/percentOff.ts'
import { splitDiscount } from '#money/splitDiscount.ts'
import type { OfferRule } from './OfferRule.ts'

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

/**
 * The result is the same for any order of the lines: dearer units come first. Discounts are whole rupees; per cent are taken of each unit, so that
 * units of one price keep one price.
 */
export function offerEffect(rule: OfferRule, lines: readonly OfferLine[]): OfferEffect {
  const units = unitsOf(lines)
  const missing = missingFor(rule, units, lines)
  return {
    discounts: missing === null ? discountsOf(rule, units, lines) : lines.map(() => paise(0)),
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

function discountsOf(rule: OfferRule, units: readonly Unit[], lines: readonly OfferLine[]): Paise[] {
  switch (rule.kind) {
    case 'set_price':
      return shared(setsOf(units, rule.quantity), (set) => sum(set) - rule.pricePaise, lines)
    case 'pay_for':
      return shared(setsOf(units, rule.quantity), (set) => sum(set.slice(rule.pays)), lines)
    case 'percent':
      return perLine(units, lines, (price) => percentOff(price, rule.percent))
    case 'amount_off':
      return shared([units], () => rule.offPaise, lines)
    case 'bundle': {
      const parts = rule.parts.map((_, part) => unitsOfPart(part, units, lines))
      const count = Math.min(...parts.map(({ length }) => length))
      const bundled = parts.flatMap((part) => part.slice(0, count))
      return perLine(bundled, lines, (price) => percentOff(price, rule.percent))
    }
    case 'gift':
      return lines.map(() => paise(0))
  }
}

/** Whole sets of units, the dearest together. */
function setsOf(units: readonly Unit[], size: number): Unit[][] {
  return chunk(units, size).filter(({ length }) => length === size)
}

function unitsOfPart(part: number, units: readonly Unit[], lines: readonly OfferLine[]): Unit[] {
  return units.filter(({ line }) => lines[line]?.part === part)
}

/** Lines share the discounts of sets in proportion to their units in the sets that a discount makes cheaper. */
function shared(
  sets: readonly (readonly Unit[])[],
  discountOf: (set: readonly Unit[]) => number,
  lines: readonly OfferLine[],
): Paise[] {
  const given = sets.filter((set) => discountOf(set) > 0)
  const discount = given.reduce((total, set) => total + discountOf(set), 0)
  const amounts = perLine(given.flat(), lines, (price) => price)
  return splitDiscount(
    paise(discount),
    lines.map(({ variantId }, index) => ({ key: variantId, amount: amounts[index] ?? paise(0) })),
  )
}

const perLine = (units: readonly Unit[], lines: readonly OfferLine[], of: (price: number) => number) =>
  lines.map((_, index) =>
    paise(units.filter(({ line }) => line === index).reduce((total, { price }) => total + of(price), 0)),
  )

const sum = (units: readonly Unit[]) => units.reduce((total, { price }) => total + price, 0)
