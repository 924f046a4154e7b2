import { all, hasAny, not, some, type Condition } from '../Condition.ts'
import { numberForms } from '../foldText.ts'
import { familyOf, isWithin, namesOfKinds, typesAbove, type Concept } from './Concept.ts'
import { toPhrases } from './Meaning.ts'

/** What the products of a child category are, by its name and by the names above it. */
export interface CategoryTypes {
  id: number
  /** Parts of its name, folded. */
  names: readonly string[]
  own: readonly Concept[]
  above: readonly Concept[]
}

/**
 * Products of a type. The category decides what its products are, so a shade called "Sandal" is no sandal. In a category that has the
 * type among others, or of which the type is a kind, the title decides; elsewhere in the family, the noun of the title.
 */
export class TypeConditions {
  readonly #categories: readonly CategoryTypes[]

  constructor(categories: readonly CategoryTypes[]) {
    this.#categories = categories
  }

  /** Products that are of the type, or may be: those of "Kajal & Eyeliner" for either, but for kajal no eyeliner. */
  has(type: Concept): Condition {
    const { whole, part, wider, family } = this.#around(type)
    const names = toPhrases(allNames(type))
    return anyOf([
      within(whole),
      ...part.map((category) => within([category], mayBe(type, category))),
      within(wider, hasAny(names, 'AB')),
      within(family, some(1, [hasAny(names, 'A'), ...calledAsKind(type)])),
    ])
  }

  /** Products of the categories that have the type among others. */
  beside(type: Concept): Condition | undefined {
    return within(this.#around(type).part)
  }

  /** Products of the family that name it in their title. What belongs to other shops is never only mentioned. */
  mentioned(type: Concept): Condition | undefined {
    if (type.isElsewhere === true) return undefined
    const { whole, part, wider, family } = this.#around(type)
    return within([...whole, ...part, ...wider, ...family], hasAny(toPhrases(type.names), 'AB'))
  }

  /** Products that are called so, by their title or by their category. In a category of another type, the title alone does not count. */
  named(type: Concept, names: readonly string[]): Condition {
    const { whole, part, wider, family } = this.#around(type)
    const phrases = toPhrases(names)
    const isCalled = (name: string) => numberForms(name).some((form) => names.includes(form))
    const called = whole.filter((category) => category.names.every(isCalled))
    return anyOf([
      within(called),
      within([...whole, ...family.filter(isGeneral)], hasAny(phrases, 'A')),
      within([...part, ...wider], hasAny(phrases, 'AB')),
    ])
  }

  /** Products of a kind of the type. */
  kinds(type: Concept): Condition | undefined {
    const names = namesOfKinds(type)
    const { whole } = this.#around(type)
    const ofKinds = whole.filter(({ own }) => !own.includes(type))
    return names.length === 0 ? undefined : anyOf([hasAny(toPhrases(names), 'A'), within(ofKinds)])
  }

  /** Categories of the type alone, of the type and others, of a type above it, and others of its family; all for a type of other shops. */
  #around(type: Concept): Record<Place, CategoryTypes[]> {
    const places: Record<Place, CategoryTypes[]> = { whole: [], part: [], wider: [], family: [] }
    for (const category of this.#categories) {
      const place = placeOf(type, category)
      if (place !== undefined) places[place].push(category)
    }
    return places
  }
}

const allNames = (type: Concept) => [...type.names, ...namesOfKinds(type)]

/** A kolhapuri is called flats, too: the noun of its title is a type above it. */
function calledAsKind(type: Concept): Condition[] {
  const above = typesAbove(type)
    .filter(({ parent }) => parent !== undefined)
    .flatMap(({ names }) => names)
  if (above.length === 0) return []
  return [
    {
      is: 'all',
      of: [hasAny(toPhrases(type.names), 'B'), hasAny(toPhrases(above), 'A')],
    },
  ]
}

/** What the title calls another type of the category is not of this one, unless it names both. */
function mayBe(type: Concept, { own }: CategoryTypes): Condition | undefined {
  const names = allNames(type)
  const others = own
    .filter((one) => !isWithin(one, type))
    .flatMap(allNames)
    .filter((name) => !names.includes(name))
  return others.length === 0
    ? undefined
    : some(1, [hasAny(toPhrases(names), 'AB'), not(hasAny(toPhrases(others), 'AB'))])
}

type Place = 'whole' | 'part' | 'wider' | 'family'

function placeOf(type: Concept, { own, above }: CategoryTypes): Place | undefined {
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
function isGeneral({ own }: Pick<CategoryTypes, 'own'>): boolean {
  return own.some(({ parent }) => parent === undefined)
}

function within(categories: readonly CategoryTypes[], condition?: Condition): Condition | undefined {
  const ids = categories.map(({ id }) => id)
  return ids.length === 0 ? undefined : all({ is: 'category', ids }, condition)
}

export function anyOf(conditions: readonly (Condition | undefined)[]): Condition {
  const [first, ...others] = conditions.filter((condition) => condition !== undefined)
  if (first === undefined) return { is: 'category', ids: [] }
  return others.length === 0 ? first : some(1, [first, ...others])
}
