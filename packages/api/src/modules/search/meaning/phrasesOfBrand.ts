import type { BrandName } from './BrandName.ts'
import type { Phrase } from './Meaning.ts'

/** How products have a brand: its name in one word, and as titles write it. A word that means nothing, such as ONLY, is a brand where it is written twice. */
export function phrasesOfBrand({ word, titled }: BrandName): Phrase[] {
  const isTwice = titled.some(([first, second]) => first === word && second === word)
  return [...(isTwice ? [] : [{ words: [word] }]), ...titled.map((words) => ({ words }))]
}
