import type { CartOffer } from '@shop/contract/cart.schema'
import { formatRupees, rupeesOfPaise } from '@shop/contract/money'
import { nextSet, type Missing, type OfferLine } from './offerEffect.ts'
import type { OfferRule } from './OfferRule.ts'

const rupees = (paise: number) => formatRupees(rupeesOfPaise(paise))

/**
 * Missing condition in a few words: "Add 1 more: any 4 for ₹349", or "Add 1 more: another 4 for ₹349" beside units that have the offer.
 * Null where nothing is missing. An amount is of the offer’s items, whatever else the cart holds.
 */
export function offerHint(
  rule: OfferRule,
  { lines, missing, gift }: { lines: readonly OfferLine[]; missing: Missing | null; gift: string },
): string | null {
  if (missing !== null) return `Add ${whatIsMissing(rule, missing)}${reward(rule, gift)}`
  const next = nextSet(rule, lines)
  return next && `Add ${next.need - next.have} more${nextReward(rule)}`
}

function nextReward(rule: OfferRule): string {
  if (rule.kind === 'set_price') return `: another ${rule.quantity} for ${rupees(rule.pricePaise)}`
  return rule.kind === 'pay_for' ? `: another ${rule.quantity}, pay for ${rule.pays}` : ''
}

function whatIsMissing(rule: OfferRule, missing: Missing): string {
  if ('units' in missing) return `${missing.units} more`
  if ('paise' in missing) return `${rupees(missing.paise)} more from this offer`
  const names = rule.kind === 'bundle' ? missing.parts.map((part) => rule.parts[part] ?? '') : []
  return names.join(' and ')
}

function reward(rule: OfferRule, gift: string): string {
  switch (rule.kind) {
    case 'set_price':
      // "1 more for ₹349" would read as the price of that one.
      return `: any ${rule.quantity} for ${rupees(rule.pricePaise)}`
    case 'percent':
      // Beside a price that is "15% off" already.
      return ` for an extra ${rule.percent}% off`
    case 'pay_for':
      return ` and pay for ${rule.pays}`
    case 'amount_off':
      return ` for ${rupees(rule.offPaise)} off`
    case 'gift':
      return ` for a free ${gift}`
    case 'bundle':
      return ` for ${rule.percent}% off together`
  }
}

/** Progress of a cart towards an offer or its next set; null where nothing is missing. */
export function offerProgress(
  rule: OfferRule,
  lines: readonly OfferLine[],
  missing: Missing | null,
): CartOffer['progress'] {
  if (missing === null) {
    const next = nextSet(rule, lines)
    return next && { unit: 'items', ...next }
  }
  if ('paise' in missing) {
    const have = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0)
    return { unit: 'rupees', have: rupeesOfPaise(have), need: rupeesOfPaise(have + missing.paise) }
  }
  if ('parts' in missing) {
    const need = rule.kind === 'bundle' ? rule.parts.length : 0
    return { unit: 'items', have: need - missing.parts.length, need }
  }
  const have = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return { unit: 'items', have, need: have + missing.units }
}
