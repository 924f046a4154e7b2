import type { Database } from '#database/openDatabase.ts'
import { foldWords, numberForms } from './foldText.ts'
import { correctWord } from './correctWord.ts'
import { findPhrases, findPhrasesBySound, type TypedWord } from './suggestions.repository.ts'
import { findKnownWords, findSynonyms, isWordPrefix } from './vocabulary.repository.ts'

/** Suggestions for a typed text: categories, brands and products, best first. */
export async function suggest(db: Database, text: string): Promise<string[]> {
  const words = foldWords(text)
  if (words.length === 0) return []
  const asTyped = await findPhrases(db, await withOthers(db, words))
  if (asTyped.length > 0) return asTyped
  const bySound = await findPhrasesBySound(db, words)
  if (bySound.length > 0) return bySound
  const corrected = await correctWords(db, words)
  return corrected.join(' ') === words.join(' ') ? [] : findPhrases(db, await withOthers(db, corrected))
}

async function withOthers(db: Database, words: readonly string[]): Promise<TypedWord[]> {
  const synonyms = await findSynonyms(db, words.flatMap(numberForms))
  return words.map((word) => ({
    word,
    others: numberForms(word).flatMap((form) => [form, ...(synonyms.get(form) ?? [])]),
  }))
}

/** Only the last word may be incomplete. */
async function correctWords(db: Database, words: readonly string[]): Promise<string[]> {
  const joined = words.slice(1).map((word, index) => `${words[index]}${word}`)
  const known = await findKnownWords(db, [...words.flatMap(numberForms), ...joined])
  const corrected: string[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    const whole = `${word}${words[index + 1]}`
    if (known.has(whole)) {
      corrected.push(whole)
      index++
      continue
    }
    const isKnown = numberForms(word).some((form) => known.has(form)) || (await isWordPrefix(db, word))
    corrected.push(
      ...(isKnown ? [word] : ((await correctWord(db, word, index === words.length - 1)) ?? [word])),
    )
  }
  return corrected
}
