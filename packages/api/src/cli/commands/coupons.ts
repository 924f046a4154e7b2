import { parseArgs } from 'node:util'
import { formatRupees, paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { category } from '#database/schema/category.ts'
import { coupon } from '#database/schema/coupon.ts'
import { listCoupons } from '#modules/coupons/coupons.repository.ts'
import { describeCoupon } from '#modules/coupons/describeCoupon.ts'
import { OperatorError, UsageError, type Command } from '../Command.ts'
import { parseDay } from '../parseDay.ts'
import { printTable } from '../printTable.ts'
import { withShop } from '../withShop.ts'

const HELP = `Adds and lists coupons.

  npm run shop -- coupons list
  npm run shop -- coupons add GLOW20 --percent 20 --cap 200 --min 499 --until 2026-12-31
  npm run shop -- coupons add MINUS100 --flat 100 --first-order
  npm run shop -- coupons add BRINGIT --free-delivery --uses 500

Discount, one of:
  --percent N       per cent off, limited by --cap RUPEES
  --flat RUPEES     fixed amount off
  --free-delivery   no delivery fee

Conditions, all optional:
  --min RUPEES      minimum amount of eligible products
  --brand SLUG      products of this brand only
  --category SLUG   products of this category only, at any level
  --first-order     first orders only
  --from, --until   YYYY-MM-DD in India, the last day included
  --uses N          uses by all shoppers together
  --per-user N      uses by each shopper; 1 by default
  --hidden          not listed in the cart: for shoppers who know the code
  --title TEXT      title in the cart`

const options = {
  percent: { type: 'string' },
  cap: { type: 'string' },
  flat: { type: 'string' },
  'free-delivery': { type: 'boolean', default: false },
  min: { type: 'string', default: '0' },
  brand: { type: 'string' },
  category: { type: 'string' },
  'first-order': { type: 'boolean', default: false },
  from: { type: 'string' },
  until: { type: 'string' },
  uses: { type: 'string' },
  'per-user': { type: 'string', default: '1' },
  hidden: { type: 'boolean', default: false },
  title: { type: 'string' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

export const couponsCommand: Command = {
  name: 'coupons',
  summary: 'adds and lists coupons',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [action, code = ''] = positionals
    if (action === 'list') return withShop(({ db }) => list(db))
    if (action !== 'add') throw new UsageError('The action is missing: add or list.')
    return withShop(({ db }) => add(db, code.toUpperCase(), values))
  },
}

async function list(db: Database): Promise<number> {
  const rows = await listCoupons(db)
  if (rows.length === 0) console.log('There are no coupons.')
  printTable(
    rows.map((row) => [
      row.code,
      row.title,
      describeCoupon(row),
      `${row.uses}${row.usesMax === null ? '' : ` of ${row.usesMax}`} used`,
      row.isPublic ? '' : 'hidden',
    ]),
  )
  return 0
}

async function add(db: Database, code: string, values: Values): Promise<number> {
  if (!/^[A-Z0-9-]{3,32}$/.test(code)) throw new UsageError('A code is 3 to 32 letters, digits and dashes.')
  const effect = effectOf(values)
  const added = await db
    .insert(coupon)
    .values({
      code,
      ...effect,
      title: values.title ?? effect.title,
      minPaise: rupees('min', values.min),
      brandId: values.brand === undefined ? null : await brandOf(db, values.brand),
      categoryId: values.category === undefined ? null : await categoryOf(db, values.category),
      isFirstOrder: values['first-order'] ?? false,
      ...(values.from !== undefined && { startsAt: parseDay('from', values.from) }),
      endsAt:
        values.until === undefined ? null : new Date(parseDay('until', values.until).getTime() + DAY_MS),
      usesMax: values.uses === undefined ? null : count('uses', values.uses),
      usesPerUserMax: count('per-user', values['per-user'] ?? '1'),
      isPublic: !(values.hidden ?? false),
    })
    .onConflictDoNothing({ target: coupon.code })
    .returning({ id: coupon.id })
  if (added.length === 0) throw new OperatorError(`The coupon ${code} exists already.`)
  console.log(`The coupon ${code} was added.`)
  return 0
}

function effectOf(values: Values): Pick<typeof coupon.$inferInsert, 'kind' | 'percent' | 'amountPaise'> & {
  title: string
} {
  const chosen = [values.percent, values.flat, values['free-delivery'] || undefined]
  if (chosen.filter((one) => one !== undefined).length !== 1)
    throw new UsageError('Give one of --percent, --flat and --free-delivery.')
  if (values.percent !== undefined) {
    const percent = count('percent', values.percent)
    if (percent > 100) throw new UsageError('--percent is at most 100.')
    const cap = values.cap === undefined ? null : rupees('cap', values.cap)
    const upTo = cap === null ? '' : `, up to ${formatRupees(rupeesOfPaise(cap))}`
    return { kind: 'percent', percent, amountPaise: cap, title: `${percent}% off${upTo}` }
  }
  if (values.cap !== undefined) throw new UsageError('--cap goes with --percent.')
  if (values.flat === undefined)
    return { kind: 'free_delivery', percent: null, amountPaise: null, title: 'Free delivery' }
  const amountPaise = rupees('flat', values.flat)
  return {
    kind: 'flat',
    percent: null,
    amountPaise,
    title: `${formatRupees(rupeesOfPaise(amountPaise))} off`,
  }
}

const DAY_MS = 86_400_000

function rupees(option: string, text = ''): number {
  if (!/^\d{1,7}$/.test(text)) throw new UsageError(`--${option} is a whole number of rupees.`)
  return paiseOfRupees(Number(text))
}

function count(option: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`--${option} is a whole number from 1.`)
  return Number(text)
}

async function brandOf(db: Database, slug: string): Promise<number> {
  const [found] = await db.select({ id: brand.id }).from(brand).where(eq(brand.slug, slug))
  if (found === undefined) throw new OperatorError(`There is no brand ${slug}.`)
  return found.id
}

async function categoryOf(db: Database, slug: string): Promise<number> {
  const found = await db.select({ id: category.id }).from(category).where(eq(category.slug, slug))
  const [only] = found
  if (only === undefined) throw new OperatorError(`There is no category ${slug}.`)
  if (found.length > 1) throw new OperatorError(`There are ${found.length} categories ${slug}.`)
  return only.id
}
