import { childrensClothes } from './childrensClothes.ts'
import { chooseMatch } from './chooseMatch.ts'
import { findBase } from './findBase.ts'
import { ofGrownUps } from './ofGrownUps.ts'
import { findDescribed } from './findDescribed.ts'
import { findWords } from './findWords.ts'
import { forOccasion } from './forOccasion.ts'
import { foldWords } from './foldText.ts'
import { PLAIN, type Interpretation } from './Interpretation.ts'
import { groceryOf } from './groceryOf.ts'
import { goodsSized } from './help/goodsSized.ts'
import { helpTopicBegunIn, helpTopicIn } from './help/helpTopicIn.ts'
import { readAge, readAudiences, readColours, readExcluded } from './meaning/readShown.ts'
import { noise } from './meaning/Lexicon.ts'
import { narrowToAudiences, type Narrowed } from './meaning/narrowToAudiences.ts'
import { chooseGifts } from './meaning/gifts.ts'
import type { Term } from './meaning/Meaning.ts'
import { isOrder, withPrice } from './meaning/readRanges.ts'
import { isDevanagari } from './meaning/transliterate.ts'
import { joinTypes } from './meaning/joinTypes.ts'
import { bestOfAll } from './bestOfAll.ts'
import { readMeaning } from './meaning/readMeaning.ts'
import { all, hasAny } from './Condition.ts'
import { narrowToColours } from './narrowToColours.ts'
import { narrowToSizes } from './narrowToSizes.ts'
import { meetExclusions } from './meetExclusions.ts'
import { isOther, lackingText, missingOf, namesOfOthers, typedMissing } from './missingOf.ts'
import { nearActive } from './nearActive.ts'
import { nearTo } from './nearTo.ts'
import { raiseMakeup } from './raiseMakeup.ts'
import type { SearchSources } from './SearchEngine.ts'
import { searchedFor } from './searchedFor.ts'
import { withPurposes } from './withPurposes.ts'
import { withTitle } from './withTitle.ts'
import { withoutUnsuited } from './withoutUnsuited.ts'
import { withoutUnlikelyType } from './withoutUnlikelyType.ts'
import { wordRoles } from './wordRoles.ts'
import { calledTerm, findTitled, queryOf, wantedOf } from './wanted.ts'

/** Interprets a search. With `isExact` the words stay as typed, and products have them all. */
export async function interpretSearch(
  sources: SearchSources,
  text: string,
  isExact = false,
): Promise<Interpretation> {
  const sized = isExact ? undefined : goodsSized(sources.names, text)
  if (sized !== undefined) return { ...(await interpretSearch(sources, sized)), help: 'sizes' }
  const interpreted = withoutScattered(text, await readSearch(sources, text, isExact))
  const read = isExact ? interpreted : await withTitle(sources, text, interpreted)
  const near = isExact ? undefined : await nearActive(text, read, (other) => interpretSearch(sources, other))
  if (near !== undefined) return near
  // A mobile phone is no beginning of PhonePe.
  const isUnknown = !isExact && read.query === null && read.missing?.type == null
  const help =
    helpTopicIn(sources.names, text) ?? (isUnknown ? helpTopicBegunIn(sources.names, text) : undefined)
  // "Offers" are also the products that have one.
  const isAnswered =
    isExact ||
    isCalledSo(text, read) ||
    (help === 'offers' && read.query === undefined && read.filters.length > 0)
  if (help !== undefined && !isAnswered) return { ...PLAIN, query: null, help }
  // A text without words, such as an emoji.
  if (read.query === null && read.missing === null) return { ...read, missing: lackingText(text) }
  const order = read.filters.map(({ kind }) => kind).find(isOrder)
  return { ...read, ...(order && { order }), ...(help && { help }) }
}

/** Descriptions that have a "skipping" or a "rope" tell of no skipping rope. */
const withoutScattered = (text: string, read: Interpretation): Interpretation =>
  read.exact === 0 && read.described.length > 1 && read.described.length === read.named?.words.length
    ? { ...PLAIN, query: null, filters: read.filters, missing: lackingText(text) }
    : read

/** True if products are called by the one typed word: "support" finds support bras. Those that only mention a word of a search for help, or have a corrected one, do not answer it. */
const isCalledSo = (text: string, { query, missing, described, searchedFor: corrected }: Interpretation) =>
  foldWords(text).length === 1 &&
  // Of what is written in Devanagari, the sound is guessed.
  !isDevanagari(text) &&
  corrected === null &&
  query !== undefined &&
  missing === null &&
  described.length === 0

async function readSearch(
  { names, usedWords, engine }: SearchSources,
  text: string,
  isExact: boolean,
): Promise<Interpretation> {
  if (isExact) {
    const words = [...new Set(foldWords(text))].filter((word) => !noise.has(word))
    return { ...PLAIN, query: queryOf(words.map((word) => hasAny([{ words: [word] }], 'ABCD'))) ?? null }
  }
  const read = await readMeaning(names, usedWords, text)
  const likely = await withoutUnsuited(engine, await withoutUnlikelyType(engine, read))
  const { meaning, absent } = await joinTypes(engine, await chooseGifts(engine, likely, names))
  const called = calledTerm(meaning)
  if (meaning.isEverything) {
    const isCalled = called !== undefined && (await engine.count(called.has, 1)) > 0
    return {
      ...PLAIN,
      query: isCalled ? queryOf([called.has]) : undefined,
      filters: isCalled || meaning.filters.length > 0 ? meaning.filters : bestOfAll(text),
      looks: isCalled ? [called] : [],
    }
  }
  const ofAnyone = await findBase(engine, await ofGrownUps(engine, names, meaning))
  const { without, unmet: unmetExclusions } = await meetExclusions(engine, ofAnyone.base, meaning.without)
  const excluding = all(...without.map(({ has }) => has))
  // Without a base, every word excludes by itself.
  const isFree = ofAnyone.base === undefined && (meaning.words.length > 0 || meaning.type !== undefined)
  const base = isFree ? undefined : all(ofAnyone.base, excluding)
  const forAnyone = await narrowToAudiences(engine, base, meaning.audiences, names)
  const narrowed = { ...forAnyone, lacking: forAnyone.lacking.filter(({ isRecipient }) => !isRecipient) }
  const instead = await childrensClothes(engine, names, meaning, narrowed)
  const found = instead ?? { ...ofAnyone, base: narrowed.base, ...leadingOf(narrowed) }
  const asked = isFree
    ? meaning.words.map((word) => ({ ...word, has: all(word.has, excluding) ?? word.has }))
    : meaning.words
  const occasion = found.base === undefined ? await forOccasion(engine, names, asked) : undefined
  if (occasion !== undefined)
    return { ...PLAIN, ...occasion, searchedFor: searchedFor(text, meaning), filters: meaning.filters }
  const words = await findWords(engine, found.base, await withPurposes(engine, found.base, asked))
  // "Kurta 999": a number that is no size and no amount of the type.
  const amount = words.lacking.find(({ isAmount }) => isAmount)
  const filters = amount === undefined ? meaning.filters : withPrice(meaning.filters, amount.text)
  const isPriced = filters !== meaning.filters
  const unmet = isPriced ? words.lacking.filter((word) => word !== amount) : words.lacking
  // The shop sells slings for phones, and no phones.
  const isTitle =
    unmet.length > 0 ||
    narrowed.lacking.length > 0 ||
    (found.lacksType &&
      meaning.type !== undefined &&
      (meaning.words.length > 0 || hasSeveralWords(meaning.type))) ||
    (ofAnyone.base === undefined && meaning.type !== undefined && meaning.words.length > 0)
  const titled = isTitle ? await findTitled(engine, names, { ...meaning, without }, ofAnyone) : undefined
  if (titled !== undefined) return { ...PLAIN, ...titled, searchedFor: searchedFor(text, meaning), filters }
  const { matching } = words
  const named = namesOfOthers(asked, unmet)
  const lacking = [
    ...absent,
    ...asked.filter((word) => unmet.includes(word) || named.includes(word)),
    ...unmetExclusions,
    ...narrowed.lacking,
  ]
  // A correction that no product of the kind has is unlikely: the typed word is a name.
  const refused = new Set(lacking.flatMap(({ correctionOf }) => correctionOf ?? []))
  // Words of Devanagari are read in Latin letters, which is no correction.
  const mended = isDevanagari(text) ? null : searchedFor(text, meaning, refused)
  const missing = typedMissing(names, text, missingOf(meaning, found, lacking))
  const excluded = readExcluded(names, text, without)
  const roles = wordRoles(names, text, { ...meaning, words: asked })
  const nothing = {
    ...PLAIN,
    query: null,
    searchedFor: mended,
    filters: [...filters, ...excluded],
    missing,
    roles,
  }
  // What is for children is not near a bicycle for them.
  const isElsewhere =
    meaning.type !== undefined &&
    (found.base === undefined || (ofAnyone.base === undefined && meaning.type.isElsewhere))
  const grocery = found.base === undefined ? await groceryOf(engine, asked) : undefined
  if (grocery !== undefined) return { ...nothing, missing: { ...grocery, brand: null, shown: null } }
  // Many descriptions have an "x" or a "9".
  const isTooShort =
    found.base === undefined && matching.every(({ kind, text: word }) => kind !== 'size' && word.length === 1)
  const isUnrelated =
    found.base === undefined && (matching.length < lacking.length || isOther(matching, unmet))
  if (isElsewhere || isTooShort || isUnrelated) return nothing
  const sized = await narrowToSizes(engine, found.base, matching)
  const {
    base: listed,
    isColoured,
    others,
  } = named.length > 0
    ? { ...sized, isColoured: false }
    : await narrowToColours(engine, sized.base, found, sized.others)
  const chosen = await chooseMatch(
    engine,
    listed,
    others.map(({ has }) => has),
    {
      own: found.own && all(found.own, listed),
      nearTo: (whole) => nearTo(engine, whole, names.families, matching),
    },
  )
  if (chosen === undefined) return nothing
  // A filter is met by every product.
  const isWhole = chosen.exact === null && !words.lacking.some(({ kind }) => kind === 'size')
  const wanted = {
    ...wantedOf(meaning, found, await raiseMakeup(engine, names, meaning, matching)),
    whole: chosen.exact === null ? undefined : chosen.strict,
    // Only among products that all have the colour.
    leading: isColoured ? matching.flatMap(({ leading: first = [] }) => first) : [],
  }
  const uncoloured = isColoured ? all(sized.base, ...others.map(({ has }) => has)) : undefined
  return {
    query: { match: chosen.match, wanted },
    uncoloured: uncoloured && { match: uncoloured, wanted: { ...wanted, whole: undefined } },
    ...(chosen.exact !== null && chosen.exact > 0 && { strict: { match: chosen.strict, wanted } }),
    named: {
      type: found.lacksType ? null : (meaning.type?.text ?? null),
      brand: found.lacksBrand ? null : (meaning.brand?.text ?? null),
      words: [...matching, ...narrowed.kept].map(({ text: word }) => word),
    },
    searchedFor: mended,
    filters: [
      ...filters.filter(({ kind }) => kind !== 'size' || isWhole || sized.isSized),
      ...readAudiences(names, text, narrowed.kept),
      ...(isWhole ? readAge(text, matching) : []),
      ...excluded,
      ...(isColoured || isWhole
        ? readColours(
            names,
            text,
            (isColoured ? matching : others).filter((word) => !named.includes(word)),
          )
        : []),
    ],
    missing,
    described: await findDescribed(engine, names, chosen.match, meaning, matching),
    // What is often given is a gift as much as a gift set.
    exact: meaning.gift !== undefined && missing === null ? null : chosen.exact,
    avoided: without.filter(({ kind }) => kind === 'colour'),
    unsuitable: meaning.unsuitable,
    roles,
    looks: [
      ...matching,
      ...meaning.liked.filter(({ kind, skinDepth }) => kind === 'colour' || skinDepth !== undefined),
      ...[called, found.isCalled ? meaning.type : undefined].filter((term) => term !== undefined),
    ],
  }
}

const leadingOf = ({ first }: Narrowed) => (first === undefined ? {} : { own: first, first })

const hasSeveralWords = ({ own: [name] }: Term) => (name?.words.length ?? 0) > 1
