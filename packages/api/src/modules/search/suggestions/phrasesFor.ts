import { SUGGESTIONS_MAX } from '@shop/contract/limits'
import { LRUCache } from 'lru-cache'
import type { Names } from '../CatalogueNames.ts'
import { correctWord } from '../spelling/correctWord.ts'
import { foldWords, numberForms } from '../foldText.ts'
import { PREPOSITIONS } from '../meaning/attributes.data.ts'
import { isCommonWord } from '../meaning/commonWords.ts'
import { correctWords } from '../meaning/correctWords.ts'
import { inOneWord } from '../meaning/inOneWord.ts'
import { moveSpace } from '../meaning/moveSpace.ts'
import { isWithin, namesOfKinds, type Concept } from '../meaning/Concept.ts'
import { noise } from '../meaning/Lexicon.ts'
import { findOtherBrand } from '../meaning/OtherBrands.ts'
import { isName, type KnownPhrase, type TypedWord } from '../vocabulary/PhraseIndex.ts'

/** Shorter beginnings of a name in the lexicon mean too much. */
const NAME_BEGUN_MIN = 4
const BRAND_BEGUN_MIN = 3
const MEANT_MIN = 3

/** A suggestion asks several times for the same words, and the next letter for those before it. */
const KEPT_MAX = 1_000

/** The same, but keeps what was last found. */
function keeping<Result extends object>(find: (names: Names, words: readonly string[]) => Result) {
  const known = new WeakMap<Names, LRUCache<string, Result>>()
  return (names: Names, words: readonly string[]): Result => {
    const kept = known.get(names) ?? new LRUCache<string, Result>({ max: KEPT_MAX })
    known.set(names, kept)
    const key = words.join('\n')
    const found = kept.get(key) ?? find(names, words)
    kept.set(key, found)
    return found
  }
}

/** Phrases in which each word, or another name for it, starts a word, or sounds like the start of one. */
export const findPhrases = keeping((names, words): readonly KnownPhrase[] => {
  const isOfType = calledSo(names, words.join(' '))
  const typed = withOthers(names, words)
  const asTyped = names.vocabulary.phrases
    .find(typed, SUGGESTIONS_MAX, isOfType)
    .filter(({ folded }) => !isFreeFrom(folded, typed))
  if (asTyped.length > 0 || isMeant(names, words) || isUnsold(names, words.join(' '))) return asTyped
  return names.vocabulary.phrases.findBySound(words, SUGGESTIONS_MAX)
})

/** True for "oil free gel cream", unless the text says "free" or begins it: that has no oil. */
function isFreeFrom(title: string, typed: readonly TypedWord[]): boolean {
  if (typed.some(({ word }) => 'free'.startsWith(word))) return false
  return typed.some(({ word, others }) =>
    [word, ...others].some((name) => ` ${title} `.includes(` ${name} free `)),
  )
}

/** True for words of the lexicon, which mean what they say: "baal" is hair, though it sounds like the beginning of balm. */
function isMeant({ lexicon }: Names, words: readonly string[]): boolean {
  const telling = words.filter((word) => word.length >= MEANT_MIN && !noise.has(word))
  return telling.length > 0 && telling.every((word) => lexicon.find(word) !== undefined)
}

/** What may follow the noun of a title: "saree with zari border", "sunscreen SPF 50". */
const AFTER_NOUN = [...PREPOSITIONS, 'and', 'set', 'spf', '\\d'].join('|')

/** For a type or its beginning, whether a title is called so: a saree petticoat is no saree. */
function calledSo(names: Names, text: string): ((title: string) => boolean) | undefined {
  if (conceptFrom(names, text)?.kind !== 'type') return undefined
  const noun = new RegExp(`\\b${text.replace(/s$/, '')}[a-z]*(?: (?:${AFTER_NOUN})|$)`)
  return (title) => noun.test(title)
}

/**
 * Phrases of the brand whose name in one word the text begins: "dkit" is D’Kitchen. Otherwise those of the type whose name it begins:
 * "handba" is a handbag, so totes. Otherwise those with corrected spelling.
 */
export function phrasesNear(
  names: Names,
  words: readonly string[],
  isWhole: boolean,
): readonly KnownPhrase[] {
  const { phrases } = names.vocabulary
  const text = words.join(' ')
  const brand = brandFrom(names, inOneWord(words))
  if (brand !== undefined) return findPhrases(names, brand)
  // No name of Nike's is a misspelt nikah.
  const other = findOtherBrand(inOneWord(words))
  const meant = other === undefined ? conceptFrom(names, text) : names.lexicon.find(other.type)
  if (meant?.isElsewhere === true) return phrasesOf(names, meant).filter(isName)
  if (meant !== undefined) return phrasesOf(names, meant)
  if (!isWhole || other !== undefined) return []
  const spelt = correctUnfinished(names, words)
  if (spelt.join(' ') === text) return []
  const found = phrases.find(withOthers(names, spelt), SUGGESTIONS_MAX)
  const known = found.length > 0 ? undefined : names.lexicon.find(spelt.join(' '))
  return known === undefined ? found : phrasesOf(names, known)
}

/** Words of the brand whose name in one word starts with these letters. */
function brandFrom({ brands, brandBeginnings }: Names, letters: string): string[] | undefined {
  const [word = ''] = letters.length < BRAND_BEGUN_MIN ? [] : brandBeginnings.startingWith(letters, 1)
  const brand = brands.get(word)
  return brand && foldWords(brand.name)
}

/** Meaning of a text that is a name in the lexicon or begins one. */
function conceptFrom({ lexicon }: Names, text: string): Concept | undefined {
  const begun = text.length < NAME_BEGUN_MIN ? undefined : lexicon.nameFrom(text)
  return lexicon.find(text) ?? (begun === undefined ? undefined : lexicon.find(begun))
}

/** Phrases that name the type; else those that name a kind of it. */
function phrasesOf(names: Names, concept: Concept): KnownPhrase[] {
  const find = (others: readonly string[]) => {
    const [word] = others
    if (word === undefined) return []
    const typed = { word, others, mayBegin: wholeIn(names, word, concept) }
    return names.vocabulary.phrases.find([typed], SUGGESTIONS_MAX)
  }
  const named = find(concept.names)
  return named.length > 0 ? named : find(namesOfKinds(concept))
}

function withOthers(names: Names, words: readonly string[]): TypedWord[] {
  const { vocabulary, lexicon } = names
  const isOther = isUnsold(names, words.join(' '))
  return words.map((word) => {
    const concept = lexicon.find(word)
    const type = concept?.kind === 'type' && word.length >= WHOLE_MIN ? concept : undefined
    const forms = numberForms(word)
    if (type !== undefined || isOther) {
      // "Cares" would be the plural of a car.
      const shorter = forms.filter((form) => !form.startsWith(word))
      return { word, others: [...shorter, ...namesOf(concept)], mayBegin: wholeIn(names, word, type) }
    }
    const sounding = forms.flatMap((form) => [form, ...vocabulary.sameSound(form)])
    return { word, others: [...sounding, ...namesOf(concept)] }
  })
}

/** Longer words that a whole word may begin: its plural, and kinds of the type. */
function wholeIn({ lexicon }: Names, word: string, type: Concept | undefined) {
  const forms = numberForms(word)
  return (longer: string) => {
    const other = type && lexicon.find(longer)
    return forms.includes(longer) || (other !== undefined && type !== undefined && isWithin(other, type))
  }
}

/** Shorter names begin too much: "ac" is on its way to acne. */
const WHOLE_MIN = 3

/** True for the name of goods or of a brand that the shop does not sell, of which no part begins a name. */
export function isUnsold({ lexicon, brands }: Names, text: string): boolean {
  if (text.length < WHOLE_MIN) return false
  const concept = lexicon.find(text)
  if (concept !== undefined) return concept.isElsewhere === true
  const name = inOneWord(text.split(' '))
  return !brands.has(name) && findOtherBrand(name) !== undefined
}

/** A sling for phones is no iPhone, though both are called phone. */
const namesOf = (concept: Concept | undefined) =>
  concept?.isElsewhere === true ? [] : (concept?.names ?? [])

/** Only the last word may be incomplete. */
function correctUnfinished(names: Names, words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? ''
  const begins = (end: string) => names.vocabulary.startingWith(end, 1).length > 0
  const moved = moveSpace(names, words.at(-2) ?? '', last, begins)
  if (moved !== undefined) return [...wordsOf(names, words.slice(0, -2)), ...moved]
  const before = wordsOf(names, words.slice(0, -1))
  if (begins(last)) return [...before, last]
  const whole = wordsOf(names, words)
  const isCorrected = whole.join(' ') !== words.join(' ')
  if (isCorrected && whole.slice(0, before.length).join(' ') === before.join(' ')) return whole
  if (isCommonWord(last)) return [...before, last]
  return [...before, ...(correctWord(names, last, { isBegun: true }) ?? [last])]
}

/** The words with corrected spelling. */
export const wordsOf = keeping((names, words): readonly string[] =>
  correctWords(names, words).words.map(({ word }) => word),
)
