import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ProductCardWire } from '@shop/contract/products.schema'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '#modules/content/contentFile.schema.ts'
import { useApp } from '#testing/useApp.ts'
import { useCommands } from '#testing/useCommands.ts'

const shop = useApp()
const { app, db, get } = shop
const run = useCommands(shop)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'goes-with-'))
  return () => rm(folder, { recursive: true })
})

const LIPSTICK = 'rozana-satin-pop-lipstick'
const partners = async (slug: string) =>
  (await get<{ data: ProductCardWire[] }>(`/api/products/${slug}/goes-with`)).data
const kinds = async (slug: string) => (await partners(slug)).map(({ category }) => category)
async function apply(goes_with: object[]): Promise<[number, string]> {
  const file = path.join(folder, 'content.json')
  await writeFile(file, JSON.stringify({ goes_with }))
  return run('content', 'apply', file)
}

describe('the demo', () => {
  test('completes a lipstick and a kurta: one of each kind first, no other of its own kind', async () => {
    const found = await kinds(LIPSTICK)
    expect(found.slice(0, 4)).toEqual(['Lip Liner', 'Lip Balm & Tint', 'Cleanser & Micellar', 'Lip Liner'])
    expect(found).not.toContain('Lipstick')
    expect((await kinds('tantu-chikankari-mulmul-straight-kurta')).slice(0, 3)).toEqual([
      'Trousers & Palazzos',
      'Dupattas',
      'Juttis & Mojaris',
    ])
  })

  test('names kinds for every child category', async () => {
    const { rows } = await db().execute(sql`
      select slug from category where level = 'child' and not exists (select from goes_with where slug = any(categories))`)
    expect(rows).toEqual([])
  })

  test('suggests what is in stock and liked, of the same brand first, then of a similar price', async () => {
    const [lipstick] = await shopCards(`slug = '${LIPSTICK}'`)
    const found = await partners(LIPSTICK)
    expect(found.filter(({ quantity }) => quantity === 0)).toEqual([])
    expect(
      found.filter(({ rating_count, rating_average }) => rating_count > 0 && rating_average < 3.5),
    ).toEqual([])
    const liners = found.filter(({ category }) => category === 'Lip Liner')
    const distances = liners.map(
      ({ brand_name, selling_price }) =>
        Number(brand_name !== 'Rozana') * 1_000_000 + Math.abs(selling_price * 100 - (lipstick?.price ?? 0)),
    )
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  })
})

async function shopCards(where: string) {
  const { rows } = await db().execute<{ price: number }>(
    sql.raw(`select price_paise as price from product where ${where}`),
  )
  return rows
}

describe('content apply', () => {
  test('refuses categories that the shop does not have, kinds that are wide, and a category twice', async () => {
    const [code, text] = await apply([{ categories: ['hats'], with: ['makeup'] }])
    expect(code).toBe(1)
    expect(text).toContain('goes_with.0.categories: there is no category hats.')
    expect(text).toContain('goes_with.0.with: there is no child category makeup.')
    const [, twice] = await apply([
      { categories: ['lipstick'], with: ['lip-liner'] },
      { categories: ['lipstick'], with: ['lip-balm'] },
    ])
    expect(twice).toContain('lipstick a second time')
  })

  test('takes the nearest category, and neighbours where none is named', async () => {
    const before = (JSON.parse((await run('content', 'export'))[1]) as Content).goes_with
    const wide = { categories: ['makeup'], with: ['nail-polish'] }
    expect((await apply([wide, { categories: ['lipstick'], with: ['kajal'] }]))[0]).toBe(0)
    expect(new Set(await kinds(LIPSTICK))).toEqual(new Set(['Kajal']))
    await apply([wide])
    expect(new Set(await kinds(LIPSTICK))).toEqual(new Set(['Nail Polish']))

    await apply([])
    const neighbours = await kinds(LIPSTICK)
    expect(neighbours).toHaveLength(12)
    expect(neighbours.slice(0, 4).toSorted()).toEqual([
      'Lip Balm & Tint',
      'Lip Gloss',
      'Lip Liner',
      'Liquid Lipstick',
    ])
    await apply(before)
  })
})

test('answers 404 for an unknown product', async () => {
  expect((await app().inject('/api/products/no-such-thing/goes-with')).statusCode).toBe(404)
})
