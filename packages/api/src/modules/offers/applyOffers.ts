import type { CartOffer } from '@shop/contract/cart.schema'
import { paise, rupeesOfPaise } from '@shop/contract/money'
import type { SoldVariant } from '#modules/cart/cart.repository.ts'
import { priceGift, type PricedLine } from '#modules/cart/priceLines.ts'
import { offerEffect, type OfferEffect, type OfferLine } from './offerEffect.ts'
import { offerHint, offerProgress } from './offerProgress.ts'
import type { LiveOffer } from './offers.repository.ts'
import { toGiftWire } from './toGiftWire.ts'

/** Offer with its gift, if the shop still sells it. */
export interface CartOfferRow extends LiveOffer {
  gift: SoldVariant | undefined
}

export interface OfferedCart {
  lines: PricedLine[]
  /** Result of each offer of these products for the cart, with its missing condition. */
  offers: CartOffer[]
}

/** A product is in one offer and a gift in none, so the order of the offers does not matter. A gift that the cart holds is free there. */
export function applyOffers(lines: readonly PricedLine[], offers: readonly CartOfferRow[]): OfferedCart {
  let offered = [...lines]
  const told: CartOffer[] = []
  const taken = new Set<number>()
  for (const offer of offers) {
    const members = offered.filter((line) => isOf(offer, line) && !taken.has(line.variant?.variantId ?? 0))
    const offerLines = members.flatMap((line) => toOfferLine(offer, line))
    if (offerLines.length === 0) continue
    for (const { variantId } of offerLines) taken.add(variantId)
    const effect = offerEffect(offer.rule, offerLines)
    offered = offered.map((line) => discounted(line, offer, offerLines, effect))
    if (effect.isGiftEarned) offered = withGift(offered, offer)
    const entry = toCartOffer(offer, { members, offerLines }, effect, offered)
    if (entry !== undefined) told.push(entry)
  }
  return { lines: offered, offers: told }
}

const isOf = (offer: CartOfferRow, { variant, quantity, isGift }: PricedLine) =>
  quantity > 0 && !isGift && offer.products.some(({ productId }) => productId === variant?.productId)

function toOfferLine(offer: CartOfferRow, { variant, unit, quantity }: PricedLine): OfferLine[] {
  if (variant === undefined) return []
  const part = offer.products.find(({ productId }) => productId === variant.productId)?.part ?? null
  return [{ variantId: variant.variantId, unit, quantity, part }]
}

function discounted(
  line: PricedLine,
  offer: CartOfferRow,
  offerLines: readonly OfferLine[],
  effect: OfferEffect,
): PricedLine {
  const index = offerLines.findIndex(({ variantId }) => variantId === line.variant?.variantId)
  const discount = effect.discounts[index] ?? 0
  return discount === 0
    ? line
    : { ...line, offerDiscount: paise(line.offerDiscount + discount), offerTitle: offer.title }
}

function withGift(lines: readonly PricedLine[], { gift, title }: CartOfferRow): PricedLine[] {
  if (gift === undefined) return [...lines]
  const isInCart = ({ variant }: PricedLine) => variant?.variantId === gift.variantId
  if (!lines.some(isInCart)) return [...lines, ...priceGift(gift, title)]
  return lines.map((line) =>
    isInCart(line) && line.quantity > 0 && line.offerDiscount === 0
      ? { ...line, offerDiscount: line.unit, offerTitle: title }
      : line,
  )
}

/** Undefined for an offer that would not lower the price of these lines. */
function toCartOffer(
  offer: CartOfferRow,
  { members, offerLines }: { members: readonly PricedLine[]; offerLines: readonly OfferLine[] },
  { discounts, isGiftEarned, missing }: OfferEffect,
  lines: readonly PricedLine[],
): CartOffer | undefined {
  const giftLine = lines.find(
    ({ variant, offerTitle }) => variant?.variantId === offer.giftVariantId && offerTitle === offer.title,
  )
  const off = discounts.reduce((sum, discount) => sum + discount, 0)
  const saving = off + (isGiftEarned && giftLine !== undefined ? giftLine.unit : 0)
  const isGiftGone = isGiftEarned && saving === 0
  if (saving === 0 && missing === null && !isGiftGone) return undefined
  const isGiftOut = offer.rule.kind === 'gift' && (isGiftGone || !hasUnits(offer.gift))
  return {
    offer_id: offer.id,
    title: offer.title,
    product_ids: [...new Set(members.map(({ item }) => item.product_id))],
    applied: saving > 0,
    saving: rupeesOfPaise(saving),
    hint: isGiftOut
      ? 'The gift is out of stock.'
      : offerHint(offer.rule, { lines: offerLines, missing, gift: offer.gift?.title ?? '' }),
    progress: isGiftOut ? null : offerProgress(offer.rule, offerLines, missing),
    gift: offer.gift === undefined ? null : toGiftWire(offer.gift),
    ends_at: offer.endsAt?.toISOString() ?? null,
  }
}

const hasUnits = (gift: SoldVariant | undefined) => gift?.stores.some(({ units }) => units > 0) ?? false
