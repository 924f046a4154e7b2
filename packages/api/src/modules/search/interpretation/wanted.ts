import { all, hasAny, not, some, type Condition } from '../Condition.ts'
import type { Names } from '../CatalogueNames.ts'
import type { Base } from './findBase.ts'
import { forAudiences } from '../meaning/narrowToAudiences.ts'
import { toPhrase, type Meaning, type Phrase, type Term, type TypeTerm } from '../meaning/Meaning.ts'
import type { SearchEngine } from '../SearchEngine.ts'
import type { SearchQuery } from '../SearchQuery.ts'

type Wanted = SearchQuery['wanted']

/** A search in which nothing raises a result. */
export const NOTHING: Wanted = {
  titled: undefined,
  own: undefined,
  whole: undefined,
  typed: undefined,
  type: undefined,
  kinds: undefined,
  words: [],
  inTurn: [],
  nouns: [],
  leading: [],
  having: undefined,
  exact: [],
  phrase: undefined,
  called: undefined,
  forWomen: undefined,
  brandIds: [],
}

/**
 * What raises the results of a search. Where nothing is called by the type, this is what mentions it: of face makeup, the primer that says it is a
 * setting spray, too.
 */
export function wantedOf(
  meaning: Meaning,
  {
    own,
    first = own,
    ofType,
    nearer,
    lacksType,
  }: Pick<Base, 'own' | 'first' | 'ofType' | 'nearer' | 'lacksType'>,
  matching: readonly Term[],
): Wanted {
  const { type, brand, words, liked } = meaning
  const typed = type?.own[0]
  const before = words[0]?.own[0]
  const raising = [...matching, ...liked]
  const named = type?.calledAs ?? []
  // Beside other words, the name of the type is only its name: "gift" of a wedding gift.
  const namedAlone = words.length === 0 && liked.length === 0 ? named : []
  const mentioned = lacksType && type !== undefined ? [type.held ?? hasAny(type.own, 'ABCD')] : []
  return {
    titled: undefined,
    own: first ?? nearer,
    whole: undefined,
    typed: calledOr(type?.typed, words),
    type: calledOr(type?.named, words),
    kinds: type?.kinds,
    words: raising.map(({ has }) => has).concat(namedAlone, mentioned),
    inTurn: ofType === undefined ? [] : [ofType],
    nouns: [
      ...raising.filter(({ kind }) => kind === 'type').map(({ own: names }) => hasAny(names, 'AB')),
      ...(type === undefined
        ? []
        : matching.filter(isSaid).map(({ own: [said] }) => hasAny(said ? [said] : [], 'AB'))),
      ...(type === undefined ? matching.flatMap(({ beauty = [] }) => beauty) : []),
    ],
    leading: [],
    having: type === undefined && matching.length === 1 ? matching[0]?.having : undefined,
    exact: [type, ...raising].flatMap((term) => term?.exact ?? []).concat(named),
    phrase: typed && before && hasAny([{ words: [...before.words, ...typed.words] }], 'AB'),
    called: calledTerm(meaning)?.has,
    forWomen: undefined,
    brandIds: [brand, type, ...words].flatMap((term) => term?.brand?.ids ?? []),
  }
}

/** True for a word that a title may have as it was typed. Colours are seen, and sizes are chosen. */
const isSaid = ({ kind, own }: Term) => (kind === 'word' || kind === 'type') && own.length > 0

/** What is called by a form of the type is called by the type, too. */
function calledOr(called: Condition | undefined, words: readonly Term[]): Condition | undefined {
  const forms = words.filter(({ isForm }) => isForm).map(({ own }) => hasAny(own, 'AB'))
  return called === undefined || forms.length === 0 ? called : some(1, [called, ...forms])
}

/** All of the conditions. */
export function queryOf(words: readonly Condition[]): SearchQuery | undefined {
  const match = all(...words)
  return match && { match, wanted: { ...NOTHING, words } }
}

/** The whole text of a search without type and brand, as the name of a shade or a variant: "Rose Milk". */
export function calledTerm({ type, brand, spelt }: Meaning): Term | undefined {
  return type === undefined && brand === undefined ? wholeName(spelt.map(({ word }) => word)) : undefined
}

/** The typed name of a type, and its usual one of several words. */
function namesOf({ lexicon }: Names, { text, own, isElsewhere }: TypeTerm): readonly Phrase[] {
  const [usual = ''] = lexicon.find(text)?.names ?? []
  return isElsewhere || !usual.includes(' ') ? own : [...own, toPhrase(usual)]
}

/** Titles that have all words of a name. */
const inAnyOrder = ({ words }: Phrase): Condition =>
  all(...words.map((word) => hasAny([{ words: [word] }], 'AB'))) ?? hasAny([], 'AB')

function wholeName(words: readonly string[]): Term | undefined {
  if (words.length < 2) return undefined
  const text = words.join(' ')
  const own = [toPhrase(text)]
  return { kind: 'word', text, own, has: hasAny(own, 'BC'), brand: undefined, isNarrowing: false }
}

/**
 * Products whose title or brand has every typed word, or with a shade or a variant of this name, where the type's products lack some:
 * "Kabuki Powder Brush" and "Zari Gold".
 */
export async function findTitled(
  engine: SearchEngine,
  names: Names,
  { type, brand, words, without, audiences, spelt }: Meaning,
  { lacksType }: Pick<Base, 'lacksType'>,
): Promise<{ query: SearchQuery; looks: Term[] } | undefined> {
  // "Powder for babies" is a baby powder.
  const typeWords = type?.own[0]?.words.map((word) => ({ words: [word] })) ?? []
  const said = words.flatMap(({ own, isAge }) => (isAge === true ? [] : (own[0] ?? [])))
  // "Babby" is corrected only where a title has the baby.
  const isSure =
    typeWords.length + said.length > 0 && audiences.every(({ correctionOf }) => correctionOf === undefined)
  const stated = isSure ? [] : audiences.filter(({ audience }) => audience !== 'women')
  const typed = [
    // A maternity midi dress is a pregnancy dress.
    ...(type === undefined ? [] : [some(1, namesOf(names, type).map(inAnyOrder))]),
    ...[...said, ...stated.map((one) => toPhrase(one.text))].map((phrase) => hasAny([phrase], 'AB')),
  ]
  const called = wholeName(spelt.map(({ word }) => word))
  const aged = words.filter(({ isAge }) => isAge).map(({ has }) => has)
  const audience = isSure ? forAudiences(names, audiences) : undefined
  // A lehenga in sindoor red is no red sindoor.
  const family = lacksType && type?.isElsewhere === false ? type.near.at(-1)?.has : undefined
  const titled = all(family, brand?.has, ...typed, ...aged, audience, ...without.map(({ has }) => has))
  if (titled === undefined) return undefined
  // A linen shirt dress is no linen shirt.
  const isWorn = type?.held === undefined && type?.isElsewhere === false && audiences.length === 0
  const noun = isWorn ? hasAny(typeWords.slice(-1), 'A') : undefined
  const others = isWorn && type.near.at(-1)?.has
  const shade = called && all(called.has, others ? not(others) : undefined)
  const named = all(titled, noun) ?? titled
  const match = shade === undefined ? named : some(1, [named, shade])
  if ((await engine.count(match, 1)) === 0) return undefined
  const wanted = { ...NOTHING, words: typed, called: called?.has, brandIds: brand?.brand?.ids ?? [] }
  return { query: { match, wanted }, looks: called === undefined ? [] : [called] }
}
