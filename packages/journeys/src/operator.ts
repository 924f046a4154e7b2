import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'

const cli = path.resolve(import.meta.dirname, '../../api/dist/cli.js')

export async function operate(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['JOURNEYS_DATA_DIR'] }
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args], { env })
  return stdout
}

/** Imports as soon as no other test's import is running. */
async function operateInTurn(...args: string[]): Promise<void> {
  await expect(() => operate(...args)).toPass()
}

/** Gives `use` a file with the value as JSON on one line. */
async function withFile(name: string, value: object, use: (file: string) => Promise<unknown>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'journeys-'))
  const file = path.join(folder, name)
  try {
    await writeFile(file, JSON.stringify(value))
    await use(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const importLine = (line: object) => withFile('feed.jsonl', line, (file) => operateInTurn('import', file))

/** Adds a coupon, given as in the content file, to those there are. */
export async function addCoupon(coupon: object): Promise<void> {
  const { coupons } = JSON.parse(await operate('content', 'export')) as { coupons: object[] }
  await withFile('content.json', { coupons: [...coupons, coupon] }, (file) =>
    operate('content', 'apply', file),
  )
}

export async function sellOut(slug: string): Promise<void> {
  const table = await operate('stock', 'show', slug)
  for (const [, variant, store] of table.matchAll(/^ *(\d+) .* {2}(\w+) +\d+ +\d+ *$/gm)) {
    if (variant !== undefined && store !== undefined) {
      await operate('stock', 'set', variant, '0', '--store', store)
    }
  }
}

export async function setStock(slug: string, units: number, store: string): Promise<void> {
  const [, variant] = /^ *(\d+) /m.exec((await operate('stock', 'show', slug)).replace(/^.*\n/, '')) ?? []
  if (variant === undefined) throw new Error(`${slug} has no variant`)
  await operate('stock', 'set', variant, String(units), '--store', store)
}

const HAIR_TOOLS = ['Hair', 'Style & Colour', 'Hair Tools']
/** Products of this category can be returned; hair tools can't, for hygiene. */
export const RINGS = ['Jewellery & Bags', 'Jewellery', 'Rings']

interface FeedProduct {
  title: string
  slug: string
  /** Imports the feed again with this price and quantity. */
  sell: (price: number, quantity?: number) => Promise<void>
}

export async function importProduct(price: number, category = HAIR_TOOLS): Promise<FeedProduct> {
  const number = String(randomInt(1e9)).padStart(9, '0')
  const product: FeedProduct = {
    title: `Wooden Brush ${number}`,
    slug: `resham-wooden-brush-${number}`,
    sell: (price, quantity = 5) =>
      importLine({
        source: 'journeys',
        source_id: number,
        title: product.title,
        brand: 'Resham',
        category_path: category,
        description: '',
        mrp: 999,
        selling_price: price,
        currency: 'INR',
        quantity,
      }),
  }
  await product.sell(price)
  return product
}

/** Imports a kurti in sizes and colours. M in Rani is out of stock, and L is not made in Rani. */
export async function importKurti(): Promise<{ title: string; slug: string }> {
  const number = String(randomInt(1e9)).padStart(9, '0')
  const indigo = { color_code: '#2c3e70' }
  const rani = { color_code: '#b0125b' }
  await importLine({
    source: 'journeys',
    source_id: number,
    title: `Block Kurti ${number}`,
    brand: 'Resham',
    category_path: ['Fashion', 'Tops', 'Kurtis'],
    mrp: 1_299,
    selling_price: 999,
    options: [
      {
        groups: ['Size', 'Colour'],
        variants: [
          { values: ['S', 'Indigo'], quantity: 5, ...indigo },
          { values: ['M', 'Indigo'], quantity: 5, selling_price: 1_049, ...indigo },
          { values: ['L', 'Indigo'], quantity: 5, ...indigo },
          { values: ['S', 'Rani'], quantity: 5, ...rani },
          { values: ['M', 'Rani'], quantity: 0, ...rani },
        ],
      },
    ],
  })
  return { title: `Block Kurti ${number}`, slug: `resham-block-kurti-${number}` }
}
