import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#database/openDatabase.ts'
import { importFeed } from '#import/importFeed.ts'

export type TestTitle = readonly [
  title: string,
  brand: string,
  path: readonly string[],
  text?: string,
  /** Option "Colour". */
  colour?: string,
  /** Specification "Type". */
  type?: string,
]

/** Imports products that differ in their titles, brands, categories and texts alone, the most popular first. */
export async function importTitles(db: Database, titles: readonly TestTitle[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'))
  const file = join(folder, 'feed.jsonl')
  const lines = titles.map(([title, brand, category_path, text = '', colour, type], index) => ({
    source: 'titles',
    source_id: String(index),
    title,
    brand,
    category_path,
    description: text,
    images: [],
    options:
      colour === undefined ? [] : [{ group: 'Colour', variants: [{ option_name: colour, quantity: 9 }] }],
    ...(type !== undefined && { specifications: [{ name: 'Type', value: type }] }),
    mrp: 599,
    selling_price: 499,
    quantity: 9,
    popularity: 4_000 - index * 50,
  }))
  try {
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'))
    const { refused } = await importFeed(db, { file })
    if (refused > 0) throw new Error('The feed was refused')
  } finally {
    await rm(folder, { recursive: true })
  }
}
