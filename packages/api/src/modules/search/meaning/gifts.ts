import { all, hasAny, not, type Condition } from '../Condition.ts'
import type { SearchEngine } from '../SearchEngine.ts'
import type { Names } from '../CatalogueNames.ts'
import { typesOf } from './clothesFor.ts'
import { familyOf } from './Concept.ts'
import { joined } from './joinTypes.ts'
import { toPhrases, type ExcludingTerm, type Meaning, type Term, type TypeTerm } from './Meaning.ts'
import { isForChildren, narrowToAudiences } from './narrowToAudiences.ts'
import { isOfDay, OCCASIONS, otherDays } from './occasions.ts'
import type { Token } from './readTokens.ts'
import { typeTerm } from './typeTerm.ts'
import { wordTerm } from './wordTerm.ts'
import { anyOf } from './TypeConditions.ts'

const GIFT_SET = 'gift set'
/** Types that women are given, where the shop has few gift sets or none. */
const PRESENTS = ['jewellery', 'perfume', 'bag', 'watch', 'candle', 'makeup kit', 'scarf', 'stole']
/** What suits a man who is given it, too. */
const PRESENTS_FOR_MEN = ['perfume', 'watch', 'candle']
/** Of what gift sets for nobody in particular are no gift for a man. */
const GIVEN_TO_WOMEN = ['makeup']
/** What babies and children are given, and what is bought for them every day. */
const PRESENTS_FOR_CHILDREN = ['toy', 'baby clothes', 'swaddle', 'play mat', 'gift set']
/** What mothers are given before and after a birth. */
const PRESENTS_FOR_MOTHERS = ['swaddle', 'baby clothes', 'toy', 'play mat', 'mom care']
const EVERYDAY = ['diaper', 'baby wipes', 'breast pad', 'breast pump', 'maternity wear', 'sanitary pad']
/** True for "gift", which any product may be, and not for "gift box". */
export const isGift = (token: Token): boolean =>
  isGiftSet(token) && !token.text.includes(' ') && token.text !== 'hamper'

export const isGiftSet = (token: Token | undefined): boolean => token?.concept?.names[0] === GIFT_SET

/** Tokens that only raise what has them: "gift" beside another type, and the occasion that a type or the care for a concern is for. */
export function likedTokens(head: Token | undefined, tokens: readonly Token[], isForCare: boolean): Token[] {
  const isFor = ({ concept }: Token) =>
    ((head !== undefined || isForCare) && OCCASIONS.has(concept?.names[0])) ||
    (head !== undefined && isGift(head) && concept?.names[0] === 'groom')
  return tokens.filter((token) => token !== head && (isGift(token) || isFor(token)))
}

/** Presents as one type with the typed name. */
function presentsTerm(names: Names, gift: TypeTerm, given: readonly string[]): TypeTerm | undefined {
  const concepts = given.flatMap((name) => names.lexicon.find(name) ?? [])
  const terms = concepts.flatMap(
    (concept) => typeTerm(names, { text: concept.names[0] ?? '', concept }) ?? [],
  )
  if (terms.length === 0) return undefined
  const none = anyOf([])
  return {
    ...joined(terms),
    text: gift.text,
    own: gift.own,
    typed: none,
    named: none,
    kinds: undefined,
    near: [],
  }
}

/** "Perfume gift set" is for perfume where no gift set is called so. */
async function withGiftSets(engine: SearchEngine, meaning: Meaning, names: Names): Promise<Meaning> {
  const { type, before, words } = meaning
  if (type === undefined || before === undefined) return meaning
  if (names.lexicon.find(type.text)?.names[0] !== GIFT_SET) return meaning
  const named = hasAny(before.word.own, 'ABC')
  // A watch for girls that "keeps away from perfume" is no perfume gift set.
  if ((await engine.count(all(type.has, named) ?? type.has, 1)) > 0)
    return { ...meaning, words: words.map((word) => (word === before.word ? { ...word, has: named } : word)) }
  if ((await engine.count(before.type.has, 1)) === 0) return meaning
  // A hamper for skin care is a hamper where none says what it is for.
  const purpose = names.lexicon.find(before.type.text)
  const isDepartment = purpose !== undefined && purpose.parent === undefined && familyOf(purpose) === 'care'
  if (isDepartment && (await engine.count(type.has, 1)) > 0)
    return { ...meaning, before: undefined, words: words.filter((word) => word !== before.word) }
  const { text, own, brand } = type
  const set: Term = { kind: 'word', text, own, has: hasAny(own, 'AB'), brand, isNarrowing: false }
  return {
    ...meaning,
    type: before.type,
    before: undefined,
    words: words.map((word) => (word === before.word ? set : word)),
  }
}

/**
 * A gift is one of the shop's gift sets. Where it has none of the brand or for the audience, everything of the brand or for the audience
 * may be one: "baby gift" finds toys. What women or men are often given follows few gift sets, or replaces them.
 */
export async function chooseGifts(engine: SearchEngine, meaning: Meaning, names: Names): Promise<Meaning> {
  const { type, brand, audiences, words, liked } = meaning
  if (type === undefined) return meaning
  const concept = names.lexicon.find(type.text)
  const isOfSets = concept?.names[0] === GIFT_SET
  const gift =
    meaning.gift ??
    // A gift set for children is a gift for them.
    (isOfSets && isForChildren(audiences)
      ? wordTerm(names, { text: type.text, concept }, undefined)
      : undefined)
  const isOfGifts = gift !== undefined || isOfSets
  const forMothers = isOfGifts ? await giftsForMothers(engine, meaning, names, type) : undefined
  if (forMothers !== undefined) return forMothers
  if (gift === undefined) return withGiftSets(engine, await withHampers(engine, meaning, names, type), names)
  const isForWomen = audiences.every(({ audience }) => ['women', 'girls'].includes(audience))
  const brands = [brand, ...words.filter((word) => word.brand !== undefined)].flatMap(
    (term) => term?.has ?? [],
  )
  const isForMen = audiences.every(({ isRecipient, audience }) => isRecipient || audience === 'men')
  const given = isForWomen ? PRESENTS : isForMen ? PRESENTS_FOR_MEN : []
  const presents = brands.length === 0 ? presentsTerm(names, type, given) : undefined
  const sets = all(type.has, ...brands) ?? type.has
  if ((await engine.count(sets, 1)) > 0) {
    const { lacking } = await narrowToAudiences(engine, sets, audiences, names)
    if (lacking.every(({ isRecipient }) => isRecipient)) {
      const suited = await withSuitedGifts(engine, meaning, names, type)
      const isForHim = isForMen && audiences.length > 0
      return {
        ...suited,
        presents: presents?.has,
        without: isForHim ? [...suited.without, excluded(names, GIVEN_TO_WOMEN)] : suited.without,
      }
    }
    const anything = await narrowToAudiences(engine, all(...brands), audiences, names)
    // What the shop has for children is nearer to a gift for a boy than gift sets of grown-ups.
    const isNear = isForChildren(audiences) && anything.kept.length > 0
    // Gift sets for nobody in particular are no gift for men, and perfumes are.
    if (anything.lacking.length > 0 && !isNear && presents === undefined) return meaning
  }
  if (presents !== undefined && (await engine.count(presents.has, 1)) > 0)
    return { ...meaning, type: presents, gift: undefined }
  const isOfGrownUps = presents === undefined && brands.length === 0 && isForChildren(audiences)
  if (isOfGrownUps && (await engine.count(typesOf(names, PRESENTS_FOR_CHILDREN), 1)) === 0) {
    const instead = presentsTerm(names, type, PRESENTS)
    // Tops are no nearer to a gift for a child than what others are given.
    if (instead !== undefined && (await engine.count(instead.has, 1)) > 0)
      return { ...meaning, type: instead, gift: undefined }
  }
  // A birthday says when a child gets a toy, and no toy says it.
  const others = audiences.length > 0 ? words : [...words, ...liked]
  const isAnything = others.length > 0 || brand !== undefined || audiences.length > 0
  const raised = audiences.length > 0 ? liked : []
  const anything = {
    ...meaning,
    type: undefined,
    words: isAnything ? others : [gift],
    liked: [gift, ...raised],
  }
  return forChildren(names, anything)
}

/** "Diwali hamper" is first of all no haldi hamper. */
async function withHampers(
  engine: SearchEngine,
  meaning: Meaning,
  names: Names,
  type: TypeTerm,
): Promise<Meaning> {
  const isHamper = names.lexicon.find(type.text)?.names[0] === GIFT_SET
  if (!isHamper || !isOfDay(namesOf(names, meaning))) return meaning
  const suited = await withSuitedGifts(engine, meaning, names, type)
  if (suited.type === undefined || !type.text.endsWith('hamper')) return suited
  // What is called a hamper follows the gift sets that are none.
  const hampers = all(type.has, hasAny(toPhrases(['hamper']), 'AB')) ?? type.has
  return { ...suited, type: { ...suited.type, has: anyOf([suited.type.has, hampers]) } }
}

const UNASKED = { text: '', own: [], brand: undefined, isNarrowing: false, kind: 'word' } as const

const excluded = (names: Names, types: readonly string[]): ExcludingTerm => ({
  ...UNASKED,
  isShown: false,
  has: not(typesOf(names, types)),
})

/** For a new mother or a baby shower, what she and the baby are given, where no gift set is called by it. */
async function giftsForMothers(
  engine: SearchEngine,
  meaning: Meaning,
  names: Names,
  gift: TypeTerm,
): Promise<Meaning | undefined> {
  const { words, liked, without } = meaning
  const isOfMothers = ({ text }: Term) => names.lexicon.find(text)?.names[0] === 'maternity'
  const mothers = words.filter(isOfMothers)
  if (mothers.length === 0) return undefined
  const type = presentsTerm(names, gift, PRESENTS_FOR_MOTHERS)
  if (type === undefined || (await engine.count(type.has, 1)) === 0)
    return giftsForBabies(engine, meaning, names, mothers)
  const sets = all(gift.has, ...mothers.map(({ own }) => hasAny(own, 'ABC')))
  if (sets !== undefined && (await engine.count(sets, 1)) > 0) return undefined
  return {
    ...meaning,
    type,
    gift: undefined,
    words: words.filter((word) => !isOfMothers(word)),
    liked: [...liked, ...mothers.filter(({ text }) => !BABY_SHOWERS.has(text))],
    without: [...without, excluded(names, EVERYDAY)],
  }
}

/** What is for babies, where the shop has nothing else that their mothers are given. */
async function giftsForBabies(
  engine: SearchEngine,
  meaning: Meaning,
  names: Names,
  mothers: readonly Term[],
): Promise<Meaning | undefined> {
  const text = mothers.map((mother) => mother.text).join(' ')
  const baby = { audience: 'baby', text, correctionOf: undefined } as const
  const { kept } = await narrowToAudiences(engine, undefined, [baby], names)
  if (kept.length === 0) return undefined
  const words = meaning.words.filter((word) => !mothers.includes(word))
  return chooseGifts(engine, { ...meaning, words, audiences: [...meaning.audiences, baby] }, names)
}

const BABY_SHOWERS: ReadonlySet<string> = new Set(['baby shower', 'babyshower', 'godh bharai', 'seemantham'])

/** Typed words, and "bridal" for all words of a wedding. */
const namesOf = ({ lexicon }: Names, { words, liked }: Meaning): string[] =>
  [...words, ...liked].flatMap(({ text }) =>
    lexicon.find(text)?.names[0] === 'bridal' ? [text, 'bridal'] : [text],
  )

/** Gift sets that are called by another day are left out where a day was typed, and otherwise come after what is often given. */
async function withSuitedGifts(
  engine: SearchEngine,
  meaning: Meaning,
  names: Names,
  type: TypeTerm,
): Promise<Meaning> {
  const typed = namesOf(names, meaning)
  const isUsed = (word: string) => names.vocabulary.mayHave(word)
  const days = otherDays(typed).filter((day) => day.split(' ').every(isUsed))
  const suited = days.length === 0 ? undefined : not(hasAny(toPhrases(days), 'AB'))
  const suitedGifts = suited && all(type.has, suited)
  if (suitedGifts === undefined || (await engine.count(suitedGifts, 1)) === 0) return meaning
  const only = (has: Condition) => all(has, suited) ?? has
  const has = isOfDay(typed) ? suitedGifts : type.has
  return {
    ...meaning,
    suitedGifts,
    type: { ...type, has, typed: only(type.typed), named: only(type.named) },
  }
}

/** What children are given leads, and what is bought every day is no gift. */
export function forChildren(names: Names, meaning: Meaning): Meaning {
  if (!isForChildren(meaning.audiences)) return meaning
  const given: Term = { ...UNASKED, has: typesOf(names, PRESENTS_FOR_CHILDREN) }
  // A child who is no baby plays.
  const isOlder = meaning.words.some(({ text }) => text.endsWith(' year old'))
  const toys: Term[] = isOlder ? [{ ...UNASKED, has: typesOf(names, ['toy']) }] : []
  return {
    ...meaning,
    liked: [...meaning.liked, given, ...toys],
    without: [...meaning.without, excluded(names, EVERYDAY)],
  }
}
