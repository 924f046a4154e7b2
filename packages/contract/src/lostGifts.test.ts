import { describe, expect, test } from 'vitest'
import { lostGifts, type KeptLine } from './lostGifts.ts'

const line = (id: string, kept: number): KeptLine => ({
  id,
  isGift: false,
  needs: null,
  unitPaise: 60_000,
  kept,
})
const gift = (needs: KeptLine['needs'], kept = 1): KeptLine => ({
  id: 'gift',
  isGift: true,
  needs,
  unitPaise: 15_000,
  kept,
})

describe('a gift', () => {
  const fromAmount = { lines: ['serum', 'cream'], quantity: 1, fromPaise: 99_900 }
  const ofTwo = { lines: ['serum', 'cream'], quantity: 2, fromPaise: 0 }

  test.each<[string, KeptLine['needs'], KeptLine[], boolean]>([
    ['stays while the amount is reached', fromAmount, [line('serum', 2), line('comb', 0)], false],
    ['goes below the amount', fromAmount, [line('serum', 1), line('comb', 3)], true],
    ['counts all lines of its offer', ofTwo, [line('serum', 1), line('cream', 1)], false],
    ['goes with a unit that it needs', ofTwo, [line('serum', 1), line('cream', 0)], true],
    ['of an unknown offer stays with any item', null, [line('comb', 1)], false],
    ['of an unknown offer goes with the last item', null, [line('comb', 0)], true],
  ])('%s', (_, needs, bought, isLost) => {
    expect(lostGifts([...bought, gift(needs)])).toEqual(isLost ? ['gift'] : [])
  })

  test('is lost once', () => {
    expect(lostGifts([line('serum', 0), gift(fromAmount, 0)])).toEqual([])
  })
})
