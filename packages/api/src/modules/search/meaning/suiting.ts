import { all, hasAny, not, type Condition } from '../Condition.ts'
import { isForConcern, type Concept } from './Concept.ts'
import { SUITABLE } from './concerns.data.ts'
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
