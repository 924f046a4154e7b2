import type { Names } from '../CatalogueNames.ts'
import { all } from '../Condition.ts'
import { foldWords, tellingWords } from '../foldText.ts'
import { rootType } from './Concept.ts'
import { DEPARTMENTS } from './attributes.data.ts'
import { ageTerm } from './ageTerm.ts'
import { RECIPIENTS } from './audiences.ts'
import { isGift, isGiftSet, likedTokens } from './gifts.ts'
import { companionsOf, companionTerm, cutOf } from './goesWith.ts'
import { isActive } from './actives.ts'
import { babyCare, babyType } from './babyTypes.ts'
import { headOf, isService, joinedTo } from './headOf.ts'
import type { Meaning, Remedies, TypeTerm } from './Meaning.ts'
import { excludingTerm, isSeen } from './excludingTerm.ts'
import { NEGATIONS } from './joinNegations.ts'
import { isPlain } from './isPlain.ts'
import { joinEithers, OR } from './joinEithers.ts'
import { readRanges } from './readRanges.ts'
import { correctWords, unknownWords } from './correctWords.ts'
import { inOneWord } from './inOneWord.ts'
import { readAdvice } from './advisedAgainst.ts'
import { careWithoutType, isNounOfCare, isOfConcern, nounOf } from './careFor.ts'
import { toldInClause } from './clauses.ts'
import { clothesFor, dressFor, outfitFor, withOutfit } from './clothesFor.ts'
import { readNeeds } from './readNeeds.ts'
import { remediesFor } from './remediesFor.ts'
import { readTokens, type Token } from './readTokens.ts'
import { withGift, withoutThing } from './giftRequests.ts'
import { withoutRequests } from './requests.ts'
import { looksIn } from './looks.ts'
import { spellOut } from './spellOut.ts'
import { toLatin } from './toLatin.ts'
import { isBegunLetter, isSizeOf, isUnitOfSize, sizeTerm, toSize } from './sizeTerm.ts'
import { amountTerm, isBare } from './amountTerm.ts'
import { brandTerm } from './brandTerm.ts'
import { typeTerm } from './typeTerm.ts'
import { wordTerm } from './wordTerm.ts'
import { noise } from './Lexicon.ts'
import type { UsedWords } from '../vocabulary/UsedWords.ts'
import {
  isBrand,
  isJoiningWord,
  isNameOfColour,
  isSportOf,
  onceEach,
  toAudience,
  typeOfOtherBrand,
  usualColour,
  withMeaningBesideClothes,
} from './tokenRoles.ts'

const CARE = 'skin care'

/** Reads a search: a product type, a brand, qualities, and filters. */
export async function readMeaning(names: Names, usedWords: UsedWords, text: string): Promise<Meaning> {
  const { filters, rest } = readRanges(withoutRequests(text), (words) =>
    names.brands.has(inOneWord(foldWords(words))),
  )
  const words = readNeeds(
    names.lexicon,
    toLatin(
      names,
      tellingWords(spellOut(rest), (word) => noise.has(word) && !NEGATIONS.has(word)),
    ),
  )
  const used = await usedWords.among(unknownWords(names, words))
  const spelt = correctWords(names, words, used)
  const read = readTokens(names, spelt).map((token, index, tokens) =>
    isJoiningWord(token, tokens[index - 1], tokens[index + 1], text) ||
    isOfConcern(token, ...nearestTelling(tokens, index))
      ? { text: token.text, isNoise: true }
      : token,
  )
  if (withGift(text) !== text && read.some((token) => isProduct(token) && !isGift(token)))
    return readMeaning(names, usedWords, withoutThing(text))
  const audiences = read.filter(({ concept, brand }) => concept?.kind === 'audience' && brand === undefined)
  const advice = readAdvice(
    names,
    withOutfit(
      names,
      read.filter((token) => !audiences.includes(token)),
    ),
  )
  const typed = headOf(advice.tokens)
  const worn = typed === undefined ? clothesFor(names, advice.tokens) : undefined
  const tokens = withMeaningBesideClothes(names, typed ?? worn, advice.tokens)
  const noun = headOf(tokens) ?? babyCare(names, tokens, audiences)
  const named = noun && isNounOfCare(names, noun, tokens) ? undefined : noun
  const known = named ?? worn
  const head = known ?? typeOfOtherBrand(names, tokens)
  const beside = named === undefined ? [] : joinedTo(named, tokens, text)
  const care = head === undefined ? careWithoutType(names, tokens) : undefined
  const forBabies = head && babyType(names, head, audiences)
  const age = ageTerm(names, text, forBabies ?? head)
  const liked = likedTokens(known, tokens, care !== undefined)
  // A cream and what is for glow are care as well, of which lists of ingredients prove what it lacks.
  const lacking = head ?? (care && { text: CARE, concept: names.lexicon.find(CARE) })
  const lacked = tokens.flatMap((token) =>
    token.lacks === undefined ? [] : [{ token, lacks: token.lacks, isPlain: isSeen(token.lacks, lacking) }],
  )
  // A shampoo has to say that it has no sulphate, and "not sticky" is said by some.
  const unsaid = lacked
    .filter(({ token, isPlain }) => isPlain || token.isClaim !== true)
    .map(({ token }) => token)
  // Earrings that say that they have no nickel lead those that name none.
  const said = unsaid.filter(({ lacks }) => lacks !== undefined && !isSeen(lacks, undefined))
  const looks = looksIn(text)
    .filter((look) => look.split(' ').every((word) => names.vocabulary.has(word)))
    .map((look) => ({ text: look }))
  const brands = tokens.filter((token) => token.brand !== undefined && isBrand(token, tokens, head))
  const numbered = tokens.filter((token) => isSizeOf(head, token, tokens))
  const understood = [...filters, ...numbered.map(toSize)].map((filter) => ({
    filter,
    size: filter.kind === 'size' ? sizeTerm(names, filter, head) : undefined,
  }))
  const companions = companionsOf(head, tokens)
  const cuts = companions.flatMap((one) => cutOf(head, one))
  const told = toldInClause(tokens)
  const actives = tokens.filter(isActive).map((token) => wordTerm(names, token, head))
  const termOf = (token: Token) => {
    if (head !== undefined && isBare(token, tokens[tokens.indexOf(token) + 1])) return amountTerm(token, head)
    const term = wordTerm(names, token, token.lacks === undefined ? head : lacking)
    const companion = companions.find((one) => one.token === token)
    if (companion !== undefined) return companionTerm(term, companion, head)
    // A cream that has some niacinamide is not called one for spots.
    if (care?.isOfForm === true && term.sure !== undefined)
      return { ...term, has: term.sure, exact: term.has }
    // Of "retinol 1%", what has retinol may have a 1, and no pack of 1.
    if (head === undefined && /^\d{1,2}$/.test(token.text) && actives.length > 0)
      return { ...term, has: all(term.has, ...actives.map(({ has }) => has)) ?? term.has }
    return told.has(token) ? { ...term, isNarrowing: true } : term
  }
  const ofCompanions = companions.flatMap(({ described }) => described)
  const implied = [...(care?.implied ?? []), ...ofCompanions]
  const apart = [...numbered, ...brands, ...beside, ...liked, ...unsaid, ...implied]
  const asked = tokens
    .filter((token) => token !== named && !token.isNoise && !isBegunLetter(head, token, tokens))
    .filter((token) => !isNameOfColour(token, tokens) && !apart.includes(token))
    .filter((token) => !isSportOf(head, token) && !isUnitOfSize(head, token, tokens))
    // "Fashion jewellery" is jewellery.
    .filter(({ concept }) => named === undefined || !DEPARTMENTS.has(concept?.names[0]))
    .map((token) => ({ token, term: termOf(token) }))
  // Foundations come in shades of each depth, which are numbers and colours, and a lipstick for fair skin need not say so.
  const isDepth = ({ term }: (typeof asked)[number]) => head !== undefined && term.skinDepth !== undefined
  const prior = named && !isService(named) ? tokens[tokens.indexOf(named) - 1] : undefined
  // "Makeup bag" names one thing: makeup is too much to be searched for beside it.
  const before = asked.find(
    ({ token: { concept }, token }) =>
      token === prior && concept?.kind === 'type' && (concept.parent !== undefined || isGiftSet(named)),
  )
  const isOfOtherDepartment = ({ token }: { token: Token }) =>
    token.concept?.kind === 'type' &&
    token.concept.isElsewhere !== true &&
    named?.concept !== undefined &&
    rootType(token.concept) !== rootType(named.concept) &&
    tokens.indexOf(token) < tokens.indexOf(named)
  const typeBefore = before && typeTerm(names, before.token)
  const earlier = before === undefined && named ? asked.findLast(isOfOtherDepartment) : undefined
  const typeEarlier = earlier && typeTerm(names, earlier.token)
  const remedies =
    head !== undefined || care?.isOfNoun === true ? remediesFor(names, head, tokens) : undefined
  return {
    type: head
      ? outfitFor(names, typeTerm(names, forBabies ?? head), tokens, {
          audiences: audiences.map(toAudience),
          isByPrice: filters.some(({ kind }) => kind === 'price_asc'),
        })
      : care && (care.isOfForm ? treatingType(care.type, remedies) : care.type),
    isOfOtherBrand: known === undefined && head !== undefined,
    beside: beside.flatMap((token) => typeTerm(names, token) ?? []),
    isEither: tokens.some((token) => OR.has(token.text)),
    before: before && typeBefore && { type: typeBefore, word: before.term },
    earlier: earlier && typeEarlier && { type: typeEarlier, word: earlier.term },
    brand: brandTerm(brands),
    words: [
      ...joinEithers(
        tokens,
        asked.filter((one) => !isDepth(one)),
      ),
      ...(age === undefined ? [] : [age]),
      ...understood.flatMap(({ size }) => size ?? []),
    ],
    without: [
      ...lacked.map(({ token, lacks }) => excludingTerm(names, token, lacks, lacking)),
      ...(advice.excluded === undefined ? [] : [advice.excluded]),
    ],
    unsuitable: advice.ingredients,
    remedies,
    liked: [
      ...[...liked, ...said, ...looks, ...cuts].map((token) => wordTerm(names, token, head)),
      // Cards keep the shade of their product.
      ...usualColour(names, head, tokens).map((token) => ({
        ...wordTerm(names, token, head),
        kind: 'word' as const,
      })),
      ...asked.filter(isDepth).map(({ term }) => term),
      ...dressFor(names, forBabies ?? known, tokens),
    ],
    gift: named !== undefined && isGift(named) ? wordTerm(names, named, undefined) : undefined,
    audiences:
      forBabies === undefined
        ? onceEach(audiences.map(toAudience)).map((one) => ({
            ...one,
            isRecipient: !isPlain(head) && RECIPIENTS.has(one.text),
          }))
        : [],
    // "Small size" of a cosmetic is a quality.
    filters: understood
      .filter(({ size }) => size === undefined || size.kind === 'size')
      .map(({ filter, size }) => (size === undefined ? filter : { ...filter, name: size.text })),
    isEverything:
      worn === undefined &&
      read.length + filters.length > 0 &&
      tokens.every(({ isNoise }) => isNoise) &&
      audiences.every((token) => toAudience(token).audience === 'women') &&
      !filters.some(({ kind }) => kind === 'size'),
    spelt: spelt.words,
  }
}

/** The words on both sides of one, without those that tell nothing: "pimple ki dawa". */
const nearestTelling = (tokens: readonly Token[], at: number) =>
  [tokens.slice(0, at).toReversed(), tokens.slice(at + 1)].map((side) =>
    side.find(({ isNoise }) => isNoise !== true),
  )

/** True for a product type, and for a noun of several. */
const isProduct = (token: Token) => token.concept?.kind === 'type' || nounOf(token) !== undefined

/** A noun such as "cream" counts only on what is for the concern: what else is for it comes before other creams. */
const treatingType = (type: TypeTerm, remedies: Remedies | undefined): TypeTerm =>
  remedies === undefined
    ? type
    : {
        ...type,
        typed: all(type.typed, remedies.sure) ?? type.typed,
        named: all(type.named, remedies.sure) ?? type.named,
      }
