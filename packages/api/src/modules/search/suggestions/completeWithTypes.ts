import { SUGGESTIONS_MAX } from '@shop/contract/limits'
import type { Names } from '../CatalogueNames.ts'
import { foldWords } from '../foldText.ts'
import { familyOf, type Concept } from '../meaning/Concept.ts'
import { wordTerm } from '../meaning/wordTerm.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/** Types that are tried, and those that are suggested. */
const TYPES_MAX = 40
const COMPLETED_MAX = SUGGESTIONS_MAX / 2
/** Shorter beginnings of a concern mean too much. */
const BEGUN_MIN = 4

/**
 * Completes a colour by the most popular types that have products of it, and a concern by the types for it: "maroon" becomes "maroon
 * lipstick", and "dandruff" becomes "dandruff shampoo". One letter after a colour begins the type: "red s" becomes "red sarees". With `isBegun`, the text
 * may be the beginning of a concern.
 */
export async function completeWithTypes(
  names: Names,
  engine: SearchEngine,
  typed: readonly string[],
  isBegun: boolean,
): Promise<string[]> {
  const [letter = ''] = typed.slice(-1)
  const ofColour = letter.length === 1 ? meaningOf(names, typed.slice(0, -1).join(' '), false) : undefined
  const isLetterOfType = ofColour?.concept.kind === 'colour'
  const meant = isLetterOfType ? ofColour : meaningOf(names, typed.join(' '), isBegun)
  if (meant === undefined) return []
  const { text, concept } = meant
  const types = (concept.care === undefined ? popularTypes(names) : typesFor(names, concept.care)).filter(
    ({ name }) => name.startsWith(isLetterOfType ? letter : ''),
  )
  if (types.length === 0) return []
  const { has, filtered = has } = wordTerm(names, { text, concept }, undefined)
  const areThere = await engine.areMet(
    // A cream with gold is not golden.
    filtered,
    types.map(({ type }) => names.types.has(type)),
  )
  return types
    .filter((_, index) => areThere[index])
    .slice(0, COMPLETED_MAX)
    .map(({ name }) => joined(text, name))
}

/** "frizzy hair" and "hair serum" are "frizzy hair serum". */
function joined(text: string, type: string): string {
  const [first, ...others] = type.split(' ')
  return [text, ...(text.split(' ').at(-1) === first ? others : [type])].join(' ')
}

/** The colour or the concern, as it is called in full: "dry" is "dry skin". */
function meaningOf({ lexicon }: Names, typed: string, isBegun: boolean) {
  const begun = isBegun && typed.length >= BEGUN_MIN ? lexicon.nameFrom(typed) : undefined
  const name = lexicon.find(typed) === undefined ? begun : typed
  const concept = name === undefined ? undefined : lexicon.find(name)
  if (name === undefined || concept === undefined) return undefined
  if (concept.kind === 'colour' && name === typed) return { text: name, concept }
  if (concept.kind !== 'concern') return undefined
  const [whole = name] = concept.names
  return { text: whole.startsWith(name) ? whole : name, concept }
}

/** Types with a category, as it is called: kurtas of "Kurtas & Kurtis". */
export function popularTypes({ lexicon, types, vocabulary }: Names) {
  return vocabulary.phrases.categories
    .flatMap(({ phrase }) => {
      const name = foldWords(phrase.replace(/[&,/].*/, '')).join(' ')
      const type = lexicon.find(name)
      // A collection is nothing in a colour.
      const isThing = type !== undefined && types.sold.has(type) && familyOf(type) !== 'unknown'
      return isThing ? [{ name, type, category: phrase }] : []
    })
    .slice(0, TYPES_MAX)
}

function typesFor({ lexicon }: Names, { types }: NonNullable<Concept['care']>) {
  return types.flatMap((name) => {
    const type = lexicon.find(name)
    return type === undefined ? [] : [{ name, type }]
  })
}
