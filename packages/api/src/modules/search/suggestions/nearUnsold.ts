import { firstOf } from './firstListed.ts'
import { foldWords, numberForms } from '../foldText.ts'
import { interpretSearch } from '../interpretation/interpretSearch.ts'
import { inOneWord } from '../meaning/inOneWord.ts'
import { noise } from '../meaning/Lexicon.ts'
import { findOtherBrand, nearestOtherBrand, otherNames } from '../meaning/OtherBrands.ts'
import { isWorn } from '../meaning/sizeTerm.ts'
import { toLatin } from '../meaning/toLatin.ts'
import { findPhrases } from './phrasesFor.ts'
import type { SearchSources } from '../SearchEngine.ts'
import { FEW, type Suggestions } from './Suggestions.ts'
import { isName, type KnownPhrase } from '../vocabulary/PhraseIndex.ts'

/** What is near a brand or a type that the shop does not sell, as the list of the search shows it. */
export async function nearUnsold(
  sources: SearchSources,
  typed: string,
  found: readonly KnownPhrase[],
): Promise<Suggestions | undefined> {
  // The last letter of "face w" is on its way to a wash, and is not the brand W.
  const text = typed.replace(/(?<=\S\s+)\p{L}$/u, '').trim()
  const begun = begunName(sources, text, found) ?? begunBrand(text, found)
  const meant = begun ?? text
  const isBeside = isBesideUnsold(sources, text, found)
  if (!isBeside && !mayBeUnsold(sources, meant)) return undefined
  const read = await interpretSearch(sources, meant)
  const { query, missing, searchedFor } = read
  if (missing === null || (missing.brand === null && missing.type === null)) return undefined
  // "Pressure coo" is on its way to a cooker, and is no misspelt co-ord set.
  if (isBeside && searchedFor !== null) return { phrases: [], productIds: [] }
  if (!query) return undefined
  const productIds = await firstOf(sources, read, FEW)
  const near = missing.shown === null ? [] : findPhrases(sources.names, foldWords(missing.shown))
  // No shoes of grown-ups are near those of children.
  const isInstead = begun !== undefined || isForKids(sources, text)
  // A brand that is called as the type is no kind of it: Jhola.
  const kinds = near.filter(({ kind }) => kind === 'category')
  const named = isInstead ? kinds : [...found.filter(isName).filter(isCalledBy(sources, text)), ...kinds]
  const phrases = [...new Set(named)].slice(0, FEW)
  return { phrases, productIds, isLed: true, missing: { ...missing, words: [] } }
}

/** Name of several words that a text begins, where no suggestion does: "gift ca" is on its way to a gift card. */
function begunName({ names }: SearchSources, text: string, found: readonly KnownPhrase[]) {
  const words = foldWords(text)
  const begins = words.join(' ')
  if (words.length < 2 || found.some(({ folded }) => folded.startsWith(begins))) return undefined
  const name = names.lexicon.nameFrom(begins)
  return name?.startsWith(`${words.slice(0, -1).join(' ')} `) ? name : undefined
}

/** Shorter beginnings are of too many brands. */
const BRAND_BEGUN_MIN = 5

/** The one brand of other shops that a text begins, where no suggestion does: "michael ko". */
function begunBrand(text: string, found: readonly KnownPhrase[]): string | undefined {
  const begins = inOneWord(foldWords(text))
  if (begins.length < BRAND_BEGUN_MIN || found.length > 0) return undefined
  const [only, ...others] = [...otherNames.keys()].filter((name) => name.startsWith(begins))
  return others.length === 0 ? only : undefined
}

/** True for words beside one of goods of other shops, which no suggestion has: "iphone cover". */
function isBesideUnsold({ names }: SearchSources, text: string, found: readonly KnownPhrase[]): boolean {
  const words = foldWords(text)
  const isMissing = (word: string) => !found.some(({ folded }) => folded.includes(word))
  return words.length > 1 && words.some((word) => names.lexicon.isElsewhere(word) && isMissing(word))
}

/** Names with a typed word, or with another name for it: "Hands & Feet" only sounds like "fit me". */
function isCalledBy({ names }: SearchSources, text: string) {
  const words = toLatin(names, foldWords(text)).filter((word) => !noise.has(word))
  const called = words.flatMap((word) => [...numberForms(word), ...(names.lexicon.find(word)?.names ?? [])])
  return ({ folded }: KnownPhrase) => called.some((name) => ` ${folded}`.includes(` ${name}`))
}

/** True for worn goods for children, of which the shop may have those of grown-ups alone: "kids sandals". */
function isForKids({ names }: Pick<SearchSources, 'names'>, text: string): boolean {
  const concepts = toLatin(names, foldWords(text)).map((word) => names.lexicon.find(word))
  const isWornType = concepts.some((concept) => isWorn(concept && { text: '', concept }))
  return isWornType && concepts.some((concept) => CHILDREN.has(concept?.names[0] ?? ''))
}

const CHILDREN: ReadonlySet<string> = new Set(['kids', 'baby', 'girls', 'boys'])

/** True for a text with a well-known brand of other shops, and for one that is the name of a type without products. */
function mayBeUnsold({ names }: Pick<SearchSources, 'names'>, text: string): boolean {
  const words = toLatin(names, foldWords(text))
  const type = names.lexicon.find(words.join(' '))
  if (type?.kind === 'type') return !names.types.sold.has(type)
  if (isForKids({ names }, text)) return true
  // "And" is a brand only where it is the whole text.
  return [...words.filter((word) => word !== 'and'), inOneWord(words)].some(
    (word) => !names.brands.has(word) && (findOtherBrand(word) ?? nearestOf(word)) !== undefined,
  )

  function nearestOf(word: string) {
    return names.vocabulary.startingWith(word, 1).length === 0 && names.lexicon.find(word) === undefined
      ? nearestOtherBrand(word)
      : undefined
  }
}
