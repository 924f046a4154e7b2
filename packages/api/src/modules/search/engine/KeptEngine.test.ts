import { expect, it, vi } from 'vitest'
import { everyProduct } from '#modules/products/everyProduct.ts'
import { all, hasAny, some } from '../Condition.ts'
import { KeptEngine } from './KeptEngine.ts'
import { NOTHING } from '../interpretation/wanted.ts'
import type { SearchEngine } from '../SearchEngine.ts'

const word = (text: string) => hasAny([{ words: [text] }], 'ABCD')
const unused = new Set(['dib', 'dibs', 'juttis'])

function keptEngine() {
  const engine = {
    count: vi.fn(async () => 1),
    areMet: vi.fn<SearchEngine['areMet']>(async (_, conditions) => conditions.map(() => true)),
    best: vi.fn(async () => [7]),
  }
  const kept = new KeptEngine(engine as Partial<SearchEngine> as SearchEngine, async () => 1, {
    isUnused: (text) => unused.has(text),
  })
  return { engine, kept }
}

it('asks the engine for nothing that needs a word which no product has', async () => {
  const { engine, kept } = keptEngine()
  const vain = all(word('kurta'), word('dib')) ?? word('dib')
  expect(await kept.count(vain, 6)).toBe(0)
  expect(await kept.areMet(vain, [word('kurta')])).toEqual([false])
  expect(await kept.best({ ...everyProduct, search: { match: vain, wanted: NOTHING } }, 5)).toEqual([])
  for (const ask of Object.values(engine)) expect(ask).not.toHaveBeenCalled()
})

it('asks the engine only for those of the conditions that may be met', async () => {
  const { engine, kept } = keptEngine()
  expect(await kept.areMet(word('kurta'), [word('dibs'), word('silk'), word('dib')])).toEqual([
    false,
    true,
    false,
  ])
  expect(engine.areMet).toHaveBeenCalledWith(word('kurta'), [word('silk')])
})

it('asks for what may be met without the word, by its beginning or in its singular', async () => {
  const { engine, kept } = keptEngine()
  await kept.count(some(1, [word('kurta'), word('dib')]), 6)
  await kept.count(hasAny([{ words: ['dib'], isPrefix: true }], 'ABCD'), 6)
  await kept.count(word('juttis'), 6)
  expect(engine.count).toHaveBeenCalledTimes(3)
  expect(await kept.count(some(2, [word('kurta'), word('dib')]), 6)).toBe(0)
  expect(engine.count).toHaveBeenCalledTimes(3)
})
