import { randomUUID } from 'node:crypto'
import type { Database } from '#database/openDatabase.ts'
import { addOffer } from '#modules/offers/addOffer.ts'
import { offerInputSchema, type OfferSource } from '#modules/offers/offerFile.schema.ts'
import type { TestProduct } from './makeTestProduct.ts'

/** Adds an offer with a key of its own for these products, and answers its key. */
export async function makeOffer(
  db: Database,
  products: readonly Pick<TestProduct, 'slug'>[],
  rule: OfferSource['rule'],
  change: Partial<OfferSource> = {},
): Promise<string> {
  const key = `offer-${randomUUID()}`
  const scope = rule.kind === 'bundle' ? {} : { products: products.map(({ slug }) => slug) }
  const input = offerInputSchema.parse({ key, rule, ...scope, ...change })
  await db.transaction((tx) => addOffer(tx, input, new Date()))
  return key
}
