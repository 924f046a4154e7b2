import type { Names } from '../CatalogueNames.ts'
import { hasAny, not, type Condition } from '../Condition.ts'
import { toPhrases, type Meaning } from '../meaning/Meaning.ts'
import { anyOf } from '../meaning/TypeConditions.ts'

/** Words of categories and titles of what is for men and for children. */
const OTHERS = ['men', 'boys', 'girls', 'kids']

/**
 * What is for women, where the text names nobody: it comes before what is for men and for children. Few words suffice for an order, and OpenSearch
 * takes only so many.
 */
export function forWomen({ types }: Names, { audiences }: Meaning): Condition | undefined {
  if (audiences.length > 0) return undefined
  return not(anyOf([types.ofCategoriesCalled([...OTHERS, 'baby']), hasAny(toPhrases(OTHERS), 'AB')]))
}
