import { AUDIENCES } from '@shop/contract/product-list.schema'
import type { Names } from '../CatalogueNames.ts'
import type { Condition } from '../Condition.ts'
import { isGiftSet } from '../meaning/gifts.ts'
import { forAudience } from '../meaning/narrowToAudiences.ts'
import { PEOPLE } from '../meaning/people.ts'
import type { Token } from '../meaning/readTokens.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/**
 * For whom something may be whose word begins so: "perfume for me" is on its way to men where some perfume is for them. What states no
 * audience is for women, and only a gift is for a sister.
 */
export async function peopleFrom(
  names: Names,
  engine: SearchEngine,
  letters: string,
  { match, head }: { match: Condition; head: Token | undefined },
): Promise<string[]> {
  const begun = <Word extends string>(words: readonly Word[]) =>
    words.filter((word) => word.startsWith(letters))
  if (isGiftSet(head)) return begun([...AUDIENCES, ...PEOPLE])
  const audiences = begun(AUDIENCES)
  const areMet = await engine.areMet(
    match,
    audiences.map((audience) => (audience === 'women' ? match : (forAudience(names, audience) ?? match))),
  )
  return audiences.filter((_, index) => areMet[index])
}
