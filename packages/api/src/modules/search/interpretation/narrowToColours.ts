import { all, some, type Condition } from '../Condition.ts'
import type { Base } from './findBase.ts'
import type { Term } from '../meaning/Meaning.ts'
import type { SearchEngine } from '../SearchEngine.ts'

interface Coloured {
  base: Condition | undefined
  /** True where the base has the colours. */
  isColoured: boolean
  /** The words that are not met by the base. */
  others: readonly Term[]
}

/** Fewer products that only say a colour are followed by others, which may not say theirs. */
const FEW = 3

/**
 * Narrows the base to what has all of the colours that were named, or else any of them, as the filter of lists does. This needs a product with
 * everything that was asked for, and the filter's value or, where lists know no colour of it, a title or else a description that says it. What
 * only mentions the colour, as "rani red" does pink, is left out then. Several that say the colour suffice where nothing else was asked for, or
 * only qualities that nothing has together in any colour. Two colours are both named by titles and options: few texts say so of another thing.
 */
export async function narrowToColours(
  engine: SearchEngine,
  base: Condition | undefined,
  { own, lacksType }: Pick<Base, 'own' | 'lacksType'>,
  words: readonly Term[],
): Promise<Coloured> {
  const colours = words.filter(({ kind }) => kind === 'colour')
  const others = words.filter((word) => !colours.includes(word))
  const evidence = [
    colours.flatMap(({ filtered }) => filtered ?? []),
    colours.flatMap(({ described }) => described ?? []),
  ].filter((having) => having.length > 0)
  const whole = all(own, ...others.map(({ has }) => has))
  const isFree = colours.length > 0 && (await isUnmet(engine, all(base, whole), others))
  // Of a shade or an option called "Black & White", lists know one colour.
  const together = colours.map(({ has, filtered, plain = has }) =>
    filtered === undefined ? plain : anyOf(filtered, plain),
  )
  for (const join of base === undefined ? [] : [all, anyOf].slice(0, colours.length)) {
    const coloured = all(base, join(...colours.map(({ has }) => has)))
    const narrowed = { base: coloured, isColoured: true, others }
    for (const having of join === all && colours.length > 1 ? [together] : evidence) {
      const exact = all(coloured, join(...having), whole)
      const total = exact === undefined ? 0 : await engine.count(exact, FEW)
      // Where the type is missing, few related things of the colour are no answer.
      if (lacksType && total > 0 && total < FEW) return { base, isColoured: false, others }
      if (total > 0) return { ...narrowed, base: all(base, join(...having)) }
    }
    if (isFree && coloured !== undefined && (await engine.count(coloured, FEW)) === FEW) return narrowed
  }
  return { base, isColoured: false, others: words }
}

const anyOf = (...conditions: Condition[]) => some(1, conditions)

/** True where the words need no product: there are none, or nothing has them together. A noun counts more than a colour. */
async function isUnmet(engine: SearchEngine, whole: Condition | undefined, words: readonly Term[]) {
  if (words.length === 0 || whole === undefined) return true
  return words.every(({ kind }) => kind !== 'type') && (await engine.count(whole, 1)) === 0
}
