import type { Names } from '../CatalogueNames.ts'
import { childrensClothes } from './childrensClothes.ts'
import { all } from '../Condition.ts'
import { findBase, type Base } from './findBase.ts'
import { meetExclusions } from './meetExclusions.ts'
import type { ExcludingTerm, Meaning, Term } from '../meaning/Meaning.ts'
import { narrowToAudiences, type Narrowed } from '../meaning/narrowToAudiences.ts'
import { ofGrownUps } from './ofGrownUps.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/** Where the words of a search are looked for. */
export interface Scope {
  /** The type and the brand, or what is there instead, for anyone. */
  ofAnyone: Base
  /** The same for those whom the text names, without what it excludes. */
  found: Base
  audiences: Narrowed
  /** The words of the text. Without a type and a brand, each of them excludes what the text does. */
  words: readonly Term[]
  /** Exclusions that leave something, and those that leave nothing. */
  without: readonly ExcludingTerm[]
  unmet: readonly ExcludingTerm[]
}

export async function findScope(engine: SearchEngine, names: Names, meaning: Meaning): Promise<Scope> {
  const ofAnyone = await findBase(engine, await ofGrownUps(engine, names, meaning))
  const { without, unmet } = await meetExclusions(engine, ofAnyone.base, meaning.without)
  const excluding = all(...without.map(({ has }) => has))
  const isFree = ofAnyone.base === undefined && (meaning.words.length > 0 || meaning.type !== undefined)
  const base = isFree ? undefined : all(ofAnyone.base, excluding)
  const forAnyone = await narrowToAudiences(engine, base, meaning.audiences, names)
  const audiences = { ...forAnyone, lacking: forAnyone.lacking.filter(({ isRecipient }) => !isRecipient) }
  const instead = await childrensClothes(engine, names, meaning, audiences)
  return {
    ofAnyone,
    found: instead ?? { ...ofAnyone, base: audiences.base, ...leadingOf(audiences) },
    audiences,
    words: isFree
      ? meaning.words.map((word) => ({ ...word, has: all(word.has, excluding) ?? word.has }))
      : meaning.words,
    without,
    unmet,
  }
}

const leadingOf = ({ first }: Narrowed) => (first === undefined ? {} : { own: first, first })
