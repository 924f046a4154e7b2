import type { CartOffer } from '@shop/contract/cart.schema'
import { formatRupees, rupeesOfPaise } from '@shop/contract/money'
import type { Missing, OfferLine } from './offerEffect.ts'
import type { OfferRule } from './OfferRule.ts'

const rupees = (paise: number) => formatRupees(rupeesOfPaise(paise))

/** Missing condition in a few words: "Add 1 more: any 4 for ₹349". An amount is of the offer’s items, whatever else the cart holds. */
export function offerHint(rule: OfferRule, missing: Missing, gift: string): string {
  return `Add ${whatIsMissing(rule, missing)}${reward(rule, gift)}`
}

function whatIsMissing(rule: OfferRule, missing: Missing): string {
  if ('units' in missing) return `${missing.units} more`
  if ('paise' in missing) return `${rupees(missing.paise)} more of the offer’s items`
  const names = rule.kind === 'bundle' ? missing.parts.map((part) => rule.parts[part] ?? '') : []
  return names.join(' and ')
}

function reward(rule: OfferRule, gift: string): string {
  switch (rule.kind) {
    case 'set_price':
      // "1 more for ₹349" would read as the price of that one.
      return `: any ${rule.quantity} for ${rupees(rule.pricePaise)}`
    case 'percent':
      return ` for ${rule.percent}% off`
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

/** Progress of a cart towards an offer; null once the offer applies. */
export function offerProgress(
  rule: OfferRule,
  lines: readonly OfferLine[],
  missing: Missing | null,
): CartOffer['progress'] {
  if (missing === null) return null
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
