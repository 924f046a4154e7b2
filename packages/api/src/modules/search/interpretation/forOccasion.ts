import { all, hasAny, not, some, type Condition } from '../Condition.ts'
import type { Names } from '../CatalogueNames.ts'
import { foldWords } from '../foldText.ts'
import { HOME_FUNCTIONS } from '../meaning/attributes.data.ts'
import { calledTypes, children, coloursOf, typesOf, unseen } from '../meaning/clothesFor.ts'
import { toPhrases, type Term } from '../meaning/Meaning.ts'
import { anyOf } from '../meaning/TypeConditions.ts'
import { occasionOf, type Occasion } from '../meaning/occasions.ts'
import { forDress } from './forDress.ts'
import type { Missing } from './missingOf.ts'
import { nearTo } from './nearTo.ts'
import type { SearchEngine } from '../SearchEngine.ts'
import type { SearchQuery } from '../SearchQuery.ts'
import { queryOf } from './wanted.ts'

export interface ForOccasion {
  query: SearchQuery | null
  strict?: SearchQuery
  exact: number | null
  missing: Missing | null
}

/** True for the text "karwa chauth" or "haldi": what only has the word is no better than what is worn to it. */
export function isOccasion({ lexicon }: Names, text: string): boolean {
  const typed = foldWords(text).join(' ')
  return occasionOf(typed, lexicon.find(typed)?.names[0]) !== undefined
}

/**
 * What is called by the day that was searched for alone, such as Diwali, followed by what is festive. This stays in the families of what is
 * called festive: a description of incense or of pyjamas names the day, too.
 */
export async function forOccasion(
  engine: SearchEngine,
  names: Names,
  [event, ...others]: readonly Term[],
): Promise<ForOccasion | undefined> {
  if (event === undefined || others.length > 0) return undefined
  const things = event.occasion === undefined ? [] : thingsFor(names, event.occasion)
  if (event.isEvent !== true && things.length === 0) return forDress(engine, names, event)
  const { own, text } = event
  const called = hasAny(own.slice(0, 1), 'ABC')
  const festive = hasAny(
    own.filter(({ words }) => !HOME_FUNCTIONS.has(words.join(' '))),
    'ABC',
  )
  const isFor =
    things.length > 0
      ? some(1, [called, ...things])
      : all(event.has, await nearTo(engine, festive, names.families, [event]))
  const match = all(isFor, not(unseen(names)), not(children(names))) ?? festive
  const [exact, total] = await Promise.all([engine.count(called, TOLD_MAX), engine.count(match, TOLD_MAX)])
  const query = queryOf([event.has])
  const missing =
    exact > 0 || (things.length > 0 && total > 0)
      ? null
      : { type: null, brand: null, words: [text], shown: null }
  if (query === undefined || total === 0) return { query: null, exact: null, missing }
  const wanted = { ...query.wanted, inTurn: things, own: called, whole: called }
  return {
    query: { match, wanted },
    ...(exact > 0 && { strict: { match: called, wanted } }),
    exact: exact > 0 && exact < total ? exact : null,
    missing,
  }
}

/** What is for the day, the first things first: what is worn in its colours leads, then what comes in any colour. */
function thingsFor(names: Names, occasion: Occasion): Condition[] {
  const [colour] = coloursOf(names, occasion)
  const inColour = (types: readonly string[]) =>
    types.length === 0
      ? undefined
      : all(
          typesOf(
            names,
            types.flatMap((type) => type.split('/')),
          ),
          colour?.has,
        )
  const things = [
    inColour(occasion.coloured.slice(0, 1)),
    ...occasion.things.map((thing) => anyOf(thing.split('/').map((type) => thingOf(names, occasion, type)))),
    inColour(occasion.coloured.slice(1)),
  ]
  return things.filter((thing) => thing !== undefined)
}

const OUTFIT = 'outfit'

/** Products of one thing of an occasion; with a star, those with a sign of it. */
function thingOf(names: Names, occasion: Occasion, thing: string): Condition | undefined {
  const type = thing.replace('*', '')
  const called = type === OUTFIT ? typesOf(names, occasion.worn) : anyOf(calledTypes(names, [type]))
  const signs = type === thing ? undefined : hasAny(toPhrases(occasion.signs), 'ABCD')
  const unlike = occasion.unlike.length === 0 ? undefined : not(hasAny(toPhrases(occasion.unlike), 'AB'))
  return all(called, signs, unlike)
}

/** Where so many are called so, nothing is said of the others. */
const TOLD_MAX = 1000
