import { all, hasAny, not, some, type Condition, type Parts } from '../Condition.ts'
import { isForConcern, type Concept } from './Concept.ts'
import { OTHER_SENSES, SUITABLE, WORKS_ON } from './concerns.data.ts'
import { STATED } from './stated.data.ts'
import { toPhrases, type Phrase } from './Meaning.ts'
import { outsideBrands, type BrandWords } from './outsideBrands.ts'

/** Products that suit a concern and say so in other words than its name. */
export function suiting(
  brandWords: BrandWords,
  concern: Concept | undefined,
  type: Concept | undefined,
): Condition[] {
  const suitable = type === undefined ? undefined : SUITABLE.get(concern?.names[0])
  const marks = outsideBrands(brandWords, toPhrases(marksOf(concern, type)))
  return [
    ...(suitable === undefined ? [] : [hasAny(toPhrases(suitable), 'ABCD')]),
    ...(marks.length === 0 ? [] : [hasAny(marks, 'AB'), described(marks)]),
  ]
}

/** Products that say that they are for a concern, by a name of it in these parts, by a specification, or in other words. */
export function saysConcern(
  concern: Concept,
  parts: Parts,
  phrases: readonly Phrase[] = toPhrases(concern.names),
): Condition {
  const [name] = concern.names
  const works = WORKS_ON.get(name)
  const others = OTHER_SENSES.get(name)
  const said = some(1, [
    hasAny(phrases, parts),
    ...(works === undefined ? [] : [hasAny(toPhrases(works), 'ABCD')]),
    ...[statesIt(concern)].filter((stated) => stated !== undefined),
  ])
  return (others && all(said, not(hasAny(toPhrases(others), 'ABCD')))) ?? said
}

/**
 * The same, and products whose titles name what is good for it: of what fades spots, the serum with niacinamide, and no cream that has some, too.
 * Undefined for a concern that everything with an ingredient for it works on.
 */
export function surelyFor(brandWords: BrandWords, concern: Concept): Condition | undefined {
  if (!WORKS_ON.has(concern.names[0])) return undefined
  const marks = outsideBrands(brandWords, toPhrases(concern.care?.marks ?? []))
  return some(1, [saysConcern(concern, 'ABCD'), hasAny(marks, 'AB')])
}

const stating = (by: string, values: readonly string[]) =>
  hasAny(toPhrases(values.map((value) => `${by} value ${value}`)), 'ABCD')

/** Products that state what was asked for in a specification, such as a type of skin or a finish. */
export function statesIt(asked: Concept | undefined): Condition | undefined {
  const stated = STATED.get(asked?.names[0])
  return stated && stating(stated.by, stated.own)
}

/** Products that state something else there. */
export function statesAnother(asked: Concept | undefined): Condition | undefined {
  const stated = STATED.get(asked?.names[0])
  return stated && all(stating(stated.by, stated.other), not(stating(stated.by, stated.own)))
}

/** A shade that is called "Warm Clay" has no clay. */
const described = (marks: readonly Phrase[]): Condition => ({
  is: 'all',
  of: [hasAny(marks, 'ABCD'), not(hasAny(marks, 'BC'))],
})

/** Words of what is made for a concern stand for it in the types for it, but not in others: "foundation for oily skin". */
function marksOf(concern: Concept | undefined, type: Concept | undefined): readonly string[] {
  return type === undefined || isForConcern(concern, type) ? (concern?.care?.marks ?? []) : []
}
