import { all, hasAny, not, type Condition } from '../Condition.ts'
import type { Names } from '../CatalogueNames.ts'
import type { Audience } from './audiences.ts'
import { isWithin, namesOfKinds } from './Concept.ts'
import { isPlain } from './isPlain.ts'
import { toPhrases, type Term, type TypeTerm } from './Meaning.ts'
import { forAudience, isForChildren } from './narrowToAudiences.ts'
import { occasionOf, type Occasion } from './occasions.ts'
import { outsideBrands } from './outsideBrands.ts'
import type { Token } from './readTokens.ts'
import { anyOf } from './TypeConditions.ts'

/** Clothes or jewellery, where a search names no type but something to wear: "office wear", "what to wear for haldi", "kundan set". */
export function clothesFor({ lexicon }: Names, tokens: readonly Token[]): Token | undefined {
  const isWorn = tokens.some(({ text, concept, isNoise }) =>
    isNoise === true ? text === 'wear' : WORN.has(concept?.names[0]) && text.endsWith('wear'),
  )
  const isSet = tokens.some(
    ({ concept }, at) =>
      JEWELLED.has(concept?.names[0] ?? tokens[at]?.text) && tokens[at + 1]?.text === 'set',
  )
  const text = isWorn ? CLOTHES : isSet ? JEWELLERY : undefined
  const concept = text === undefined ? undefined : lexicon.find(text)
  return text !== undefined && concept ? { text, concept } : undefined
}

/** A dress for Eid or a wedding is an outfit, as it is for all days on which Indian wear comes first. */
export function withOutfit({ lexicon }: Names, tokens: readonly Token[]): readonly Token[] {
  const [first = ''] = typedOccasion(tokens)?.worn ?? []
  const [worn, indian, clothes] = [first, 'indian wear', CLOTHES].map((name) => lexicon.find(name))
  if (worn === undefined || indian === undefined || clothes === undefined || !isWithin(worn, indian))
    return tokens
  return tokens.map((token) =>
    /^dress(?:es)?$/.test(token.text) ? { ...token, text: CLOTHES, concept: clothes } : token,
  )
}

/** An outfit for an occasion is none of the clothes that are worn at home or under others, and for children only where they are named. */
export function outfitFor(
  names: Names,
  type: TypeTerm | undefined,
  tokens: readonly Token[],
  { audiences, isByPrice }: { audiences: readonly { audience: Audience }[]; isByPrice: boolean },
): TypeTerm | undefined {
  const occasion = type && isOutfit(names, type.text) ? typedOccasion(tokens) : undefined
  if (type === undefined || occasion === undefined) return type
  const hidden = unseenIn(names, tokens)
  const isOfMothers = tokens.some(({ concept }) => concept?.names[0] === 'maternity')
  const others = [
    hidden,
    ...(isForChildren(audiences) ? [] : [children(names)]),
    ...(isOfMothers ? [] : [mothers]),
  ]
  const unsuited = anyOf([
    typesOf(names, occasion.unworn),
    occasion.unlike.length === 0 ? undefined : hasAny(toPhrases(occasion.unlike), 'AB'),
  ])
  // By price, what only may be worn would come first.
  const only = isByPrice && occasion.worn.length > 0 ? [typesOf(names, occasion.worn), not(unsuited)] : []
  return { ...type, has: all(type.has, ...others.map(not), ...only) ?? type.has, unsuited }
}

/** What mothers wear before and after a birth. */
const mothers = hasAny(toPhrases(['maternity', 'nursing']), 'AB')

/** What is worn at home or under other clothes, but for what is called by a typed season: pyjamas for the winter. */
function unseenIn(names: Names, tokens: readonly Token[]): Condition {
  const seasons = tokens.flatMap(({ concept }) =>
    SEASONS.has(concept?.names[0]) ? (concept?.names ?? []) : [],
  )
  if (seasons.length === 0) return unseen(names)
  return all(unseen(names), not(hasAny(toPhrases(seasons), 'AB'))) ?? unseen(names)
}

const SEASONS: ReadonlySet<string | undefined> = new Set(['winter', 'summer'])

/** What raises products for an occasion beside its words: its colours, unless one is typed, and among clothes the types that are worn. */
export function dressFor(names: Names, head: Token | undefined, tokens: readonly Token[]): Term[] {
  const occasion = typedOccasion(tokens)
  if (head === undefined || occasion === undefined) return []
  const isOfColour = isPlain(head) || occasion.coloured.includes(head.concept?.names[0] ?? '')
  const isColoured = tokens.some(({ concept }) => concept?.kind === 'colour')
  const colours = isOfColour && !isColoured ? coloursOf(names, occasion) : []
  if (isOutfit(names, head.text)) return [plainTerm(typesOf(names, occasion.worn)), ...colours]
  // Winter pyjamas follow others in summer. Of outfits they are left out.
  const unlike = isPlain(head) ? occasion.unlike : []
  const suited = unlike.length === 0 ? undefined : not(hasAny(toPhrases(unlike), 'AB'))
  const within = isPlain(head) ? undefined : thingsWithin(names, head, occasion)
  return [...colours, ...[suited, within].flatMap((has) => (has === undefined ? [] : plainTerm(has)))]
}

/** Of a type such as make-up, the kinds that are put on for the occasion: a lipstick for karwa chauth, in a colour of the day. */
function thingsWithin(names: Names, { concept: head }: Token, occasion: Occasion): Condition | undefined {
  if (head === undefined) return undefined
  const kindsOf = (things: readonly string[]) =>
    things
      .flatMap((thing) => thing.replace('*', '').split('/'))
      .filter((name) => {
        const kind = names.lexicon.find(name)
        return kind !== undefined && kind !== head && isWithin(kind, head)
      })
  const [coloured, others] = [kindsOf(occasion.coloured), kindsOf(occasion.things)]
  const [colour] = coloursOf(names, occasion)
  const inColour = coloured.length === 0 ? undefined : all(typesOf(names, coloured), colour?.has)
  const kinds = [...(inColour ? [inColour] : []), ...(others.length > 0 ? [typesOf(names, others)] : [])]
  return kinds.length === 0 ? undefined : anyOf(kinds)
}

const typedOccasion = (tokens: readonly Token[]) =>
  tokens.flatMap(({ text, concept }) => occasionOf(text, concept?.names[0]) ?? [])[0]

const isOutfit = ({ lexicon }: Names, text: string) => lexicon.find(text) === lexicon.find(CLOTHES)

const plainTerm = (has: Condition): Term => ({
  kind: 'word',
  text: '',
  own: [],
  has,
  brand: undefined,
  isNarrowing: false,
})

/** Colours of an occasion as one term, with what is called by them before what a description calls so. */
export function coloursOf(names: Names, { colours }: Occasion): Term[] {
  const own = toPhrases(colours.flatMap((name) => names.lexicon.find(name)?.names ?? name))
  const has = hasAny(outsideBrands(names.brandWords, own), 'ABC')
  return own.length === 0 ? [] : [{ ...plainTerm(has), kind: 'colour', own, exact: has }]
}

/** Products of any of the types. */
export const typesOf = ({ lexicon, types }: Names, typeNames: readonly string[]): Condition =>
  anyOf(typeNames.flatMap((name) => lexicon.find(name) ?? []).map((concept) => types.has(concept)))

/** Of each type, products that are called by it: in a category of hair colour and henna, only the henna. */
export const calledTypes = ({ lexicon, types }: Names, typeNames: readonly string[]): Condition[] =>
  typeNames
    .flatMap((name) => lexicon.find(name) ?? [])
    .map((concept) => types.named(concept, [...concept.names, ...namesOfKinds(concept)]))

/** What is worn at home or under other clothes. */
export const unseen = (names: Names): Condition => typesOf(names, UNSEEN)

/** What is for children. */
export const children = (names: Names): Condition =>
  anyOf([forAudience(names, 'kids'), typesOf(names, ['baby clothes'])])

const CLOTHES = 'clothes'
const JEWELLERY = 'jewellery'

/** Of what, and for what, sets of jewellery are: "kundan set". */
const JEWELLED: ReadonlySet<string | undefined> = new Set(
  'bridal kundan polki temple meenakari oxidised pearl diamond stone jadau gold silver antique'.split(' '),
)

const UNSEEN = ['sleepwear', 'loungewear', 'lingerie', 'petticoat', 'socks']

/** Qualities of clothes that are also said with "wear". "Long wear" is said of make-up. */
const WORN: ReadonlySet<string | undefined> = new Set(['party', 'festive', 'office', 'casual'])
