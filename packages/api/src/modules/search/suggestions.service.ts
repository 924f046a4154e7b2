import type { Database } from '#database/openDatabase.ts'
import { foldWords, numberForms } from './foldText.ts'
import { mendWord } from './mendWord.ts'
import { findPhrases } from './suggestions.repository.ts'
import { findKnownWords, findSynonyms, isBeginning } from './vocabulary.repository.ts'

/** What a shopper may be about to type: categories, brands and products, best first. */
export async function suggest(db: Database, text: string): Promise<string[]> {
  const words = foldWords(text)
  if (words.length === 0) return []
  const found = await findPhrases(db, words.join(' '), await withOtherForms(db, words))
  if (found.length > 0) return found
  const mended = await mendAll(db, words)
  if (mended.join(' ') === words.join(' ')) return []
  return findPhrases(db, mended.join(' '), await withOtherForms(db, mended))
}

async function withOtherForms(db: Database, words: readonly string[]): Promise<string[][]> {
  const synonyms = await findSynonyms(db, words.flatMap(numberForms))
  return words.map((word) => {
    const singular = numberForms(word).filter((form) => form.length < word.length)
    return [word, ...singular, ...numberForms(word).flatMap((form) => synonyms.get(form) ?? [])]
  })
}

/** Only the last word may be unfinished. */
async function mendAll(db: Database, words: readonly string[]): Promise<string[]> {
  const known = await findKnownWords(db, words.flatMap(numberForms))
  const mended: string[] = []
  for (const [index, word] of words.entries()) {
    const isKnown = numberForms(word).some((form) => known.has(form)) || (await isBeginning(db, word))
    mended.push(...(isKnown ? [word] : ((await mendWord(db, word, index === words.length - 1)) ?? [word])))
  }
  return mended
}
