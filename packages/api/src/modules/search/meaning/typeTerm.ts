import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, type Condition } from '../Condition.ts'
import { isIngredient } from './beautyWith.ts'
import { isPlain } from './isPlain.ts'
import { familyOf, namesOfKinds, typesAbove, type Concept } from './Concept.ts'
import { toPhrase, toPhrases, type TypeTerm } from './Meaning.ts'
import { ALSO_TYPES, NEAR_TYPES, UNRELATED } from './productTypes.data.ts'
import type { Token } from './readTokens.ts'
import { anyOf } from './TypeConditions.ts'
import { wordTerm } from './wordTerm.ts'

export function typeTerm(names: Names, token: Token): TypeTerm | undefined {
  const { types, lexicon, vocabulary } = names
  const { text, concept, brand } = token
  if (concept === undefined) return undefined
  const meant = lexicon.typesOf(text, concept)
  // A name that no product has stands for the first one: "deo".
  const isUsed = text.split(' ').some((word) => vocabulary.has(word))
  const typed = isUsed ? text : (concept.names[0] ?? text)
  const kinds = meant.map((one) => types.kinds(one)).filter((one) => one !== undefined)
  const also = (ALSO_TYPES[concept.names[0] ?? ''] ?? []).flatMap((name) => lexicon.find(name) ?? [])
  const packed = packedAs(types.has(concept), concept, typed)
  return {
    kind: 'type',
    text,
    own: [toPhrase(text)],
    has: anyOf([
      ...meant.map((one) => (meant.length > 1 ? calledByNoun(types, one, text) : types.has(one))),
      ...also.map((one) => types.has(one)),
      // An ubtan is a scrub, and what other care is made of.
      isIngredient(text, concept) ? types.mentioned(concept) : undefined,
    ]),
    typed: anyOf([
      ...meant.flatMap((one) => [types.named(one, [typed]), ...ofTypedNoun({ types, lexicon }, one, typed)]),
      packed,
    ]),
    named: anyOf([...meant.map((one) => types.named(one, [...one.names, ...namesOfKinds(one)])), packed]),
    kinds: kinds.length > 0 ? anyOf(kinds) : undefined,
    // Of the types that a noun is short for, the one that it is another name of is likeliest: "serum" is a face serum.
    ...(meant.length > 1
      ? { exact: types.named(concept, concept.names.slice(0, 1)) }
      : { calledAs: calledAs(concept, text) }),
    mentioned: isPlain(token) ? undefined : types.mentioned(concept),
    titledBeside: types.beside(concept),
    otherwise: types.otherwise(concept),
    held: isPlain(token) ? undefined : hasAny(toPhrases([text, ...concept.names]), 'ABCD'),
    // A shirt that works as a saree blouse is none to look for.
    serving: isPlain(token) ? carrying(names, concept, text) : types.serving(concept),
    // A shade called Laung is of the clove, and of no nose pin.
    called: types.variants(concept, [text, ...concept.names.slice(0, 1)]),
    isElsewhere: concept.isElsewhere === true,
    near: [
      ...nearTypes(concept).map((name) => nearTerm(names, name, concept)),
      { has: types.among(concept), name: undefined },
      ...relatedAbove(concept).map((above) => ({ has: types.near(above), name: above.names[0] })),
    ].flatMap(({ has, name }) => (has === undefined ? [] : [{ has, name }])),
    brand,
    isNarrowing: false,
  }
}

/** Bags that say what they are for: a tote with a sleeve for a laptop is a laptop bag where none is called so. */
function carrying({ types }: Names, concept: Concept, text: string): Condition | undefined {
  const [, thing] = /^(\S+) bags?$/.exec(text) ?? []
  if (thing === undefined || familyOf(concept) !== 'bags') return undefined
  return all(types.ofFamily('bags'), hasAny([toPhrase(thing)], 'ABCD'))
}

/** Products of a type that a short noun means: a scalp tonic beside scalp serums is no serum. */
const calledByNoun = (types: Names['types'], type: Concept, noun: string): Condition =>
  all(
    types.has(type),
    anyOf([
      types.ofCategories(type, type.names.slice(0, 1)),
      types.named(type, type.names.slice(0, 1)),
      hasAny(toPhrases([noun, ...namesOfKinds(type)]), 'AB'),
    ]),
  ) ?? types.has(type)

/** Products of a type whose title ends with what they come in, after a name of it: a blender jar is of sponges. */
function packedAs(has: Condition, { names }: Concept, typed: string): Condition {
  if (typed.includes(' ')) return anyOf([])
  const nouns = toPhrases(names.filter((name) => !name.includes(' ')))
  const packed = nouns.length === 0 ? undefined : all(has, hasAny(nouns, 'B'), hasAny(toPhrases(PACKS), 'A'))
  return packed ?? anyOf([])
}

const PACKS = ['jar', 'kit', 'duo', 'trio', 'pack', 'box', 'pair', 'combo']

/** What is offered for a type that the shop lacks, other than the type itself. */
function nearTerm(names: Names, text: string, lacked: Concept) {
  const near = text.split('/').flatMap((name) => names.lexicon.find(name) ?? [])
  const has = anyOf(near.filter((one) => one !== lacked).map((one) => nearOf(names, one)))
  return { has, name: near.length === 1 && near[0]?.kind === 'type' ? text : undefined }
}

/** Products for a concern, clothes that are called by a quality, or products of a type. */
function nearOf(names: Names, near: Concept): Condition | undefined {
  if (near.kind === 'concern') return careForConcern(names, near)
  if (near.kind !== 'quality') return names.types.has(near)
  return all(names.types.ofFamily('clothing'), hasAny(toPhrases(near.names), 'AB'))
}

/** Products for a concern that say so. */
function careForConcern(names: Names, concern: Concept): Condition | undefined {
  const treating = concern.care?.types.flatMap((name) => names.lexicon.find(name) ?? []) ?? []
  const { has } = wordTerm(names, { text: concern.names[0] ?? '', concept: concern }, undefined)
  return all(anyOf(treating.map((type) => names.types.has(type))), has)
}

/** Types above one, up to the last that has anything in its place. */
function relatedAbove(type: Concept): readonly Concept[] {
  const line = [type, ...typesAbove(type)]
  const last = line.findIndex(({ names: [name] }) => UNRELATED.has(name))
  return line.slice(1, last < 0 ? undefined : last + 1)
}

/** Types and concerns of which a shop without the type offers products in its place. */
const nearTypes = (type: Concept): readonly string[] =>
  [type, ...typesAbove(type)].flatMap(({ names: [name = ''] }) => NEAR_TYPES[name] ?? [])

/** Products of a type whose titles have the typed noun, where the names of the type have several: of baby lotions and oils, the oils. */
function ofTypedNoun(
  { types, lexicon }: Pick<Names, 'types' | 'lexicon'>,
  type: Concept,
  text: string,
): Condition[] {
  const nouns = type.names.filter((name) => name.includes(' ')).map(lastWord)
  if (!text.includes(' ') || new Set(nouns).size < 2) return []
  const noun = lastWord(text)
  const meant = lexicon.find(noun)
  const called = toPhrases(meant?.kind === 'quality' ? [noun, ...meant.names] : [noun])
  return [all(types.has(type), hasAny(called, 'A')) ?? types.has(type)]
}

const lastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

/** Of the products of a type without kinds, those that are called by all words of another name: of dresses, what is called bodycon. */
const calledAs = ({ names: [name], children }: Concept, text: string) =>
  text === name || children.length > 0
    ? undefined
    : all(...text.split(' ').map((word) => hasAny([{ words: [word] }], 'AB')))
