import { FORMS } from './attributes.data.ts'
import { isWithin, type Concept } from './Concept.ts'
import { Lexicon } from './Lexicon.ts'
import type { CategoryTypes } from './categoryPlaces.ts'

/** Parts of the names of a child category and of those above it, folded. */
export interface CategoryNames {
  id: number
  own: string[]
  sub: string[]
  main: string[]
}

const NAME_MIN = 3

/**
 * Types of each child category. A name that is no type yet becomes one: a kind of the type that it ends with, such as "straight
 * kurtas", or of the one that a category above it names.
 */
export function readCategories(concepts: Concept[], categories: readonly CategoryNames[]): CategoryTypes[] {
  const builtIn = new Lexicon(concepts)
  const added = new Map<string, Concept>()
  return categories.map(({ id, own: parts, sub, main }) => {
    const own = parts.map((name) => withNoun(builtIn, name, parts.at(-1)))
    // "Jewellery & Bags" does not say which of them a category below has.
    const above = [sub, main].flatMap(([name, ...others]) =>
      name === undefined || others.length > 0 ? [] : (typeOf(builtIn, name) ?? []),
    )
    const named = own.flatMap((part) => {
      const name = inDepartment(builtIn, part, above)
      const known = builtIn.find(name) ?? added.get(name)
      if (known?.isElsewhere === true) sellHere(known)
      if (known !== undefined || name.length < NAME_MIN) return known?.kind === 'type' ? [known] : []
      const parent = (name === part ? lastType(builtIn, name) : partOf(above)) ?? above[0]
      const concept: Concept = { kind: 'type', names: [name], parent, children: [] }
      parent?.children.push(concept)
      added.set(name, concept)
      concepts.push(concept)
      return [concept]
    })
    const hasForm = own.some((name) => FORMS.has(builtIn.find(name)?.names[0]))
    const types = hasForm ? [...named, ...named.flatMap(({ parent }) => parent ?? [])] : named
    const words = new Set([...own, ...sub, ...main].flatMap((name) => name.split(' ')))
    return { id, names: own, words, own: types, above }
  })
}

/** The hand creams of "Hand & Foot Creams". */
function withNoun(lexicon: Lexicon, name: string, last = ''): string {
  const whole = `${name} ${last.slice(last.lastIndexOf(' ') + 1)}`
  return lexicon.find(name)?.kind !== 'type' && lexicon.find(whole)?.kind === 'type' ? whole : name
}

/**
 * Bottoms of ethnic wear are ethnic bottoms, and accessories of lingerie are none like umbrellas: a name with that of the department, where the name
 * alone means a type of another one.
 */
function inDepartment(lexicon: Lexicon, name: string, above: readonly Concept[]): string {
  const alone = lexicon.find(name)
  if (alone?.kind !== 'type') return name
  const names = above
    .filter((department) => !isWithin(alone, department))
    .flatMap((department) =>
      department.names.map((words) => ({ whole: `${words.split(' ', 1).join()} ${name}`, department })),
    )
  const known = names.find(({ whole, department }) => {
    const found = lexicon.find(whole)
    return found?.kind === 'type' && found !== department && isWithin(found, department)
  })
  const part = alone.names[0] === ACCESSORY ? partOf(above) : undefined
  return known?.whole ?? (part === undefined ? name : `${part.names[0]} ${name}`)
}

const ACCESSORY = 'accessory'

/** The part of a department, such as lingerie of clothes, of which accessories are none for all. */
const partOf = (above: readonly Concept[]) =>
  above.some(({ names: [name] }) => name === ACCESSORY)
    ? undefined
    : above.find(({ parent }) => parent !== undefined)

/** What the shop has a category for is not of other shops, with its kinds. */
function sellHere(type: Concept): void {
  type.isElsewhere = false
  for (const kind of type.children) sellHere(kind)
}

/** "Hair" is where hair care is sold. */
function typeOf(lexicon: Lexicon, name: string): Concept | undefined {
  return [name, `${name} care`].map((each) => lexicon.find(each)).find((concept) => concept?.kind === 'type')
}

/** The longest type at the end of a name, or within it. */
function lastType(lexicon: Lexicon, name: string): Concept | undefined {
  const words = name.split(' ')
  for (let end = words.length; end > 0; end--) {
    for (let start = 0; start < end; start++) {
      const concept = lexicon.find(words.slice(start, end).join(' '))
      if (concept?.kind === 'type') return concept
    }
  }
  return undefined
}
