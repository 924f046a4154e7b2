import { foldWords } from '../foldText.ts'
import { FAMILIES } from './productTypes.data.ts'

/** Product type or quality with all its names, folded. The first name is shown. */
export interface Concept {
  kind: 'type' | 'colour' | 'quality' | 'audience' | 'concern'
  names: string[]
  parent: Concept | undefined
  children: Concept[]
  /** True for a product type of other shops, which only its exact name means. */
  isElsewhere?: boolean
  /** Of a concern, the product types for it, and words of what is made for it. */
  care?: { types: readonly string[]; marks: readonly string[] }
}

/** Reads lines of `name: other names`; an indented line is a kind of the line above. */
export function readConcepts(text: string, kind: Concept['kind']): Concept[] {
  const open: Concept[] = []
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const depth = (line.length - line.trimStart().length) / 2
      const names = line.split(/[:,]/).map((name) => foldWords(name).join(' '))
      const parent = open[depth - 1]
      const concept: Concept = {
        kind,
        names: [...new Set(names)],
        parent,
        children: [],
      }
      parent?.children.push(concept)
      open[depth] = concept
      return concept
    })
}

/** Reads lines of `name: other names | product types | words`. */
export function readConcerns(text: string): Concept[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [names = [], types = [], marks = []] = line
        .split('|')
        .map((part) => part.split(/[:,]/).map((name) => foldWords(name).join(' ')))
      return { kind: 'concern', names, care: { types, marks }, parent: undefined, children: [] }
    })
}

/** Names of a concept and of its kinds, and of theirs. */
export function namesOfKinds({ children }: Concept): string[] {
  return children.flatMap((child) => [...child.names, ...namesOfKinds(child)])
}

/** Types above one, the nearest first. */
export function typesAbove({ parent }: Concept): Concept[] {
  return parent === undefined ? [] : [parent, ...typesAbove(parent)]
}

/** The topmost type above one, or itself. */
export const rootType = (type: Concept): Concept => typesAbove(type).at(-1) ?? type

/** True for a type that products for the concern are of, and for a kind of it. */
export const isForConcern = (concern: Concept | undefined, type: Concept | undefined): boolean =>
  type !== undefined &&
  [type, ...typesAbove(type)].some(({ names }) => concern?.care?.types.some((name) => names.includes(name)))

/** True for a type and its kinds. */
export function isWithin(concept: Concept, type: Concept): boolean {
  return concept === type || (concept.parent !== undefined && isWithin(concept.parent, type))
}

/** Types of one family are sold side by side. A category of the shop that the lexicon does not know has the family "unknown". */
export function familyOf({ names, parent }: Concept): string {
  return parent === undefined ? (FAMILIES[names[0] ?? ''] ?? 'unknown') : familyOf(parent)
}
