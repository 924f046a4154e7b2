import type { WordRole } from '@shop/contract/product-list.schema'
import type { Names } from './CatalogueNames.ts'
import { ADJECTIVES } from './meaning/attributes.data.ts'
import type { Audience } from './meaning/audiences.ts'
import { isIngredient } from './meaning/beautyWith.ts'
import type { Concept } from './meaning/Concept.ts'
import type { Meaning, Term } from './meaning/Meaning.ts'
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
      const isBefore = noun !== undefined && standsBefore(text, typed, noun)
      const isAfter = names.lexicon.find(typed)?.kind === 'type' && text.includes(`${noun} ${typed}`)
      const place = isBefore ? 'before' : isAfter ? 'after' : undefined
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

/** True for a word that narrows the type after it, whatever it means: "chiffon" of "chiffon saree". */
function standsBefore(text: string, word: string, type: string): boolean {
  const typed = text.toLowerCase()
  const at = typed.indexOf(word.toLowerCase())
  const between = at < 0 ? '' : typed.slice(at + word.length).split(type.toLowerCase())
  return (
    between.length > 1 &&
    /^(?:\s+(?!with\b|for\b|in\b|of\b|and\b|or\b)[\p{L}\p{M}\p{N}-]+)*\s+$/u.test(between[0] ?? '')
  )
}

/** True for a word that no preposition makes a phrase with: "for pregnant". */
const isAdjective = (text: string, concept: Concept | undefined) =>
  ADJECTIVES.has(concept?.names[0]) || /^(?:pregnant|nursing|lactating|expecting|expectant)$/.test(text)

/** The preposition that was typed before a word: "for" of "bag for a laptop". */
function prepositionBefore(text: string, word: string): WordRole | undefined {
  const before = text.toLowerCase().slice(0, Math.max(0, text.toLowerCase().indexOf(word.toLowerCase())))
  const [, found] = /\b(for|with) (?:(?:a|an|the|my) )?$/.exec(before) ?? []
  return found === 'for' || found === 'with' ? found : undefined
}
