import type { WordRole } from '@shop/contract/product-list.schema'
import type { Names } from '../CatalogueNames.ts'
import { ADJECTIVES } from '../meaning/attributes.data.ts'
import type { Audience } from '../meaning/audiences.ts'
import { isIngredient } from '../meaning/beautyWith.ts'
import type { Concept } from '../meaning/Concept.ts'
import type { Meaning, Term } from '../meaning/Meaning.ts'
import { typedWord } from './missingOf.ts'

export type WordRoles = Readonly<Record<string, WordRole>>

interface Said extends Pick<Term, 'text' | 'correctionOf'> {
  audience?: Audience
}

/** How a page says the words of a text, by the words as they are read and as they were typed. */
export function wordRoles(
  names: Names,
  text: string,
  { words, without, audiences, type }: Pick<Meaning, 'words' | 'without' | 'audiences' | 'type'>,
): WordRoles {
  const noun = type && typedWord(names, text, type.correctionOf ?? type.text)
  const said: readonly Said[] = [...words, ...without, ...audiences]
  return Object.fromEntries(
    said.flatMap((term) => {
      const typed = typedWord(names, text, term.correctionOf ?? term.text)
      const place =
        noun === undefined
          ? undefined
          : placeOf(names, text.toLowerCase(), typed.toLowerCase(), noun.toLowerCase())
      const role = roleOf(names, term, prepositionBefore(text, typed)) ?? place
      return role === undefined ? [] : [term.text, typed].map((word) => [word, role])
    }),
  )
}

function roleOf(names: Names, term: Said & Partial<Term>, preposition: WordRole | undefined) {
  if (term.audience !== undefined) return term.audience
  if (term.isAge === true) return 'kids'
  if (/^\d+ year old$/.test(term.text)) return 'for'
  if (term.kind === 'size') return term.isPack === true ? 'pack' : 'size'
  if (/^(?:without|free from|bina) /.test(term.text)) return 'after'
  if (term.text.endsWith(' free') || term.kind === 'colour') return 'before'
  const concept = names.lexicon.find(term.text)
  if (preposition !== undefined) return isAdjective(term.text, concept) ? undefined : preposition
  if (concept?.kind === 'concern') return 'for'
  if (isIngredient(term.text, concept)) return 'with'
  // Other names of a quality, such as Hindi ones, make no phrase with the name of a type.
  return concept?.kind !== 'type' && concept?.names[0] === term.text ? 'before' : undefined
}

/** A word before its type narrows it, whatever it means, such as "chiffon" of "chiffon saree"; another type may follow it: "perfume gift set". */
function placeOf({ lexicon }: Names, text: string, word: string, type: string): WordRole | undefined {
  const [, after] = text.split(word, 2)
  const [between, ...rest] = (after ?? '').split(type)
  if (rest.length > 0 && BETWEEN.test(between ?? '')) return 'before'
  return lexicon.find(word)?.kind === 'type' && text.includes(`${type} ${word}`) ? 'after' : undefined
}

/** Words without a preposition. */
const BETWEEN = /^(?:\s+(?!(?:with|for|in|of|and|or)\b)[\p{L}\p{M}\p{N}-]+)*\s+$/u

/** True for a word that no preposition makes a phrase with: "for pregnant". */
const isAdjective = (text: string, concept: Concept | undefined) =>
  ADJECTIVES.has(concept?.names[0]) || /^(?:pregnant|nursing|lactating|expecting|expectant)$/.test(text)

/** The preposition that was typed before a word: "for" of "bag for a laptop". */
function prepositionBefore(text: string, word: string): WordRole | undefined {
  const before = text.toLowerCase().slice(0, Math.max(0, text.toLowerCase().indexOf(word.toLowerCase())))
  const [, found] = /\b(for|with) (?:(?:a|an|the|my) )?$/.exec(before) ?? []
  return found === 'for' || found === 'with' ? found : undefined
}
