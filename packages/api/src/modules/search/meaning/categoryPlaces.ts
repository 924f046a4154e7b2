import { numberForms } from '../foldText.ts'
import { familyOf, isWithin, namesOfKinds, rootType, typesAbove, type Concept } from './Concept.ts'

/** What the products of a child category are, by its name and by the names above it. */
export interface CategoryTypes {
  id: number
  /** Parts of its name, folded. */
  names: readonly string[]
  /** Words of its name and of the names above it. */
  words: ReadonlySet<string>
  own: readonly Concept[]
  above: readonly Concept[]
}

/** All names of a type and of its kinds. */
export const allNames = (type: Concept) => [...type.names, ...namesOfKinds(type)]

/** Last words of the names of other types of the department, which no name of the type, of its kinds or of what it is a kind of ends with. */
export function nounsBeside(type: Concept): string[] {
  // Girls' clothing has all that clothing has.
  if (rootType(type).names.includes(lastWord(type.names[0] ?? ''))) return []
  // "Tops and shirts" are several.
  const above = typesAbove(type).flatMap(({ names }) => names.filter((name) => !name.includes(' and ')))
  const own = [...allNames(type), ...above].map(lastWord)
  const nouns = new Set(allNames(rootType(type)).map(lastWord))
  return [...nouns].filter((noun) => !own.some((one) => numberForms(one).includes(noun)))
}

export const lastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

/** What a category has of a type: it alone, it and others, types above it, or others of its family. */
export type Place = 'whole' | 'part' | 'wider' | 'family'

export function placeOf(type: Concept, { own, above }: CategoryTypes): Place | undefined {
  const count = own.filter((one) => isWithin(one, type)).length
  if (count > 0 && count === own.length) return 'whole'
  if (count > 0 || above.includes(type)) return 'part'
  if (type.isElsewhere === true) return 'family'
  const families = own.map(familyOf)
  // The name of such a category says nothing.
  if (own.length === 0 || families.includes('unknown') || own.some((one) => isWithin(type, one)))
    return 'wider'
  const isOpen = isGeneral({ own }) || families.includes('any')
  return isOpen || families.includes(familyOf(type)) ? 'family' : undefined
}

/** True for a category such as "Accessories". */
export function isGeneral({ own }: Pick<CategoryTypes, 'own'>): boolean {
  return own.some(({ parent }) => parent === undefined)
}

/** True for a category whose name tells of no type, such as "Festive Edit". */
export const isUnknown = ({ own }: Pick<CategoryTypes, 'own'>): boolean =>
  own.every((one) => familyOf(one) === 'unknown')

/** True for a category of another type that a short name of this one or of a kind may mean: the "mask" of a face mask, in all of hair care. */
export const isOfSameNoun = (type: Concept, { own }: CategoryTypes) => {
  const isShort = (name: string | undefined) => allNames(type).some((noun) => name?.endsWith(` ${noun}`))
  return own.some((one) => {
    const isBeside = rootType(one) !== rootType(type) && familyOf(one) === familyOf(type)
    return isShort(one.names[0]) || (isBeside && namesOfKinds(rootType(one)).some(isShort))
  })
}

/** True for tools of another department: the soap among sponges is for these, and not for the body. */
export const isOfTools = (type: Concept, { own }: CategoryTypes) =>
  own.some(
    (one) => rootType(one) !== rootType(type) && typesAbove(one).some(({ names: [name] }) => name === TOOLS),
  )

const TOOLS = 'makeup tool'
