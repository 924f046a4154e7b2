import { describe, expect, it } from 'vitest'
import { Kept } from './Kept.ts'

const asKey = (word: string) => word

describe('values of several keys', () => {
  const lengths = () => new Kept<number>({ maxBytes: 10_000, maxAgeMs: 1_000, bytesOf: () => 8 })

  it('are found together, and each only once until the catalogue changes', async () => {
    const kept = lengths()
    const asked: string[][] = []
    const ask = (version: number, words: string[]) =>
      kept.getEach(version, words, asKey, async (unknown) => {
        asked.push([...unknown])
        return unknown.map(({ length }) => length)
      })
    expect(await ask(1, ['a', 'bb', 'a'])).toEqual([1, 2, 1])
    expect(await ask(1, ['bb', 'ccc'])).toEqual([2, 3])
    expect(await ask(1, ['ccc', 'a'])).toEqual([3, 1])
    expect(await ask(2, ['a'])).toEqual([1])
    expect(asked).toEqual([['a', 'bb'], ['ccc'], ['a']])
  })

  it('are found anew after a failure', async () => {
    const kept = lengths()
    const refused = kept.getEach(1, ['a', 'bb'], asKey, async () => {
      throw new Error('no connection')
    })
    await expect(refused).rejects.toThrow('no connection')
    expect(await kept.getEach(1, ['a', 'bb'], asKey, async () => [1, 2])).toEqual([1, 2])
  })
})
