import { hasAny, not, type Condition } from '../Condition.ts'
import { isForConcern, type Concept } from './Concept.ts'
import { STATED_SKIN, SUITABLE } from './concerns.data.ts'
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

const stating = (types: readonly string[]) =>
  hasAny(toPhrases(types.map((type) => `skin type value ${type}`)), 'ABCD')

/** Products that state the type of skin that was asked for. */
export function statesSkin(concern: Concept | undefined): Condition | undefined {
  const skin = STATED_SKIN.get(concern?.names[0])
  return skin && stating(skin.own)
}

/** Products that state another type of skin than the one that was asked for. */
export function statesOtherSkin(concern: Concept | undefined): Condition | undefined {
  const skin = STATED_SKIN.get(concern?.names[0])
  return skin && stating(skin.other)
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
