import { all, hasAny, not, some, type Condition, type Parts } from '../Condition.ts'
import { numberForms } from '../foldText.ts'
import {
  allNames,
  isGeneral,
  isOfSameNoun,
  isOfTools,
  isUnknown,
  nounsBeside,
  placeOf,
  type CategoryTypes,
  type Place,
} from './categoryPlaces.ts'
import { familyOf, isWithin, namesOfKinds, rootType, typesAbove, type Concept } from './Concept.ts'
import { longerNames, outsideLonger, type KnownTitles } from './longerNames.ts'
import { toPhrases } from './Meaning.ts'
import { EXCLUDED_TYPES, OTHERWISE_CALLED } from './productTypes.data.ts'
import { statedAs } from './statedAs.ts'

/**
 * Products of a type. The category decides what its products are, so a shade called "Sandal" is no sandal. In a category that has the
 * type among others, or of which the type is a kind, the title decides; elsewhere in the family, the noun of the title.
 */
export class TypeConditions {
  /** Types that have a category. */
  readonly sold: ReadonlySet<Concept>
  readonly #categories: readonly CategoryTypes[]
  /** Departments of the shop. */
  readonly #roots: readonly Concept[]
  readonly #titles: KnownTitles
  readonly #known = new Map<Concept, Condition>()

  /** Names with a word that no title may have are left out: engines take longer with each name. */
  constructor(categories: readonly CategoryTypes[], titles: KnownTitles) {
    this.#categories = categories
    this.#roots = [...new Set(categories.flatMap(({ own }) => own.map(rootType)))]
    this.sold = new Set(categories.flatMap(({ own }) => own))
    this.#titles = titles
  }

  /** The same for other titles. */
  using(titles: KnownTitles): TypeConditions {
    return new TypeConditions(this.#categories, titles)
  }

  /** Products that are of the type, or may be: those of "Kajal & Eyeliner" for either, but for kajal no eyeliner. */
  has(type: Concept): Condition {
    const known = this.#known.get(type)
    if (known !== undefined) return known
    const { whole, part, wider, family } = this.#around(type)
    const above = typesAbove(type).filter(({ parent }) => parent !== undefined)
    const others = family.filter((category) => !isOfSameNoun(type, category) && !isOfTools(type, category))
    const found = anyOf([
      within(whole),
      ...part.map((category) => within([category], this.#mayBe(type, category))),
      where(wider, this.#calledAlone(type, 'AB')),
      where(wider.filter(isUnknown), statedAs(allNames(type))),
      where(
        wider.filter(({ own }) => own.includes(rootType(type))),
        this.#calledShort(type),
      ),
      where(others, this.#calledInDepartment(type, 'A')),
      // A lip balm that "moisturises lips" is no lipstick.
      where(
        others.filter(({ own }) => !own.some((one) => above.some((type) => isWithin(one, type)))),
        this.#calledAsKind(type),
      ),
    ])
    const otherwise = this.otherwise(type)
    const sure = otherwise === undefined ? found : some(1, [{ is: 'all', of: [found, not(otherwise)] }])
    const condition: Condition = sure.is === 'some' ? { ...sure, isType: true } : sure
    this.#known.set(type, condition)
    return condition
  }

  /**
   * Products of a type that another one is a kind of. Goods of other shops are not near what a category of another type has: vitamins in tablets are no
   * electronics, and a lipstick in the shade "Red Carpet" is nothing for the home.
   */
  near(type: Concept): Condition {
    if (type.isElsewhere !== true) return this.has(type)
    const open = this.#categories.filter(
      (category) => isGeneral(category) || category.own.some((one) => isWithin(one, type)),
    )
    return all(this.has(type), anyOf([within(open)])) ?? this.has(type)
  }

  /** Products of the categories whose name, or the name of one above them, has such a word. */
  under(words: readonly string[]): Condition | undefined {
    const forms = words.flatMap(numberForms)
    return within(this.#categories.filter((category) => forms.some((form) => category.words.has(form))))
  }

  /** Products of the child categories whose own name has such a word. */
  ofCategoriesCalled(words: readonly string[]): Condition | undefined {
    const forms = words.flatMap(numberForms)
    const isCalled = (name: string) => name.split(' ').some((word) => forms.includes(word))
    return within(this.#categories.filter(({ names }) => names.some(isCalled)))
  }

  /** Products of the categories of a family alone. */
  ofFamily(family: string): Condition | undefined {
    return within(
      this.#categories.filter(({ own }) => own.length > 0 && own.every((one) => familyOf(one) === family)),
    )
  }

  /** Products of the categories that have the type among others. */
  among(type: Concept): Condition | undefined {
    return within(this.#around(type).part)
  }

  /** Products of the family that name it in their title. What belongs to other shops is never only mentioned. */
  mentioned(type: Concept): Condition | undefined {
    if (type.isElsewhere === true) return undefined
    const { whole, part, wider, family } = this.#around(type)
    return where([...whole, ...part, ...wider, ...family], this.#called(type.names, 'AB'))
  }

  /**
   * Products of the categories of types beside it whose titles name it anywhere: "palazzo pants wide leg trouser" among salwars. Not of types right below a
   * department, which are worn together: a kurta with a dupatta is none.
   */
  beside(type: Concept): Condition | undefined {
    const { parent } = type
    if (parent?.parent?.parent === undefined) return undefined
    const besides = this.#around(type).family.filter(({ own }) => own.some((one) => one.parent === parent))
    const called = where(besides, this.#called(allNames(type), 'AB'))
    const otherwise = this.otherwise(type)
    return called && all(called, otherwise && not(otherwise))
  }

  /** Products of the family that say that they work as one: "works as primer and setting spray". */
  serving(type: Concept): Condition | undefined {
    if (type.isElsewhere === true) return undefined
    const besides = type.parent?.children.map(({ names: [name] }) => `as ${name} and`) ?? []
    const uses = type.names.flatMap((name) => [...USES, ...besides].map((use) => `${use} ${name}`))
    const said = this.#called(uses, 'ABCD')
    return said && { is: 'all', of: [anyOf([this.ofFamily(familyOf(type))]), said] }
  }

  /** Products of another type that have a shade or a variant of one of these names of it. */
  variants(type: Concept, names: readonly string[]): Condition {
    const phrases = toPhrases(names)
    const otherwise = [hasAny(phrases, 'AB'), this.under(type.names.flatMap((name) => name.split(' ')))]
    return { is: 'all', of: [hasAny(phrases, 'BC'), not(anyOf(otherwise))] }
  }

  /**
   * Products that are called so, by their title or by their category. In a category of another type, the title alone counts only for bags, shoes
   * and jewellery, and beside types of the same kind: a backpack among handbags is one, and so are palazzos among salwars. A kurta with palazzos is none.
   */
  named(type: Concept, names: readonly string[]): Condition {
    const { whole, part, wider, family } = this.#around(type)
    const isBeside = ({ own }: CategoryTypes) =>
      own.some(({ parent }) => parent !== undefined && parent === type.parent)
    const beside = BESIDE_OTHERS.has(familyOf(type))
      ? family
      : family.filter((category) => isGeneral(category) || isBeside(category))
    // A wallet among handbags is called something else.
    const isElse = this.#called(nounsBeside(type), 'A')
    return anyOf([
      all(this.ofCategories(type, names), isElse && anyOf([this.#called(allNames(type), 'AB'), not(isElse)])),
      where([...whole, ...beside], this.#called(names, 'A')),
      // Among all ethnic wear, a kurta with a dupatta is no dupatta.
      where([...part, ...wider], this.#called(names, isCalledByNoun(type) ? 'A' : 'AB')),
      where(wider.filter(isUnknown), statedAs(allNames(type))),
    ])
  }

  /** All products of the categories of the type that are called so. */
  ofCategories(type: Concept, names: readonly string[]): Condition {
    const isCalled = (name: string) => numberForms(name).some((form) => names.includes(form))
    return anyOf([within(this.#around(type).whole.filter((category) => category.names.every(isCalled)))])
  }

  /** Products of a kind of the type. */
  kinds(type: Concept): Condition | undefined {
    const names = namesOfKinds(type)
    const { whole } = this.#around(type)
    const ofKinds = whole.filter(({ own }) => !own.includes(type))
    return names.length === 0 ? undefined : anyOf([within(ofKinds), this.#called(names, 'A')])
  }

  /** What only ends or begins with the name of the type: a T-shirt is no shirt. */
  otherwise({ names: [name = ''] }: Concept): Condition | undefined {
    return this.#called(OTHERWISE_CALLED[name] ?? [], 'AB')
  }

  /** Products with one of the names in these parts; undefined where no title has the words of one. */
  #called(names: readonly string[], parts: Parts): Condition | undefined {
    const phrases = toPhrases(names).filter(({ words }) => words.every(this.#titles.mayHave))
    return phrases.length === 0 ? undefined : hasAny(phrases, parts)
  }

  /** The same, where the name is not a part of another type's. */
  #calledAlone(type: Concept, parts: Parts): Condition | undefined {
    const names = allNames(type)
    const called = this.#called(names, parts)
    // A nursing kurti is a kurti.
    return called?.is === 'text' && !isCalledByNoun(type)
      ? { ...called, phrases: outsideLonger(names, called.phrases, this.#titles) }
      : called
  }

  /** Products that are called so, and not by a longer name of another department. */
  #calledInDepartment(type: Concept, parts: Parts): Condition | undefined {
    const called = this.#called(allNames(type), parts)
    const longer = this.#called(longerNames(type, this.#roots), 'AB')
    return called && all(called, longer && not(longer))
  }

  /** A kolhapuri is called flats, too: the noun of its title is a type above it. */
  #calledAsKind(type: Concept): Condition | undefined {
    const above = typesAbove(type)
      .filter(({ parent }) => parent !== undefined)
      .flatMap(({ names }) => names)
    const own = this.#called(type.names, 'B')
    const noun = this.#called(above, 'A')
    return own && noun && { is: 'all', of: [own, noun] }
  }

  /** Among all hair care, a serum is a hair serum. */
  #calledShort(type: Concept): Condition | undefined {
    const [department] = rootType(type).names[0]?.split(' ') ?? []
    const [first, ...noun] = type.names[0]?.split(' ') ?? []
    return first === department && noun.length > 0 ? this.#called([noun.join(' ')], 'A') : undefined
  }

  /** What the title calls another type of the category, or one that this type excludes, is not of this one, unless it names both. */
  #mayBe(type: Concept, { own }: CategoryTypes): Condition | undefined {
    const names = allNames(type)
    const besides = own.filter((one) => !isWithin(one, type))
    const others = [...besides, ...own.flatMap((one) => besideOther(one, type)), ...excludedTypes(type)]
      .filter((one) => !isWithin(one, type))
      .flatMap(allNames)
      // "Colour Mask" is a hair colour beside henna.
      .concat(besides.flatMap(nounOf))
      .filter((name) => !names.includes(name))
    const calledOther = this.#called(others, 'AB')
    return calledOther && anyOf([this.#calledAlone(type, 'AB'), not(calledOther)])
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

/** Families of which a product is what its title says in a category of any other type. */
const BESIDE_OTHERS: ReadonlySet<string> = new Set(['bags', 'footwear', 'jewellery'])

/** True for families whose titles end with what the product is. Those of make-up end with a shade. */
const isCalledByNoun = (type: Concept) => familyOf(type) === 'clothing' || BESIDE_OTHERS.has(familyOf(type))

/** How a text says what its product is, too. */
const USES = [
  'works as',
  'works as a',
  'doubles as',
  'doubles as a',
  'doubles up as a',
  'use as a',
  'use it as a',
]

/** Types beside another one of the category, under a parent that the type is not of: jeans are beside trousers, and no palazzos. */
function besideOther({ parent }: Concept, type: Concept): readonly Concept[] {
  return parent === undefined || isWithin(type, parent) || isWithin(parent, type) ? [] : parent.children
}

/** Types that this one excludes, such as flats for heels. */
const excludedTypes = ({ names: [name = ''], parent }: Concept): Concept[] =>
  parent?.children.filter(({ names: [other = ''] }) => EXCLUDED_TYPES[name]?.includes(other)) ?? []

/** The noun of a name of several words. */
const nounOf = ({ names: [name = ''] }: Concept): string[] =>
  name.includes(' ') ? name.split(' ').slice(-1) : []

function within(categories: readonly CategoryTypes[], condition?: Condition): Condition | undefined {
  const ids = categories.map(({ id }) => id)
  return ids.length === 0 ? undefined : all({ is: 'category', ids }, condition)
}

/** Products of the categories that meet one of the conditions; undefined where none is there. */
function where(
  categories: readonly CategoryTypes[],
  ...conditions: (Condition | undefined)[]
): Condition | undefined {
  return conditions.every((one) => one === undefined) ? undefined : within(categories, anyOf(conditions))
}

export function anyOf(conditions: readonly (Condition | undefined)[]): Condition {
  const [first, ...others] = conditions.filter((condition) => condition !== undefined)
  if (first === undefined) return { is: 'category', ids: [] }
  return others.length === 0 ? first : some(1, [first, ...others])
}
