import type { HelpTopic } from '@shop/contract/product-list.schema'
import type { Names } from '../CatalogueNames.ts'
import { foldWords } from '../foldText.ts'
import { goodsAsked } from '../help/goodsAsked.ts'
import { helpTopicBegunIn, helpTopicIn } from '../help/helpTopicIn.ts'
import { interpretSearch } from '../interpretation/interpretSearch.ts'
import { NEGATIONS } from '../meaning/joinNegations.ts'
import { noise } from '../meaning/Lexicon.ts'
import { isDevanagari } from '../meaning/transliterate.ts'
import { meaningOf } from '../interpretation/meaningOf.ts'
import type { SearchSources } from '../SearchEngine.ts'
import { suggestSize } from './suggestSize.ts'
import { firstListed } from './firstListed.ts'
import { nearUnsold } from './nearUnsold.ts'
import { READ, type Suggestions } from './Suggestions.ts'
import { suggestFilters } from './suggestFilters.ts'
import { isName, type KnownPhrase } from '../vocabulary/PhraseIndex.ts'
import { suggestPhrases } from './suggestPhrases.ts'
import { productsFirst, withProducts } from './suggestProducts.ts'

/** Fewer letters begin too much. */
const LETTERS_MIN = 3

/** Suggestions for a typed text. What its list begins with is suggested where the text is a name; what has a part of it is not. */
export async function suggest(sources: SearchSources, text: string): Promise<Suggestions> {
  const asked = goodsAsked(sources.names, text)
  if (asked !== undefined)
    return { ...(await suggestGoods(sources, asked.goods, undefined)), help: asked.help }
  const topic = helpTopicIn(sources.names, text)
  const found = await suggestGoods(sources, concernBegunIn(sources.names, text) ?? text, topic)
  if (topic !== undefined) return { ...found, help: topic }
  if (await isOnlyHeard(sources, text, found)) return { phrases: [], productIds: [] }
  const begun = isBeginning(sources, text, found) ? undefined : helpTopicBegunIn(sources.names, text)
  // Goods that only sound like the beginning of "cancel" are no answer.
  if (begun !== undefined) return { phrases: [], productIds: [], help: begun }
  const isNone = found.phrases.length + found.productIds.length === 0
  return (isNone ? await suggestSize(sources, text) : undefined) ?? found
}

/** The concern whose name a word begins: "pimpl". Products are not called by it, so that no phrase begins so. */
function concernBegunIn({ lexicon }: Names, text: string): string | undefined {
  const [word = '', ...others] = foldWords(text)
  const isBegun = others.length === 0 && word.length > LETTERS_MIN && lexicon.find(word) === undefined
  const [begun = ''] = isBegun ? lexicon.wordsFrom(word) : []
  return lexicon.find(begun)?.kind === 'concern' ? begun : undefined
}

/** True for a word of Devanagari that only titles sound like, and of which the list has nothing: दवा is no Diwali. */
async function isOnlyHeard(sources: SearchSources, text: string, { phrases }: Suggestions): Promise<boolean> {
  const isTitled = phrases.length > 0 && phrases.every(({ kind }) => kind === 'product')
  if (!isDevanagari(text) || foldWords(text).length > 1 || !isTitled) return false
  return (await interpretSearch(sources, text)).query === null
}

/** True for a text that begins what is suggested, or another name of goods: "track pa" is on its way to track pants. */
function isBeginning({ names }: SearchSources, text: string, { phrases }: Suggestions): boolean {
  const words = foldWords(text)
  const begins = words.join(' ')
  return (
    phrases.some(({ folded }) => ` ${folded}`.includes(` ${begins}`)) ||
    (words.length > 1 ? names.lexicon.nameFrom(begins) : names.lexicon.wordsFrom(begins)[0]) !== undefined
  )
}

async function suggestGoods(
  sources: SearchSources,
  text: string,
  topic: HelpTopic | undefined,
): Promise<Suggestions> {
  const ofFilters = await suggestFilters(sources, text)
  if (ofFilters !== undefined) return ofFilters
  const found = await suggestPhrases(sources, text)
  const ofType =
    found.isPart || (found.phrases.length === 0 && !found.hasFilters)
      ? await phrasesOfType(sources, text, found.phrases)
      : undefined
  const phrases = withoutExcluded(ofType ?? found.phrases, text)
  const unsold = await nearUnsold(sources, text, phrases)
  if (unsold !== undefined) return unsold
  if (isHardlyBegun(sources.names, text) && !phrases.some(isBrandFrom(text)))
    return { phrases: [], productIds: [] }
  // A search for help has its page, and what only mentions a word of it is no answer.
  if (topic !== undefined) return { phrases: phrases.filter(isCalledBy(text)), productIds: [] }
  if (ofType !== undefined) {
    return { phrases, productIds: await firstListed(sources, text, READ), isLed: true }
  }
  return (
    (await productsFirst(sources, text, { ...found, phrases })) ??
    withProducts(sources, text, { ...found, phrases })
  )
}

/** The Derma Co is begun by "the d". */
const isBrandFrom = (text: string) => {
  const begins = foldWords(text).join(' ')
  return ({ kind, folded }: KnownPhrase) => kind === 'brand' && folded.startsWith(begins)
}

/** True for few letters after words that mean nothing, such as "how t". "Only" may be a brand. */
function isHardlyBegun({ brands }: Names, text: string): boolean {
  const words = foldWords(text)
  // The last word may become another one: "l'or" is on its way to L'Oreal.
  const rest = words.filter((word, at) => at === words.length - 1 || !noise.has(word) || brands.has(word))
  const letters = rest.join('').match(/\p{L}\p{M}*/gu)?.length ?? 0
  return rest.length < words.length && letters > 0 && letters < LETTERS_MIN - Number(isDevanagari(text))
}

/** Phrases of the product type of a text, if it has one: "foundation for wheatish skin" is no name with "skin". */
async function phrasesOfType(
  sources: SearchSources,
  text: string,
  phrases: readonly KnownPhrase[],
): Promise<readonly KnownPhrase[] | undefined> {
  const { names } = sources
  const { type, gift } = await meaningOf(sources, text)
  const concept = type && names.lexicon.find(type.text)
  if (concept === undefined || gift !== undefined || !names.types.sold.has(concept)) return undefined
  return phrases.filter(({ folded }) => concept.names.some((name) => ` ${folded}`.includes(` ${name}`)))
}

const isCalledBy = (text: string) => {
  const words = foldWords(text)
  return ({ folded }: KnownPhrase) => words.every((word) => folded.includes(word))
}

/** Leaves out products and searches that have the words of a text, and not that one of them is unwanted. */
function withoutExcluded(phrases: readonly KnownPhrase[], text: string): readonly KnownPhrase[] {
  const negation = foldWords(text).find((word) => NEGATIONS.has(word))
  if (negation === undefined) return phrases
  return phrases.filter((phrase) => isName(phrase) || phrase.folded.split(' ').includes(negation))
}
