import { describe, expect, it } from 'vitest'
import { compareSizes } from './compareSizes.ts'

describe('compareSizes', () => {
  it.each([
    ['letters', ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL']],
    ['letters spelt both ways', ['2XS', 'xs', 'S', 'XL', '2XL', 'XXXL', '4XL']],
    ['one size before the rest', ['Free Size', 'S', 'M']],
    ['newborn before the rest', ['NB', 'S', 'M', 'L', 'XL']],
    ['diapers', ['NB (2–5 kg)', 'S (4–8 kg)', 'M (7–12 kg)', 'L (9–14 kg)', 'XL (12–17 kg)']],
    ['bra sizes', ['30D', '32A', '32B', '32C', '34A', '34B', '34D', '34DD', '34E', '36B']],
    ['letters, numbers, then bra sizes', ['XS', '3XL', '28', '38', '32B', '38C']],
    ['shoes', ['UK3', 'UK4', 'UK5', 'UK5.5', 'UK6', 'UK10']],
    ['bangles', ['2.2', '2.4', '2.6', '2.8', '2.10']],
    ['volumes', ['8 ml', '50 ml', '100ml', '250 ml', '1 L']],
    ['ages', ['0-3 months', '3-6 months', '6-12 months', '1-2 years', '2-3 years']],
    ['numbers', ['6', '8', '10', '12']],
    ['anything else by the alphabet', ['Large bottle', 'Regular', 'Travel']],
  ])('orders the sizes %s', (_, sizes) => {
    expect(sizes.toReversed().toSorted(compareSizes)).toEqual(sizes)
    expect(sizes.toSorted(compareSizes)).toEqual(sizes)
  })

  it('orders any sizes consistently', () => {
    const sizes = ['34DD', 'UK5.5', '2.4', 'S', 'XS', '', '¿', '3XL', '34B', '100 ml', 'One Size']
    for (const one of sizes) {
      for (const other of sizes) {
        const [there, back] = [compareSizes(one, other), compareSizes(other, one)]
        expect(Math.sign(there) + Math.sign(back), `${one} and ${other}`).toBe(0)
      }
    }
  })
})
