import { all, hasAny } from '../Condition.ts'
import type { Names } from '../CatalogueNames.ts'
import type { SearchEngine } from '../SearchEngine.ts'
import { rootType } from './Concept.ts'
import type { Meaning, Term, TypeTerm } from './Meaning.ts'
import { anyOf } from './TypeConditions.ts'

export interface Joined {
  meaning: Meaning
  /** Types beside others, which the shop lacks. */
  absent: readonly TypeTerm[]
}

/** Reads types that are joined by "and" as one: "shampoo and conditioner" are both. */
export async function joinTypes(engine: SearchEngine, meaning: Meaning, names: Names): Promise<Joined> {
  const { type } = meaning
  if (type === undefined) return { meaning, absent: [] }
  const { beside, words } = await withUnmet(engine, meaning, type, names)
  if (beside.length === 0) return { meaning: await turnedAround(engine, meaning, names), absent: [] }
  const types = [...beside, type]
  const counts = await Promise.all(types.map(({ has }) => engine.count(has, 1)))
  const here = types.filter((_, index) => (counts[index] ?? 0) > 0)
  const [first] = here
  if (first === undefined) return { meaning, absent: beside }
  return {
    meaning: { ...meaning, words, type: here.length > 1 ? joined(here) : first },
    absent: meaning.isEither === true ? [] : types.filter((one) => !here.includes(one)),
  }
}

/** A type before another, which none of its products has: "shampoo conditioner" is both, and a "serum foundation" is one thing. */
async function withUnmet(
  engine: SearchEngine,
  { beside, before, words }: Meaning,
  type: TypeTerm,
  names: Names,
): Promise<Pick<Meaning, 'beside' | 'words'>> {
  if (beside.length > 0 || before === undefined) return { beside, words }
  // A conditioner that is used after a shampoo is none, and a foundation that mentions serum may be one.
  const met = areAkin(names, before.type, type) ? hasAny(before.word.own, 'AB') : before.word.has
  const [isMet] = await engine.areMet(type.has, [met])
  const titled = all(...[before.word, type].map(({ own }) => hasAny(own.slice(0, 1), 'AB')))
  const isOne = isMet === true || (titled !== undefined && (await engine.count(titled, 1)) > 0)
  if (isOne || (await engine.count(before.type.has, 1)) === 0) return { beside, words }
  return { beside: [before.type], words: words.filter((word) => word !== before.word) }
}

/** What clothes before it only describe: a "shirt dress" is no shirt. */
const DESCRIBED = 'dress'

/** True for types of one department, which are worn or used together. */
function areAkin({ lexicon }: Names, before: TypeTerm, type: TypeTerm): boolean {
  const [one, other] = [before, type].map(({ text }) => lexicon.find(text))
  if (one === undefined || other === undefined || other.names[0] === DESCRIBED) return false
  return rootType(one) === rootType(other)
}

/**
 * A type that the shop lacks, or of which nothing is called by the one before it, is a part of that one where titles say so: "kurta
 * palazzo" is a kurta with palazzos.
 */
async function turnedAround(engine: SearchEngine, meaning: Meaning, names: Names): Promise<Meaning> {
  const { type, before = meaning.earlier, words } = meaning
  if (type === undefined || before === undefined) return meaning
  // A lipstick in the shade "red coat" is no coat.
  const isDistant = before === meaning.earlier
  const itself =
    isDistant || areAkin(names, before.type, type) ? all(type.has, hasAny(before.word.own, 'AB')) : type.has
  if (itself === undefined || (await engine.count(itself, 1)) > 0) return meaning
  const has = hasAny(type.own, 'AB')
  const both = all(before.type.has, has)
  if (both === undefined || (await engine.count(both, 1)) === 0) return meaning
  const { text, own, brand } = type
  const part: Term = { kind: 'type', text, own, has, brand, isNarrowing: false }
  return {
    ...meaning,
    type: before.type,
    words: words.map((word) => (word === before.word ? part : word)),
    // Numbers beside it were read as sizes of the other one.
    filters: isDistant ? meaning.filters.filter(({ kind }) => kind !== 'size') : meaning.filters,
  }
}

/** One type for several. */
export function joined(types: readonly TypeTerm[]): TypeTerm {
  const [first] = types as [TypeTerm]
  return {
    ...first,
    text: types.map(({ text }) => text).join(' and '),
    own: types.flatMap(({ own }) => own),
    has: anyOf(types.map(({ has }) => has)),
    typed: anyOf(types.map(({ typed }) => typed)),
    named: anyOf(types.map(({ named }) => named)),
    kinds: anyOf(types.map(({ kinds }) => kinds)),
    mentioned: anyOf(types.map(({ mentioned }) => mentioned)),
    otherwise: undefined,
    titledBeside: anyOf(types.map(({ titledBeside }) => titledBeside)),
    held: anyOf(types.map(({ held }) => held)),
    serving: anyOf(types.map(({ serving }) => serving)),
    called: anyOf(types.map(({ called }) => called)),
    near: types.flatMap(({ near }) => near),
  }
}
