import type { BrandName } from './BrandName.ts'
import type { KnownPhrase } from '../vocabulary/PhraseIndex.ts'
import { inOneWord } from './inOneWord.ts'
import { noise, type Lexicon } from './Lexicon.ts'
import { findOtherBrand, namesOfOther, type OtherBrand } from './OtherBrands.ts'

/** Words of the longest name: "Maybelline New York". */
const WORDS_MAX = 4

/**
 * Well-known brands that titles begin with, by their names in one word: flat feeds often have no brand, or the shop's own, and the brand of a
 * product is in its title alone. A name with another meaning is a word of titles as any other.
 */
export function brandsOfTitles(titles: readonly KnownPhrase[], lexicon: Lexicon): Map<string, BrandName> {
  const titled = new Map<OtherBrand, Map<string, string[]>>()
  for (const { folded } of titles) {
    const words = folded.split(' ', WORDS_MAX)
    for (let count = words.length; count > 0; count--) {
      const begins = words.slice(0, count)
      const brand = findOtherBrand(inOneWord(begins))
      if (brand === undefined || (count === 1 && hasMeaning(begins[0] ?? '', lexicon))) continue
      const known = titled.get(brand) ?? new Map<string, string[]>()
      titled.set(brand, known.set(begins.join(' '), begins))
    }
  }
  const brands = new Map<string, BrandName>()
  for (const [{ name }, begins] of titled) {
    const [word = '', ...others] = namesOfOther(inOneWord([...begins.values()][0] ?? []))
    const brand = { ids: [], name, word, titled: [...begins.values()].filter(([first]) => first !== word) }
    for (const key of [word, ...others]) if (!hasMeaning(key, lexicon)) brands.set(key, brand)
  }
  return brands
}

const hasMeaning = (word: string, lexicon: Lexicon) => noise.has(word) || lexicon.find(word) !== undefined
