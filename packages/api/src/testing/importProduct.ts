import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '#database/openDatabase.ts'
import { importFeed } from '#import/importFeed.ts'
import { importValues } from '#import/importValues.ts'

/** Imports a product without options, or updates its price and stock. Product 1 is for hygiene, so it is not returnable. */
export async function importProduct(
  db: Database,
  source: string,
  { product, rupees, units }: { product: number; rupees: number; units: number },
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
  const file = path.join(folder, 'feed.jsonl')
  const line = {
    source,
    source_id: String(product),
    title: `Product ${product}`,
    brand: 'Rozana',
    category_path: product === 1 ? ['Body', 'Hygiene', 'Wipes'] : ['Makeup', 'Lips', 'Lipstick'],
    description: '<p>Soft.</p>',
    images: [],
    options: [],
    mrp: 1_000,
    selling_price: rupees,
    currency: 'INR',
    quantity: units,
  }
  try {
    await writeFile(file, JSON.stringify(line))
    const products = await importFeed(db, { file })
    const stock = await importValues(db, 'stock', { file })
    if (products.refused + stock.refused > 0) throw new Error('The feed was refused')
  } finally {
    await rm(folder, { recursive: true })
  }
}
