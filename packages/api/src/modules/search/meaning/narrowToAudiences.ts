import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, not, type Condition } from '../Condition.ts'
import type { SearchEngine } from '../SearchEngine.ts'
import { AUDIENCE_NAMES, SHARED, type Audience } from './audiences.ts'
import { readConcepts } from './Concept.ts'
import { toPhrases, type Meaning, type Phrase } from './Meaning.ts'
import { outsideBrands } from './outsideBrands.ts'
import { anyOf } from './TypeConditions.ts'

type AudienceNames = Pick<Names, 'brandWords' | 'types'>
type TypedAudience = Meaning['audiences'][number]

export interface Narrowed {
  base: Condition | undefined
  /** Those that only a description calls unisex, where nothing is for men: others follow them. */
  first?: Condition | undefined
  /** Audiences that the results are for. */
  kept: TypedAudience[]
  /** Audiences for which the catalogue has nothing of the kind. */
  lacking: TypedAudience[]
}

const NAMES = new Map(
  readConcepts(AUDIENCE_NAMES, 'audience').map(({ names }) => [names[0] as Audience, toPhrases(names)]),
)
const UNISEX = hasAny(NAMES.get('unisex') ?? [], 'ABCD')
const OTHERS: readonly Audience[] = ['men', 'girls', 'boys', 'kids'] // what is for babies is of another type
const CHILDREN: readonly Audience[] = ['girls', 'boys', 'kids', 'baby']
const OPPOSITE: Partial<Record<Audience, Audience>> = { girls: 'boys', boys: 'girls' }
const MATERNITY = toPhrases(['maternity', 'nursing'])
/** Categories for mothers name their babies. */
const MOTHERS = [...MATERNITY, ...toPhrases(['mom', 'mother'])]

/**
 * Narrows the results to an audience where products state one. What states none is for women, so "for women" excludes what is for
 * others only. "For girls" means the same where nothing is for children.
 */
export async function narrowToAudiences(
  engine: SearchEngine,
  base: Condition | undefined,
  audiences: readonly TypedAudience[],
  names: AudienceNames,
): Promise<Narrowed> {
  const { isFor, forOthers } = conditionsOf(names)
  const narrowed: Narrowed = { base, kept: [], lacking: [] }
  const isAny = async (condition: Condition | undefined) =>
    condition !== undefined && (await engine.count(condition, 1)) > 0
  // A baby wash is none for men.
  const isForMen = audiences.some(({ audience }) => audience === 'men') && !isForChildren(audiences)
  const grown = isForMen && base !== undefined ? all(base, not(isFor('baby') ?? anyOf([]))) : undefined
  if (await isAny(grown)) narrowed.base = grown
  for (const typed of audiences) {
    const isForWomen =
      typed.audience === 'women' ||
      (typed.audience === 'girls' && !(await isAny(all(narrowed.base, isFor('girls')))))
    if (isForWomen) {
      if (narrowed.base === undefined) continue
      const others = all(narrowed.base, forOthers)
      const women = all(narrowed.base, not(forOthers))
      if (!(await isAny(others))) continue // nothing to exclude
      if (await isAny(women)) keep(typed, women)
      else narrowed.lacking.push(typed)
    } else {
      const match = all(narrowed.base, isFor(typed.audience))
      const unisex = typed.audience === 'men' ? all(narrowed.base, UNISEX) : undefined
      if (await isAny(match)) keep(typed, match)
      else if (narrowed.base !== undefined && (await isAny(unisex))) narrowed.first = unisex
      else narrowed.lacking.push(typed)
    }
  }
  return narrowed

  function keep(typed: TypedAudience, match: Condition | undefined): void {
    narrowed.base = match
    narrowed.kept.push(typed)
  }
}

export const isForChildren = (audiences: readonly { audience: Audience }[]) =>
  audiences.some(({ audience }) => CHILDREN.includes(audience))

/** Products for an audience that they state. */
export const forAudience = (names: AudienceNames, audience: Audience) => conditionsOf(names).isFor(audience)

/**
 * Products for the audiences of a search, outside their types. What states nothing is for women. What is for babies is for a baby boy, and
 * for a boy.
 */
export function forAudiences(
  names: AudienceNames,
  audiences: readonly TypedAudience[],
): Condition | undefined {
  const { isFor } = conditionsOf(names)
  const stated = audiences.map(({ audience }) => audience).filter((audience) => audience !== 'women')
  if (stated.includes('baby')) return isFor('baby')
  return all(
    ...stated.map((audience) =>
      audience === 'boys' ? anyOf([isFor('boys'), isFor('baby')]) : isFor(audience),
    ),
  )
}

/** Products that state an audience, and those that state another one than women, outside the names of brands. */
function conditionsOf({ brandWords, types }: AudienceNames) {
  const stated = (phrases: readonly Phrase[]) => hasAny(outsideBrands(brandWords, phrases), 'ABC')
  const namesOf = (...audiences: readonly Audience[]) =>
    audiences.flatMap((audience) => NAMES.get(audience) ?? [])
  return {
    /** Also those for an audience that includes it. What mothers wear is beside their babies' things, and not for children. */
    isFor: (audience: Audience): Condition | undefined => {
      const phrases = namesOf(audience, ...(SHARED[audience] ?? []))
      if (!CHILDREN.includes(audience)) return stated(phrases)
      // "Baby Pink" is a shade.
      const titled = hasAny(outsideBrands(brandWords, phrases), 'AB')
      const words = phrases.flatMap((phrase) => (phrase.words.length === 1 ? phrase.words : []))
      // In a category for children, titles tell who it is for.
      const other = OPPOSITE[audience]
      const forOther = other && all(hasAny(namesOf(other), 'AB'), not(hasAny(namesOf(audience), 'AB')))
      return all(anyOf([titled, types.under(words)]), not(anyOf([stated(MATERNITY), forOther])))
    },
    forOthers: {
      is: 'all',
      of: [stated(namesOf(...OTHERS)), not(stated([...namesOf('women', 'unisex'), ...MOTHERS]))],
    } satisfies Condition,
  }
}
