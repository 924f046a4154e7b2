import type { Meaning } from './meaning/Meaning.ts'
import { all, some, type Condition } from './Condition.ts'
import type { SearchEngine } from './SearchEngine.ts'

/** The list of a type with fewer products also shows related types. */
const RARE = 3

export interface Base {
  /** Condition of every result; undefined when only qualities were named. */
  base: Condition | undefined
  lacksType: boolean
  lacksBrand: boolean
  /** The few products of the type, where related types are there beside them. */
  own?: Condition
}

/** The type and the brand; else the one of them that the shop has; else related types, which are counted only then. */
export async function findBase(engine: SearchEngine, { type, brand }: Meaning): Promise<Base> {
  const whole = { base: all(type?.has, brand?.has), lacksType: false, lacksBrand: false }
  const total = await countUpToRare(engine, whole.base)
  if (total === RARE || (total > 0 && (type === undefined || brand !== undefined))) return whole
  const ofType = { base: type?.has, lacksType: false, lacksBrand: true }
  if (brand !== undefined && (await countUpToRare(engine, ofType.base)) > 0) return ofType

  const near = await nearest(engine, type)
  if (total > 0) return near && type ? { ...whole, base: some(1, [type.has, near]), own: type.has } : whole
  const choices: Base[] = [
    { base: type?.mentioned && all(type.mentioned, brand?.has), lacksType: true, lacksBrand: false },
    { base: near && all(near, brand?.has), lacksType: true, lacksBrand: false },
    { base: brand?.has, lacksType: true, lacksBrand: false },
    { base: type?.mentioned, lacksType: true, lacksBrand: true },
    { base: near, lacksType: true, lacksBrand: true },
  ]
  for (const choice of choices) if ((await countUpToRare(engine, choice.base)) > 0) return choice
  return { base: undefined, lacksType: true, lacksBrand: true }
}

/** Related types, from the nearest type above that the shop has. */
async function nearest(engine: SearchEngine, type: Meaning['type']): Promise<Condition | undefined> {
  for (const near of type?.near ?? []) if ((await countUpToRare(engine, near)) === RARE) return near
  return undefined
}

async function countUpToRare(engine: SearchEngine, condition: Condition | undefined): Promise<number> {
  return condition === undefined ? 0 : engine.count(condition, RARE)
}
