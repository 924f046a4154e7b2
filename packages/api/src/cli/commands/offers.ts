import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Database } from '#database/openDatabase.ts'
import { addOffer, OfferError } from '#modules/offers/addOffer.ts'
import { offerInputSchema } from '#modules/offers/offerFile.schema.ts'
import { endOffer, listOffers } from '#modules/offers/offers.repository.ts'
import { OperatorError, UsageError, type Command } from '../Command.ts'
import { printTable } from '../printTable.ts'
import { readJsonFile } from '../readJsonFile.ts'
import { withShop } from '../withShop.ts'

const HELP = `Adds offers, lists them and ends them.

  npm run shop -- offers list
  npm run shop -- offers add FILE.json
  npm run shop -- offers end nails-4-for-349

FILE.json has a list of offers, all of which are added or none:

  [{"key": "nails-4-for-349", "rule": {"kind": "set_price", "quantity": 4, "price": 349},
    "products": ["rozana-mini-lacquer", "tara-gel-shine"], "from": "2026-12-01", "until": "2026-12-31"}]

Rules, amounts in whole rupees:
  {"kind": "set_price", "quantity": 4, "price": 349}     any 4 for ₹349
  {"kind": "percent", "quantity": 2, "percent": 10}      10% off everything in the offer from 2 on
  {"kind": "pay_for", "quantity": 3, "pays": 2}          of each 3 the cheapest is free
  {"kind": "amount_off", "from": 3999, "off": 300}       ₹300 off from ₹3,999
  {"kind": "gift", "from": 999, "gift": {"product": "rozana-mini-serum"}}
                                                         a gift from ₹999, or with "quantity": N
  {"kind": "bundle", "percent": 15, "parts": [{"name": "shampoo", "products": ["a"]},
    {"name": "conditioner", "products": ["b"]}]}         15% off one of each part together

It is for one of "products", "brand" and "category"; the products are those of the day on which it is added. "noun" says
what they are called ("kurtas"). "from" and "until" are days in India, the last one included. The text that shoppers read
is made from the rule. A product is in one offer at a time, and a gift in none.`

export const offersCommand: Command = {
  name: 'offers',
  summary: 'adds offers, lists them and ends them',
  help: HELP,
  async run(args) {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
    const [action, name, ...more] = positionals
    if (more.length > 0) throw new UsageError('Name one file or one offer.')
    if (action === 'list') return withShop(({ db }) => list(db))
    if (action === 'add' && name !== undefined) return add(name)
    if (action === 'end' && name !== undefined) return withShop(({ db }) => end(db, name))
    throw new UsageError('The action is missing: list, add FILE.json or end OFFER.')
  },
}

const istDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

async function list(db: Database): Promise<number> {
  const rows = await listOffers(db)
  if (rows.length === 0) console.log('There are no offers.')
  const now = new Date()
  printTable(
    rows.map(({ key, title, products, startsAt, endsAt }) => [
      key,
      title,
      `${products} ${products === 1 ? 'product' : 'products'}`,
      endsAt !== null && endsAt <= now
        ? `ended on ${lastDay(endsAt)}`
        : `${startsAt > now ? `from ${istDay.format(startsAt)}` : 'on'}${endsAt === null ? '' : ` until ${lastDay(endsAt)}`}`,
    ]),
  )
  return 0
}

/** The day that ends at a midnight is the one before it. */
const lastDay = (endsAt: Date) => istDay.format(new Date(endsAt.getTime() - 1))

async function add(file: string): Promise<number> {
  const offers = await readJsonFile(file, z.array(offerInputSchema).min(1, 'has no offer'))
  return withShop(async ({ db }) => {
    try {
      await db.transaction(async (tx) => {
        const now = new Date()
        for (const offer of offers) console.log(`${offer.key}: ${await addOffer(tx, offer, now)}`)
      })
    } catch (error) {
      throw error instanceof OfferError ? new OperatorError(`${error.message} Nothing was added.`) : error
    }
    return 0
  })
}

async function end(db: Database, key: string): Promise<number> {
  if (!(await endOffer(db, key, new Date())))
    throw new OperatorError(`There is no offer ${key}, or it has ended already.`)
  console.log(`${key} has ended.`)
  return 0
}
