import type { Names } from '../CatalogueNames.ts'
import type { Base } from './findBase.ts'
import { typesOf } from '../meaning/clothesFor.ts'
import type { Meaning } from '../meaning/Meaning.ts'
import { isForChildren, type Narrowed } from '../meaning/narrowToAudiences.ts'
import { isWorn } from '../meaning/sizeTerm.ts'
import type { SearchEngine } from '../SearchEngine.ts'

const FAMILY = 'baby clothes'

/** Children's clothes, for a search for clothes or shoes that the shop has for grown-ups alone: "kids lehenga". */
export async function childrensClothes(
  engine: SearchEngine,
  names: Names,
  { type }: Meaning,
  { lacking }: Narrowed,
): Promise<Base | undefined> {
  const concept = names.lexicon.find(type?.text ?? '')
  const isSure = lacking.every(({ correctionOf }) => correctionOf === undefined)
  if (!isSure || !isForChildren(lacking) || !isWorn(concept && { text: '', concept })) return undefined
  const base = typesOf(names, [FAMILY])
  return (await engine.count(base, 1)) === 0
    ? undefined
    : { base, lacksType: true, lacksBrand: false, family: FAMILY }
}
