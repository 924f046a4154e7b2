import type { Names } from '../CatalogueNames.ts'
import { PREPOSITIONS } from '../meaning/attributes.data.ts'
import { isEnglishWord } from '../meaning/commonWords.ts'
import type { Concept } from '../meaning/Concept.ts'
import { NEGATIONS_BEFORE } from '../meaning/joinNegations.ts'

/** Prepositions of which a short word at the end may be the beginning: "sunscreen fo" goes on with what it is for. */
const BEGUN = ['for', 'with', 'without', 'in', 'from', 'by', 'under', 'below', 'of']

export const isPreposition = (word: string) => PREPOSITIONS.includes(word)

/** True for the beginning of a preposition after a type, and for that of the Hindi "ke liye". */
export const mayBePreposition = (letters: string, before: string, hasType: boolean) =>
  (before === 'ke' && 'liye'.startsWith(letters)) ||
  (hasType && !isPreposition(before) && BEGUN.some((word) => word.startsWith(letters)))

/** True after "does not" and the like: a verb follows, and "doesn't smudgeproof" is no phrase. */
export const awaitsVerb = (before: readonly string[]) =>
  /\b(?:do|does|did|will|wo|ca|can)(?: ?not| ?n ?t)$/.test(before.join(' '))

/**
 * True for a word that may end a text after the word before it: a quality after "not"; after "for" and the name of a type, what that type
 * may be for, in English; after a colour, no other colour.
 */
export function mayFollow(
  { lexicon }: Names,
  before: string,
  hasType: boolean,
  { word, concept }: { word: string; concept: Concept | undefined },
): boolean {
  const kind = concept?.kind
  // "Red colour" is only red.
  if (concept?.names[0] === 'colour') return false
  if (NEGATIONS_BEFORE.has(before)) return (kind === 'quality' || kind === 'colour') && isUsual(word, concept)
  if (isPreposition(before)) {
    if (kind === 'colour' || (kind === 'type' && hasType && before !== 'with')) return false
    return kind === 'type' || isUsual(word, concept)
  }
  if (hasType || lexicon.find(before)?.kind !== 'colour') return true
  return kind === 'type' || (kind !== 'colour' && isUsual(word, concept))
}

/** True for English, and for the first name of a meaning. */
const isUsual = (word: string, concept: Concept | undefined) =>
  concept?.names[0]?.replaceAll(' ', '') === word || isEnglishWord(word)
