import type { BrandName } from './BrandName.ts'
import type { Phrase } from './Meaning.ts'
import { noise } from './Lexicon.ts'
import { outsideBrands, type BrandWords } from './outsideBrands.ts'

/**
 * How products have a brand: its name in one word, and as titles write it. A word that means nothing, such as ONLY, is a brand where it is written
 * twice. "And" is none within the name of another brand.
 */
export function phrasesOfBrand({ word, titled }: BrandName, brandWords: BrandWords): Phrase[] {
  const isTwice = titled.some(([first, second]) => first === word && second === word)
  const own = [...(isTwice ? [] : [{ words: [word] }]), ...titled.map((words) => ({ words }))]
  return noise.has(word) ? outsideBrands(brandWords, own) : own
}
