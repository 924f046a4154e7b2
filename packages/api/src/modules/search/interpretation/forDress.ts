import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, not, some, type Condition } from '../Condition.ts'
import type { ForOccasion } from './forOccasion.ts'
import { children, coloursOf, typesOf, unseen } from '../meaning/clothesFor.ts'
import { toPhrases, type Term } from '../meaning/Meaning.ts'
import type { Occasion } from '../meaning/occasions.ts'
import { anyOf } from '../meaning/TypeConditions.ts'
import type { SearchEngine } from '../SearchEngine.ts'
import { queryOf } from './wanted.ts'

/**
 * What is for an occasion that was searched for alone, such as "bridal": what is called so, then what is worn to it, before what only names it in a
 * description or as a shade. Haldi is also what has turmeric.
 */
export async function forDress(
  engine: SearchEngine,
  names: Names,
  event: Term,
): Promise<ForOccasion | undefined> {
  const { occasion, own, having } = event
  if (occasion === undefined) return undefined
  const called = hasAny(own, 'AB')
  const dress = dressFor(names, occasion, own)
  const isFor = anyOf([called, having, dress])
  const match = all(anyOf([event.has, dress]), not(unseen(names)), not(children(names)))
  const query = queryOf([event.has, ...(event.exact === undefined ? [] : [event.exact])])
  if (query === undefined || match === undefined || (await engine.count(isFor, 1)) === 0) return undefined
  const words = [
    ...query.wanted.words,
    typesOf(names, occasion.worn),
    hasAny(toPhrases(occasion.signs), 'AB'),
  ]
  return {
    query: { match, wanted: { ...query.wanted, words, own: isFor, whole: called } },
    exact: null,
    missing: null,
  }
}

/** Clothes of a colour of the occasion; without one, clothes, shoes, jewellery and bags that look like it or name it. */
function dressFor(names: Names, occasion: Occasion, own: Term['own']): Condition | undefined {
  const { signs, worn, unworn, unlike } = occasion
  const [colour] = coloursOf(names, occasion)
  const plain = PLAIN.flatMap((family) => names.types.ofFamily(family) ?? [])
  const looks = hasAny([...own, ...toPhrases(signs)], 'ABCD')
  if (plain.length === 0) return undefined
  return all(
    ...(colour === undefined
      ? [some(1, plain), looks, not(typesOf(names, unworn))]
      : [typesOf(names, worn), colour.has]),
    unlike.length === 0 ? undefined : not(hasAny(toPhrases(unlike), 'AB')),
  )
}

const PLAIN = ['clothing', 'footwear', 'jewellery', 'bags']
