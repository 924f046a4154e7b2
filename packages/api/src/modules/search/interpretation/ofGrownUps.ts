import type { Names } from '../CatalogueNames.ts'
import { all, not } from '../Condition.ts'
import { children } from '../meaning/clothesFor.ts'
import { familyOf } from '../meaning/Concept.ts'
import type { Meaning } from '../meaning/Meaning.ts'
import { isWorn } from '../meaning/sizeTerm.ts'
import type { SearchEngine } from '../SearchEngine.ts'

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
