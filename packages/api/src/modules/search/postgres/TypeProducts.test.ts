import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { CatalogueNames, type Names } from '../CatalogueNames.ts'
import { hasAny, type Condition } from '../Condition.ts'
import { countMatches } from './countMatches.ts'
import { PostgresEngine } from './PostgresEngine.ts'
import { TypeProducts } from './TypeProducts.ts'

const { current: db } = useDatabase('seeded')
let names: Names
let types: TypeProducts

beforeEach(async () => {
  names = await new CatalogueNames(db(), async () => 1).current()
  types = new TypeProducts(db())
})

const count = (condition: Condition) => countMatches(db(), condition, 1_000)

function productsOf(name: string): Condition {
  const concept = names.lexicon.find(name)
  if (concept === undefined) throw new Error(`The lexicon has no ${name}`)
  return names.types.has(concept)
}

it.each(['makeup', 'clothing', 'kurta', 'bag', 'face serum', 'jewellery'])(
  'finds the same products of the type %j by ids',
  async (name) => {
    const type = productsOf(name)
    expect(types.resolve(type, 1)).toBe(type)
    await types.find(type, 1)
    const resolved = types.resolve(type, 1)
    expect(JSON.stringify(resolved)).not.toContain('phrases')
    expect(await count(resolved)).toBe(await count(type))
    expect(types.resolve({ is: 'not', of: { is: 'all', of: [type] } }, 1)).toEqual({
      is: 'not',
      of: { is: 'all', of: [resolved] },
    })
  },
)

it('asks the database once for all searches, until the catalogue changes', async () => {
  const execute = vi.spyOn(db(), 'execute')
  const kurta = productsOf('kurta')
  await Promise.all([types.find(kurta, 1), types.find(kurta, 1)])
  await types.find(kurta, 1)
  expect(execute).toHaveBeenCalledTimes(1)
  execute.mockRestore()

  await db().execute(sql`
    update product set title = 'Walking Kurta' where id = (
      select max(product.id) from product join category on category.id = child_id where category.name = 'Dresses')`)
  const before = await count(types.resolve(kurta, 1))
  expect(types.resolve(kurta, 2)).toEqual(kurta)
  await types.find(kurta, 2)
  expect(await count(types.resolve(kurta, 2))).toBe(await count(kurta))
  expect([before, await count(kurta)]).toEqual([before, before + 1])
})

it('gives statements after the count of a type ids in place of its names', async () => {
  const engine = new PostgresEngine(db(), async () => 1)
  const kurta = productsOf('kurta')
  const cotton = hasAny([{ words: ['cotton'] }], 'ABCD')
  const execute = vi.spyOn(db(), 'execute')
  expect(await engine.count(kurta, 3)).toBe(3)
  expect(JSON.stringify(execute.mock.calls)).toContain('kurti')
  execute.mockClear()
  expect(await engine.areMet(kurta, [cotton])).toEqual([true])
  expect(await engine.count({ is: 'all', of: [kurta, cotton] }, 6)).toBe(6)
  expect(JSON.stringify(execute.mock.calls)).not.toContain('kurti')
  execute.mockRestore()
})

it('asks again after a failure', async () => {
  const kurta = productsOf('kurta')
  const execute = vi.spyOn(db(), 'execute').mockRejectedValueOnce(new Error('busy'))
  await expect(types.find(kurta, 1)).rejects.toThrow('busy')
  execute.mockRestore()
  await types.find(kurta, 1)
  expect(types.resolve(kurta, 1)).not.toEqual(kurta)
})
