import { firstOf } from './firstListed.ts'
import { foldWords } from './foldText.ts'
import { interpretSearch } from './interpretSearch.ts'
import { inOneWord } from './meaning/inOneWord.ts'
import { findOtherBrand, nearestOtherBrand } from './meaning/OtherBrands.ts'
import { isWorn } from './meaning/sizeTerm.ts'
import { toLatin } from './meaning/toLatin.ts'
import { findPhrases } from './phrasesFor.ts'
import type { SearchSources } from './SearchEngine.ts'
import { FEW, type Suggestions } from './Suggestions.ts'
import { isName, type KnownPhrase } from './vocabulary/PhraseIndex.ts'

/** What is near a brand or a type that the shop does not sell, as the list of the search shows it. */
export async function nearUnsold(
  sources: SearchSources,
  typed: string,
  found: readonly KnownPhrase[],
): Promise<Suggestions | undefined> {
  // The last letter of "face w" is on its way to a wash, and is not the brand W.
  const text = typed.replace(/(?<=\S\s+)\p{L}$/u, '').trim()
  const begun = begunName(sources, text, found)
  const meant = begun ?? text
  if (!mayBeUnsold(sources, meant)) return undefined
  const read = await interpretSearch(sources, meant)
  const { query, missing } = read
  if (!query || missing === null || (missing.brand === null && missing.type === null)) return undefined
  const productIds = await firstOf(sources, read, FEW)
  const near = missing.shown === null ? [] : findPhrases(sources.names, foldWords(missing.shown))
  // No shoes of grown-ups are near those of children.
  const isInstead = begun !== undefined || isForKids(sources, text)
  // A brand that is called as the type is no kind of it: Jhola.
  const kinds = near.filter(({ kind }) => kind === 'category')
  const named = isInstead ? kinds : [...found.filter(isName), ...kinds]
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
  return [...words, inOneWord(words)].some(
    (word) => !names.brands.has(word) && (findOtherBrand(word) ?? nearestOf(word)) !== undefined,
  )

  function nearestOf(word: string) {
    return names.vocabulary.startingWith(word, 1).length === 0 && names.lexicon.find(word) === undefined
      ? nearestOtherBrand(word)
      : undefined
  }
}
