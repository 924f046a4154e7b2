import { formatRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OfferRule } from './OfferRule.ts'

const rupees = (paise: number) => formatRupees(rupeesOfPaise(paise))

/** Text of an offer on cards and screens, made from its rule so that it can't promise anything else. */
export function offerTitle(rule: OfferRule, { noun, gift = '' }: { noun: string; gift?: string }): string {
  const of = noun === '' ? '' : ` ${noun}`
  switch (rule.kind) {
    case 'set_price':
      return `Any ${rule.quantity}${of} for ${rupees(rule.pricePaise)}`
    case 'percent':
      return `Buy ${rule.quantity}${of}, get ${rule.percent}% off`
    case 'pay_for':
      return `Buy ${rule.quantity}${of}, pay for ${rule.pays}`
    case 'amount_off':
      return `${rupees(rule.offPaise)} off when you spend ${rupees(rule.fromPaise)}${noun === '' ? '' : ` on ${noun}`}`
    case 'gift':
      return `Free ${gift}${condition(rule, of)}`
    case 'bundle':
      return `${capitalised(rule.parts.join(' + '))}: ${rule.percent}% off together`
  }
}

/** Text of an offer on a card, which has one line for it: its condition, without the names of products. */
export function shortOfferTitle(rule: OfferRule): string {
  if (rule.kind === 'bundle') return `${rule.percent}% off as a set`
  if (rule.kind === 'amount_off') return `${rupees(rule.offPaise)} off from ${rupees(rule.fromPaise)}`
  if (rule.kind !== 'gift') return offerTitle(rule, { noun: '' })
  return rule.quantity > 1 || rule.fromPaise > 0
    ? offerTitle(rule, { noun: '', gift: 'gift' })
    : 'Free gift with this item'
}

function condition({ quantity, fromPaise }: Extract<OfferRule, { kind: 'gift' }>, of: string): string {
  const from = fromPaise > 0 ? ` from ${rupees(fromPaise)}` : ''
  if (quantity > 1) return ` with any ${quantity}${of}${from}`
  if (from === '') return ` with${of}`
  return of === '' ? from : `${from} of${of}`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
