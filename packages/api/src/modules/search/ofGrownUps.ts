import type { Names } from './CatalogueNames.ts'
import { all, hasAny, not, type Condition } from './Condition.ts'
import { children } from './meaning/clothesFor.ts'
import { familyOf } from './meaning/Concept.ts'
import { toPhrases, type Meaning } from './meaning/Meaning.ts'
import { isWorn } from './meaning/sizeTerm.ts'
import { anyOf } from './meaning/TypeConditions.ts'
import type { SearchEngine } from './SearchEngine.ts'

/** Clothes that the shop has for children alone are missing for whoever names no child: a baby's cardigan is no "sweater". */
export async function ofGrownUps(engine: SearchEngine, names: Names, meaning: Meaning): Promise<Meaning> {
  const { type, audiences } = meaning
  const concept = type && names.lexicon.find(type.text)
  const isForGrownUps = concept !== undefined && isWorn({ text: '', concept }) && audiences.length === 0
  if (type === undefined || !isForGrownUps || familyOf(concept) !== 'clothing') return meaning
  const has = all(type.has, not(children(names))) ?? type.has
  const [any, grown] = await Promise.all([engine.count(type.has, 1), engine.count(has, 1)])
  return any > 0 && grown === 0 ? { ...meaning, type: { ...type, has } } : meaning
}

/** Words of categories and titles of what is for men and for children. */
const OTHERS = ['men', 'boys', 'girls', 'kids']

/** What is for women, where the text names nobody: it comes before what is for men and for children. Few words suffice to lead, and leave OpenSearch clauses. */
export function forWomen({ types }: Names, { type, audiences }: Meaning): Condition | undefined {
  if (audiences.length > 0 || type === undefined) return undefined
  return not(anyOf([types.called([...OTHERS, 'baby']), hasAny(toPhrases(OTHERS), 'AB')]))
}
