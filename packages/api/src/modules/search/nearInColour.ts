import { all, not, some, type Condition } from './Condition.ts'
import type { Names } from './CatalogueNames.ts'
import type { Base } from './findBase.ts'
import { isPlain } from './meaning/isPlain.ts'
import { children } from './meaning/clothesFor.ts'
import type { Meaning, Term } from './meaning/Meaning.ts'
import type { SearchEngine } from './SearchEngine.ts'

/** Fewer things to wear in a colour are followed by related ones in it. */
const RARE = 3

interface Coloured {
  /** Products of the type in the colours. */
  base: Condition | undefined
  found: Base
  matching: readonly Term[]
}

/** Few things to wear with what is near them in the same colours: a white shirt is followed by other white tops. Undefined where nothing follows. */
export async function nearInColour(
  engine: SearchEngine,
  names: Names,
  { type, brand, audiences, words }: Meaning,
  { base, found, matching }: Coloured,
): Promise<Condition | undefined> {
  const concept = type && names.lexicon.find(type.text)
  const isAlone =
    words.every(({ kind }) => kind === 'colour') && audiences.length === 0 && brand === undefined
  if (base === undefined || type === undefined || concept === undefined || !isAlone) return undefined
  if (found.own !== undefined || found.lacksType || !isPlain({ text: type.text, concept })) return undefined
  const total = await engine.count(base, RARE)
  if (total === RARE) return undefined
  const colours = matching.filter(({ kind }) => kind === 'colour').flatMap(({ filtered = [] }) => filtered)
  for (const near of type.near) {
    const related = all(near.has, some(1, colours), not(children(names)))
    const match = related && some(1, [base, related])
    if (match !== undefined && (await engine.count(match, total + 1)) > total) return match
  }
  return undefined
}
