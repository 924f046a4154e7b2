import { bestOfAll } from './bestOfAll.ts'
import type { Names } from '../CatalogueNames.ts'
import { all } from '../Condition.ts'
import { chooseListed, type Listed } from './chooseListed.ts'
import { findDescribed } from './findDescribed.ts'
import { findScope, type Scope } from './findScope.ts'
import { findWords } from './findWords.ts'
import { forOccasion } from './forOccasion.ts'
import { forWomen } from './forWomen.ts'
import { groceryOf } from './groceryOf.ts'
import { PLAIN, type Interpretation } from './Interpretation.ts'
import { CARE } from '../meaning/careFor.ts'
import { chooseGifts } from '../meaning/gifts.ts'
import { joinTypes, type Joined } from '../meaning/joinTypes.ts'
import type { Meaning, Term } from '../meaning/Meaning.ts'
import { meaningOf } from './meaningOf.ts'
import { mayBePrice, withPrice } from '../meaning/readRanges.ts'
import { readAge, readAudiences, readColours, readExcluded } from '../meaning/readShown.ts'
import { isDevanagari } from '../meaning/transliterate.ts'
import { besideType, isOther, missingOf, missingTogether, namesOfOthers, typedMissing } from './missingOf.ts'
import { raiseMakeup } from './raiseMakeup.ts'
import type { SearchEngine, SearchSources } from '../SearchEngine.ts'
import { searchedFor } from './searchedFor.ts'
import { calledTerm, findTitled, queryOf, wantedOf } from './wanted.ts'
import { withoutUnlikelyType } from './withoutUnlikelyType.ts'
import { withoutUnsuited } from './withoutUnsuited.ts'
import { withPurposes } from './withPurposes.ts'
import { wordRoles } from './wordRoles.ts'

/**
 * Reads a text as shoppers mean it: its type and brand are where its words are looked for, and what they find is the list. What the catalogue lacks
 * of the text is told.
 */
export async function readSearch(sources: SearchSources, text: string): Promise<Interpretation> {
  const { names, engine } = sources
  const { meaning, absent } = await readLikely(sources, text)
  if (meaning.isEverything) return readEverything(engine, text, meaning)
  const scope = await findScope(engine, names, meaning)
  const { found, audiences } = scope
  const instead = { ...PLAIN, searchedFor: searchedFor(text, meaning) }
  const occasion = found.base === undefined ? await forOccasion(engine, names, scope.words) : undefined
  if (occasion !== undefined) return { ...instead, ...occasion, filters: meaning.filters }

  const words = await findWords(engine, found.base, await withPurposes(engine, found.base, scope.words))
  const { matching } = words
  const { filters, unmet } = readAmount(meaning, words.lacking)
  const titled = mayBeTitle(meaning, scope, unmet)
    ? await findTitled(engine, names, { ...meaning, without: scope.without }, scope.ofAnyone)
    : undefined
  if (titled !== undefined) return { ...instead, ...titled, filters }

  const named = namesOfOthers(scope.words, unmet)
  const lacking = [
    ...absent,
    ...scope.words.filter((word) => unmet.includes(word) || named.includes(word)),
    ...scope.unmet,
    ...audiences.lacking,
  ]
  // A correction that no product of the kind has is unlikely: the typed word is a name.
  const refused = new Set(lacking.flatMap(({ correctionOf }) => correctionOf ?? []))
  const excluded = readExcluded(names, text, scope.without)
  const told = {
    // Words of Devanagari are read in Latin letters, which is no correction.
    searchedFor: isDevanagari(text) ? null : searchedFor(text, meaning, refused),
    missing: typedMissing(names, text, missingOf(meaning, found, lacking)),
    roles: wordRoles(names, text, { ...meaning, words: scope.words }),
  }
  const nothing = { ...PLAIN, ...told, query: null, filters: [...filters, ...excluded] }
  const grocery = found.base === undefined ? await groceryOf(engine, scope.words) : undefined
  if (grocery !== undefined) return { ...nothing, missing: { ...grocery, brand: null, shown: null } }
  if (isNothingNear(meaning, scope, { matching, unmet, lacking }))
    return mayBePrice(text) ? { ...PLAIN, query: undefined, filters: withPrice([], text) } : nothing
  const listed = await chooseListed(engine, names.families, found, matching, named.length > 0)
  if (listed === undefined) return nothing

  const isGift = meaning.gift !== undefined
  const together =
    told.missing === null && listed.exact === 0 && !isGift && !found.lacksType
      ? missingTogether(names, text, { ...meaning, ...found }, matching, told.roles)
      : null
  // A filter is met by every product.
  const isWhole = listed.exact === null && !words.lacking.some(({ kind }) => kind === 'size')
  const coloured = (listed.isColoured ? matching : listed.others).filter((word) => !named.includes(word))
  return {
    ...told,
    ...(together && { missing: together }),
    ...(await queriesOf(engine, names, meaning, scope, listed, matching)),
    named: {
      type: found.lacksType ? null : (meaning.type?.text ?? null),
      brand: found.lacksBrand ? null : (meaning.brand?.text ?? null),
      words: besideType(
        found.lacksType ? undefined : meaning.type,
        [...matching, ...audiences.kept].map(({ text: word }) => word),
      ),
    },
    filters: [
      ...filters.filter(({ kind }) => kind !== 'size' || isWhole || listed.isSized),
      ...readAudiences(names, text, audiences.kept),
      ...(isWhole ? readAge(text, matching) : []),
      ...excluded,
      ...(listed.isColoured || isWhole ? readColours(names, text, coloured) : []),
    ],
    described: await findDescribed(engine, names, listed.match, meaning, matching, listed.exact),
    // What is often given is a gift as much as a gift set.
    exact: isGift && told.missing === null ? null : listed.exact,
    avoided: scope.without.filter(({ kind }) => kind === 'colour'),
    unsuitable: meaning.unsuitable,
    looks: [
      ...matching,
      ...meaning.liked.filter(({ kind, skinDepth }) => kind === 'colour' || skinDepth !== undefined),
      ...[calledTerm(meaning), found.isCalled ? meaning.type : undefined].filter(
        (term) => term !== undefined,
      ),
    ],
  }
}

/** The likeliest of the meanings that a text has in this catalogue. */
async function readLikely(sources: SearchSources, text: string): Promise<Joined> {
  const { names, engine } = sources
  const read = await meaningOf(sources, text)
  const likely = await withoutUnsuited(engine, await withoutUnlikelyType(engine, read))
  return joinTypes(engine, await chooseGifts(engine, likely, names), names)
}

/** All products, within the filters of the text, or those that are called by its words without a meaning. */
async function readEverything(engine: SearchEngine, text: string, meaning: Meaning): Promise<Interpretation> {
  const called = calledTerm(meaning)
  const isCalled = called !== undefined && (await engine.count(called.has, 1)) > 0
  return {
    ...PLAIN,
    query: isCalled ? queryOf([called.has]) : undefined,
    filters: isCalled || meaning.filters.length > 0 ? meaning.filters : bestOfAll(text),
    looks: isCalled ? [called] : [],
  }
}

/** Takes a number that is no size and no amount of the type as a price: "kurta 999". That of goods of other shops, such as a phone, is part of their name. */
function readAmount({ type, filters }: Meaning, lacking: readonly Term[]) {
  const amount = type?.isElsewhere === true ? undefined : lacking.find(({ isAmount }) => isAmount)
  const priced = amount === undefined ? filters : withPrice(filters, amount.text)
  return { filters: priced, unmet: priced === filters ? lacking : lacking.filter((word) => word !== amount) }
}

/** True where a product may be called by the whole text: the shop sells slings for phones, and no phones. */
function mayBeTitle({ type, words }: Meaning, { ofAnyone, found, audiences }: Scope, unmet: readonly Term[]) {
  // A title may be for boys, and what says nothing is for women.
  if (unmet.length > 0 || audiences.lacking.some(({ audience }) => audience !== 'women')) return true
  if (type === undefined) return false
  const isNamed = words.length > 0 || (type.own[0]?.words.length ?? 0) > 1
  return (found.lacksType && isNamed) || (ofAnyone.base === undefined && words.length > 0)
}

/** True where what has some words of the text is not near to what was meant. */
function isNothingNear(
  { type }: Meaning,
  { ofAnyone, found }: Scope,
  words: { matching: readonly Term[]; unmet: readonly Term[]; lacking: readonly unknown[] },
): boolean {
  const { matching, unmet, lacking } = words
  // What is for children is not near a bicycle for them.
  if (type !== undefined && ofAnyone.base === undefined && type.isElsewhere) return true
  if (found.base !== undefined) return false
  // Many descriptions have an "x" or a "9".
  const isTooShort = matching.every(({ kind, text: word }) => kind !== 'size' && word.length === 1)
  return type !== undefined || isTooShort || matching.length < lacking.length || isOther(matching, unmet)
}

/** True for a type with a name, which other care for a concern is not of. */
const isTyped = ({ type }: Meaning) => type !== undefined && !type.text.endsWith(` ${CARE}`)

/** What the list has, what of it matches everything, and the same in any colour. */
async function queriesOf(
  engine: SearchEngine,
  names: Names,
  meaning: Meaning,
  { found }: Scope,
  listed: Listed,
  matching: readonly Term[],
): Promise<Pick<Interpretation, 'query' | 'strict' | 'uncoloured' | 'ofType'>> {
  const { match, strict, exact, isColoured, uncoloured } = listed
  const wanted = {
    ...wantedOf(meaning, found, await raiseMakeup(engine, names, meaning, matching)),
    whole: exact === null ? undefined : strict,
    // Only among products that all have the colour.
    leading: isColoured ? matching.flatMap(({ leading = [] }) => leading) : [],
    forWomen: forWomen(names, meaning),
  }
  // Of what was typed as a type, what else is for the concern is none.
  const isFollowed = found.isFew === true || (meaning.remedies !== undefined && isTyped(meaning))
  const ofType = isFollowed && found.own !== undefined ? all(match, found.own) : undefined
  return {
    query: { match, wanted },
    ...(ofType && { ofType: { match: ofType, wanted } }),
    uncoloured: uncoloured && { match: uncoloured, wanted: { ...wanted, whole: undefined } },
    ...(exact !== null && exact > 0 && { strict: { match: strict, wanted } }),
  }
}
