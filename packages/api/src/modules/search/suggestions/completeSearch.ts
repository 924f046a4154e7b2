import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, some, type Condition } from '../Condition.ts'
import { correctWord } from '../spelling/correctWord.ts'
import { numberForms } from '../foldText.ts'
import { isForConcern, isWithin, type Concept } from '../meaning/Concept.ts'
import { isGiftSet } from '../meaning/gifts.ts'
import { noise } from '../meaning/Lexicon.ts'
import { awaitsVerb, isPreposition, mayBePreposition, mayFollow } from './mayFollow.ts'
import { toPhrases } from '../meaning/Meaning.ts'
import { phrasesOfBrand } from '../meaning/phrasesOfBrand.ts'
import { longestPhrase, PHRASE_MAX, type Token } from '../meaning/readTokens.ts'
import { statesIt } from '../meaning/suiting.ts'
import { anyOf } from '../meaning/TypeConditions.ts'
import { wordTerm } from '../meaning/wordTerm.ts'
import { peopleFrom } from './peopleFrom.ts'
import { wordsOf } from './phrasesFor.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/** Words of the catalogue that begin so, and how many types and how many other words of them are tried. */
const BEGUN_MAX = 24
const ENDINGS_MAX = 8
const COMPLETED_MIN_LENGTH = 2
/** Shorter words may begin any other: the "of" of office. */
const WHOLE_MIN = 3

/**
 * Completes or corrects the last word so that some product has all words: "red matte lip" becomes "red matte lipstick". A quality is
 * completed by a product type, and a type by a quality.
 */
export async function completeSearch(
  names: Names,
  engine: SearchEngine,
  typed: readonly string[],
): Promise<string[]> {
  const last = typed.at(-1) ?? ''
  if (last.length < COMPLETED_MIN_LENGTH || typed.length < 2 || awaitsVerb(typed.slice(0, -1))) return []
  const before = wordsOf(names, typed.slice(0, -1))
  const parts = partsOf(names, before)
  const match = all(...parts.map(({ has }) => has))
  if (match === undefined) return []
  const type = parts.find(({ concept }) => concept?.kind === 'type')?.concept
  const head = type && { text: type.names[0] ?? '', concept: type }
  const follows = typed.at(-2) ?? ''
  if (mayBePreposition(last, follows, head !== undefined)) return []
  const isOpen = head !== undefined || parts.some(({ concept }) => concept?.kind === 'colour')
  const served = follows === 'for' ? head?.concept : undefined
  const endings = endingsFor(names, last, served).filter((ending) =>
    mayFollow(names, follows, head !== undefined, ending),
  )
  // Anything may be a gift: "gift castor" is none.
  const qualities = head !== undefined && isGiftSet(head) ? [] : endings.filter((ending) => !isType(ending))
  const types = await completing(match, endings.filter(isType))
  const whole = types.length > 0 ? types : await completing(match, qualities)
  // No silk saree says that it is for a wedding, and some saree does.
  const ofType = parts.find(({ concept }) => concept === type)?.has
  const isPurpose = whole.length === 0 && isPreposition(follows) && ofType !== undefined
  const purposes = isPurpose
    ? await completing(
        ofType,
        qualities.filter(({ concept }) => concept?.kind === 'quality'),
      )
    : []
  const people = follows === 'for' ? await peopleFrom(names, engine, last, { match, head }) : []
  const words = [
    ...people,
    ...[...whole, ...purposes].map((ending) => (served === undefined ? ending.word : inFull(ending))),
  ]
  return words.map((word) => [...before, word].join(' '))

  async function completing(base: Condition, candidates: readonly Ending[]): Promise<Ending[]> {
    const some = candidates.slice(0, ENDINGS_MAX)
    if (some.length === 0) return []
    const completes = await engine.areMet(
      base,
      some.map((ending) => endingCondition(names, ending, before.at(-1) ?? '', { isOpen, head })),
    )
    return some.filter((_, index) => completes[index])
  }
}

/**
 * A concern is met by what is for it: by types for it, and by products of others that are called so. Another word than a type is the noun of a title, or follows the word before it, or is a quality of
 * the type or the colour.
 */
function endingCondition(
  names: Names,
  { word, concept }: Ending,
  before: string,
  { isOpen, head }: { isOpen: boolean; head: Token | undefined },
): Condition {
  if (concept?.kind === 'type') return names.types.has(concept)
  if (concept?.kind === 'concern')
    return head === undefined || isForConcern(concept, head.concept)
      ? wordTerm(names, { text: word, concept }, head).has
      : anyOf([hasAny(toPhrases([word, concept.names[0] ?? word]), 'ABC'), statesIt(concept)])
  const meant = toPhrases([word, ...(concept?.names ?? [])])
  const beside = hasAny([{ words: [before, word] }], 'ABCD')
  return some(1, [beside, hasAny(meant, concept !== undefined && isOpen ? 'ABCD' : 'A')])
}

/** Brands, names and other words of a text, without those that mean nothing. */
function partsOf(names: Names, words: readonly string[]): { concept: Concept | undefined; has: Condition }[] {
  const parts: { concept: Concept | undefined; has: Condition }[] = []
  for (let at = 0; at < words.length;) {
    const phrase = longestPhrase(names, words.slice(at, at + PHRASE_MAX))
    const word = words[at] ?? ''
    const { text, concept, brand } = phrase?.token ?? { text: word }
    at += phrase?.count ?? 1
    if (phrase === undefined && noise.has(word)) continue
    const marks = concept?.care?.marks ?? []
    const meant = toPhrases([text, ...(concept?.names ?? []), ...marks])
    const ofBrand = brand === undefined ? [] : phrasesOfBrand(brand)
    parts.push({ concept, has: hasAny([...meant, ...ofBrand], 'ABCD') })
  }
  return parts
}

interface Ending {
  word: string
  concept: Concept | undefined
}

/** One word for each meaning, product types first, then qualities. What is for a concern, such as "oily", is for no other word that begins so. */
function endingsFor(names: Names, last: string, served: Concept | undefined): Ending[] {
  const { vocabulary, lexicon } = names
  const used = vocabulary.startingWith(last, BEGUN_MAX)
  // No title has "dandruff", and shampoos are searched for with it.
  const named = lexicon.wordsFrom(last)
  const known =
    used.length === 0 ? named : [...new Set([...used, ...named.filter((word) => isQuality(names, word))])]
  const begun = known.length > 0 ? known : (correctWord(names, last, { isBegun: true }) ?? [])
  const meanings = new Set<Concept>()
  // "Set" is whole, and no beginning of "setting". A type begins its kinds: "lip" a lipstick, and "oil" nothing oily.
  const whole = lexicon.find(last)
  const isWhole = last.length >= WHOLE_MIN && (vocabulary.has(last) || whole !== undefined)
  const isServed = (concept: Concept) =>
    served !== undefined && concept.kind === 'concern' && isForConcern(concept, served)
  const mayBe = (concept: Concept | undefined) =>
    concept !== undefined &&
    (concept === whole ||
      isServed(concept) ||
      (concept.kind === 'type' && (whole?.kind !== 'type' || isWithin(concept, whole))))
  const forms = numberForms(last)
  const endings = begun
    .filter((word) => !noise.has(word))
    .filter((word) => !isWhole || forms.includes(word) || mayBe(lexicon.find(word)))
    .map((word) => ({ word, concept: lexicon.find(word) }))
    .filter(({ concept }) => {
      if (concept === undefined) return true
      const isOther = !meanings.has(concept)
      meanings.add(concept)
      return isOther
    })
  const concerns = endings.filter(({ concept }) => concept !== undefined && isServed(concept))
  if (concerns.length > 0) return concerns
  return endings.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** "Oily" as "oily skin". */
function inFull({ word, concept }: Ending): string {
  const name = concept?.kind === 'concern' ? concept.names[0] : undefined
  return name?.startsWith(`${word} `) === true ? name : word
}

function isQuality({ lexicon }: Names, word: string): boolean {
  const kind = lexicon.find(word)?.kind
  return kind === 'concern' || kind === 'quality'
}

function placeOf(ending: Ending): number {
  return isType(ending) ? 0 : ending.concept === undefined ? 2 : 1
}

function isType({ concept }: Ending): boolean {
  return concept?.kind === 'type'
}
