import { hasAny, not, type Condition } from '../Condition.ts'
import { isForConcern, type Concept } from './Concept.ts'
import { SUITABLE } from './concerns.data.ts'
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

/** A shade that is called "Warm Clay" has no clay. */
const described = (marks: readonly Phrase[]): Condition => ({
  is: 'all',
  of: [hasAny(marks, 'ABCD'), not(hasAny(marks, 'BC'))],
})

/** Words of what is made for a concern stand for it in the types for it, but not in others: "foundation for oily skin". */
function marksOf(concern: Concept | undefined, type: Concept | undefined): readonly string[] {
  return type === undefined || isForConcern(concern, type) ? (concern?.care?.marks ?? []) : []
}
