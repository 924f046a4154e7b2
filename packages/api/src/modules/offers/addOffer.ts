import { formatRupees, rupeesOfPaise, unitPaise } from '@shop/contract/money'
import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { category } from '#database/schema/category.ts'
import { offer, offerProduct } from '#database/schema/offer.ts'
import { optionValue, product, variant } from '#database/schema/product.ts'
import { toOfferRule, type OfferInput } from './offerFile.schema.ts'
import { offerTitle } from './offerTitle.ts'

export class OfferError extends Error {}

interface Period {
  startsAt: Date
  endsAt: Date | null
}

interface Member {
  productId: number
  slug: string
  title: string
  part: number | null
}

interface Gift {
  variantId: number
  productId: number
  slug: string
  title: string
}

/** Adds an offer and answers its text. Offers are added one after the other, so that no product gets into two of them. */
export async function addOffer(tx: Transaction, input: OfferInput, now: Date): Promise<string> {
  await tx.execute(sql`lock table ${offer} in share row exclusive mode`)
  const period = { startsAt: input.from ?? now, endsAt: input.until ?? null }
  if (period.endsAt !== null && period.endsAt <= now) throw new OfferError(`${input.key} is over already.`)
  const members = await findMembers(tx, input)
  const gift = input.rule.kind === 'gift' ? await findGift(tx, input.rule.gift) : undefined
  if (gift !== undefined && members.some(({ productId }) => productId === gift.productId))
    throw new OfferError(`${gift.slug} can't be the gift of an offer that it is in.`)
  await refuseSecondOffer(tx, members, gift, period)
  const rule = toOfferRule(input)
  if (rule.kind === 'set_price') await refuseHighPrice(tx, members, rule)
  const title = offerTitle(rule, {
    noun: input.noun || (gift === undefined ? '' : nounOf(members)),
    ...(gift !== undefined && { gift: gift.title }),
  })
  const [added] = await tx
    .insert(offer)
    .values({
      key: input.key,
      title,
      rule,
      giftVariantId: gift?.variantId ?? null,
      ...period,
      isShown: period.startsAt <= now,
    })
    .onConflictDoNothing({ target: offer.key })
    .returning({ id: offer.id })
  if (added === undefined) throw new OfferError(`There is an offer ${input.key} already.`)
  await tx
    .insert(offerProduct)
    .values(members.map(({ productId, part }) => ({ offerId: added.id, productId, part })))
  return title
}

/** A gift says what to buy for it. */
const nounOf = ([only, ...others]: readonly Member[]) =>
  only === undefined || others.length > 0 ? 'selected items' : only.title

/** The text promises a price for any of the products. */
async function refuseHighPrice(
  tx: Transaction,
  members: readonly Member[],
  { quantity, pricePaise }: { quantity: number; pricePaise: number },
): Promise<void> {
  const units = await tx
    .select({
      slug: product.slug,
      price: variant.sellingPricePaise,
      additionalDiscount: product.additionalDiscount,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(
      and(
        inArray(
          product.id,
          members.map(({ productId }) => productId),
        ),
        variant.isActive,
      ),
    )
  const cheap = units.find((one) => unitPaise(one.price, one.additionalDiscount) * quantity <= pricePaise)
  if (cheap === undefined) return
  const price = formatRupees(rupeesOfPaise(pricePaise))
  throw new OfferError(`${quantity} of ${cheap.slug} cost no more than ${price} without the offer.`)
}

async function findMembers(tx: Transaction, input: OfferInput): Promise<Member[]> {
  const { rule, products = [] } = input
  const wanted =
    rule.kind === 'bundle'
      ? rule.parts.flatMap((one, part) => one.products.map((slug) => ({ slug, part })))
      : products.map((slug) => ({ slug, part: null }))
  const twice = wanted.find(({ slug }, index) => wanted.findIndex((one) => one.slug === slug) !== index)
  if (twice !== undefined) throw new OfferError(`${twice.slug} is named twice.`)
  const found = await tx
    .select({ productId: product.id, slug: product.slug, title: product.title })
    .from(product)
    .where(
      and(
        product.isActive,
        await isChosen(
          tx,
          input,
          wanted.map(({ slug }) => slug),
        ),
      ),
    )
  const unknown = wanted.find(({ slug }) => !found.some((one) => one.slug === slug))
  if (unknown !== undefined) throw new OfferError(`There is no product ${unknown.slug}.`)
  if (found.length === 0) throw new OfferError(`${input.key} is for no product.`)
  return found.map((one) => ({ ...one, part: wanted.find(({ slug }) => slug === one.slug)?.part ?? null }))
}

async function isChosen(tx: Transaction, input: OfferInput, slugs: readonly string[]) {
  if (input.brand !== undefined) {
    const [found] = await tx.select({ id: brand.id }).from(brand).where(eq(brand.slug, input.brand))
    if (found === undefined) throw new OfferError(`There is no brand ${input.brand}.`)
    return eq(product.brandId, found.id)
  }
  if (input.category !== undefined) {
    const found = await tx.select({ id: category.id }).from(category).where(eq(category.slug, input.category))
    const [only] = found
    if (only === undefined) throw new OfferError(`There is no category ${input.category}.`)
    if (found.length > 1) throw new OfferError(`There are ${found.length} categories ${input.category}.`)
    return or(eq(product.mainId, only.id), eq(product.subId, only.id), eq(product.childId, only.id))
  }
  return inArray(product.slug, [...slugs])
}

async function findGift(
  tx: Transaction,
  { product: slug, option }: { product: string; option?: string | undefined },
): Promise<Gift> {
  const [found, ...others] = await tx
    .select({ variantId: variant.id, productId: product.id, slug: product.slug, title: product.title })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .leftJoin(optionValue, eq(optionValue.id, variant.optionValueId))
    .where(
      and(
        eq(product.slug, slug),
        product.isActive,
        variant.isActive,
        option === undefined ? undefined : eq(optionValue.name, option),
      ),
    )
  if (found === undefined)
    throw new OfferError(
      `There is no product ${slug}${option === undefined ? '' : ` with ${option}`} to give.`,
    )
  if (others.length > 0) throw new OfferError(`${slug} has several options: say which one is the gift.`)
  return found
}

/** A product is in one offer at a time, and the gift of one, and not both. */
async function refuseSecondOffer(
  tx: Transaction,
  members: readonly Member[],
  gift: Gift | undefined,
  { startsAt, endsAt }: Period,
): Promise<void> {
  const overlaps = and(
    or(isNull(offer.endsAt), gt(offer.endsAt, startsAt)),
    endsAt === null ? undefined : lt(offer.startsAt, endsAt),
  )
  const ids = [...members.map(({ productId }) => productId), ...(gift === undefined ? [] : [gift.productId])]
  const [inOffer] = await tx
    .select({ slug: product.slug, key: offer.key })
    .from(offerProduct)
    .innerJoin(offer, eq(offer.id, offerProduct.offerId))
    .innerJoin(product, eq(product.id, offerProduct.productId))
    .where(and(inArray(offerProduct.productId, ids), overlaps))
    .limit(1)
  if (inOffer !== undefined)
    throw new OfferError(`${inOffer.slug} is in the offer ${inOffer.key} at that time.`)
  const [given] = await tx
    .select({ slug: product.slug, key: offer.key })
    .from(offer)
    .innerJoin(variant, eq(variant.id, offer.giftVariantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(inArray(variant.productId, ids), overlaps))
    .limit(1)
  if (given !== undefined)
    throw new OfferError(`${given.slug} is the gift of the offer ${given.key} at that time.`)
}
