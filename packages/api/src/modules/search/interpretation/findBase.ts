import { ENOUGH } from './chooseMatch.ts'
import type { Meaning, TypeTerm } from '../meaning/Meaning.ts'
import { all, hasAny, not, some, type Condition } from '../Condition.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/** The list of a type with fewer products also shows related types. */
const RARE = 3

export interface Base {
  /** Condition of every result; undefined when only qualities were named. */
  base: Condition | undefined
  lacksType: boolean
  lacksBrand: boolean
  /** The products of the type, where others are there beside them. */
  own?: Condition
  /** True where `own` are the few products of the type, and related types are there beside them. */
  isFew?: boolean
  /** Products that lead the list, where these are not all that are of the type. */
  first?: Condition
  /** Products of the typed type, which follow these before what else is for the concern: other sunscreens for oily skin before gel creams. */
  ofType?: Condition
  /** Of related types, the few products of the nearest. */
  nearer?: Condition | undefined
  /** Name of the related types, where the shop lacks the type or has few of it. */
  family?: string | undefined
  /** True when these are of another type, and called so by a shade or a variant. */
  isCalled?: boolean
}

/** The type and the brand; else the one of them that the shop has; else related types, which are counted only then. */
export async function findBase(engine: SearchEngine, meaning: Meaning): Promise<Base> {
  const { type, brand, words } = meaning
  const whole = { base: all(type?.has, brand?.has), lacksType: false, lacksBrand: false }
  const total = await countUpToRare(engine, whole.base)
  if (total > 0 && meaning.gift !== undefined && type !== undefined) return withOthers(engine, meaning, type)
  const treating =
    total === 0 || type === undefined ? undefined : await withRemedies(engine, meaning, whole.base)
  if (treating !== undefined) return { ...treating, lacksType: false, lacksBrand: false }
  if (total === RARE || (total > 0 && (type === undefined || brand !== undefined))) return whole
  // "Livon serum" is one for hair, where a serum alone is one for the face.
  const otherwise = type?.otherwise && not(type.otherwise)
  const called = type && brand && all(hasAny(type.own, 'A'), brand.has, otherwise)
  if ((await countUpToRare(engine, called)) > 0) return { ...whole, base: called }
  const beside = total === 0 && type?.titledBeside ? all(type.titledBeside, brand?.has) : undefined
  if ((await countUpToRare(engine, beside)) > 0) return { ...whole, base: beside }
  const ofType = { base: type?.has, lacksType: false, lacksBrand: true }
  if (brand !== undefined && (await countUpToRare(engine, ofType.base)) > 0) return ofType

  const related = await nearest(engine, type, total)
  const near = related?.has
  const family = related?.name
  const nearer = related?.nearer
  if (total > 0 && near && type)
    return {
      ...whole,
      base: some(1, [type.has, ...titledSo(type), near]),
      own: type.has,
      family,
      isFew: true,
    }
  if (total > 0) return whole
  const serving = type?.serving && all(type.serving, brand?.has)
  if (serving && (await countUpToRare(engine, serving)) > 0)
    return { ...whole, base: near ? some(1, [serving, near]) : serving, own: serving, family }
  // "Atta 5kg" is no shade called Atta.
  const stated = type === undefined ? [] : words.filter(({ isPack }) => type.isElsewhere || isPack === true)
  // A nail polish in the shade "Laal Bindi" is no bindi, where there is something nearer to one.
  const shade = near ? undefined : type && all(type.called, brand?.has, ...stated.map(({ has }) => has))
  if (shade && (await countUpToRare(engine, shade)) > 0)
    return {
      base: shade,
      own: shade,
      isCalled: true,
      lacksType: true,
      lacksBrand: false,
      family: type?.isElsewhere === false ? type.near.at(-1)?.name : undefined,
    }
  const held = heldBy(type)
  const instead = {
    base: near && all(held === undefined ? near : some(1, [near, held]), brand?.has),
    lacksType: true,
    lacksBrand: false,
    family,
    nearer,
  }
  if (near && held && (await countUpToRare(engine, all(held, brand?.has))) > 0) return instead
  const choices: Base[] = [
    // What is called by it is no lack: an ubtan face wash.
    { base: type?.mentioned && all(type.mentioned, brand?.has), lacksType: false, lacksBrand: false },
    instead,
    { base: brand?.has, lacksType: true, lacksBrand: false },
    { base: type?.mentioned, lacksType: true, lacksBrand: true },
    { base: near, lacksType: true, lacksBrand: true, family, nearer },
  ]
  for (const choice of choices) if ((await countUpToRare(engine, choice.base)) > 0) return choice
  return { base: undefined, lacksType: true, lacksBrand: true }
}

/** What has a name of several words in its title: a perfume called Gulab Jal is near to rose water. */
const titledSo = ({ own }: TypeTerm): Condition[] => {
  const names = own.filter(({ words }) => words.length > 1)
  return names.length === 0 ? [] : [hasAny(names, 'AB')]
}

/** Few products of the type for a concern are followed by others for it; what is called by the concern comes with the first. */
async function withRemedies(
  engine: SearchEngine,
  { remedies, brand, type }: Meaning,
  own: Condition | undefined,
): Promise<Pick<Base, 'base' | 'own' | 'first' | 'ofType'> | undefined> {
  if (own === undefined || remedies === undefined) return undefined
  const { forConcern, sure, has, called, enough } = remedies
  // Creams that only have some of what is good for it come after serums that are called by it.
  const treating = all(own, enough === undefined ? sure : forConcern) ?? own
  const others = all(has, brand?.has) ?? has
  const isEnough = enough !== undefined && (await engine.count(all(own, sure) ?? own, enough)) === enough
  if (isEnough || (await engine.count(others, 1)) === 0) return undefined
  const base = some(1, [own, others])
  // Where none of a type for the concern says so, a serum that is called by it does not lead face packs. A tan care pack does.
  const isForConcern = enough !== undefined && enough > 1
  if (isForConcern && (await engine.count(treating, 1)) === 0) {
    const noun = type?.own[0]?.words.at(-1)
    const first = noun === undefined ? undefined : all(called, hasAny([{ words: [noun] }], 'AB'))
    const isThere = first !== undefined && (await engine.count(first, 1)) > 0
    return { base, own, ...(isThere && { first }) }
  }
  return { base, own, first: some(1, [treating, called]), ...(isForConcern && { ofType: own }) }
}

/** Few gift sets are followed by what is often given, or else by what is for the occasion. */
async function withOthers(
  engine: SearchEngine,
  { brand, liked, presents, suitedGifts }: Meaning,
  type: TypeTerm,
): Promise<Base> {
  const own = all(suitedGifts ?? type.has, brand?.has) ?? type.has
  const whole = { base: own, lacksType: false, lacksBrand: false }
  const others = presents === undefined ? liked.map(({ has }) => has) : [presents]
  if (others.length === 0 || (await engine.count(own, ENOUGH)) === ENOUGH) return whole
  const base = all(some(1, [type.has, ...others]), brand?.has)
  return { ...whole, base, own }
}

/**
 * Products of related types, short of the whole family, that hold what is missing: a palette of face make-up has a contour, and a lip liner
 * is only called so.
 */
function heldBy(type: Meaning['type']): Condition | undefined {
  const related = type?.near.slice(0, -1).map(({ has }) => has) ?? []
  return type?.held && related.length > 0 ? all(type.held, some(1, related)) : undefined
}

/** Related types, from the nearest type above that has more than the few products of the type, or the few of all. `nearer` are types between them. */
async function nearest(engine: SearchEngine, type: Meaning['type'], few: number) {
  const least = few > 0 ? few + 1 : RARE
  const between: Condition[] = []
  for (const near of type?.near ?? []) {
    if ((await engine.count(near.has, least)) === least) {
      const nearer = between.length > 0 ? some(1, between) : undefined
      return { name: near.name, has: nearer === undefined ? near.has : some(1, [near.has, nearer]), nearer }
    }
    between.push(near.has)
  }
  const has = some(1, between)
  const mayBeFew = type?.isElsewhere === false && between.length > 0
  return mayBeFew && (await engine.count(has, 1)) > 0
    ? { name: undefined, has, nearer: undefined }
    : undefined
}

async function countUpToRare(engine: SearchEngine, condition: Condition | undefined): Promise<number> {
  return condition === undefined ? 0 : engine.count(condition, RARE)
}
