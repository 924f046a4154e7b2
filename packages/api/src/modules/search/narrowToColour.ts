import { all, type Condition } from './Condition.ts'
import type { Term } from './meaning/Meaning.ts'

export interface Coloured {
  base: Condition | undefined
  /** The other words. */
  rest: readonly Term[]
  /** True when all results have the colour. */
  isFilter: boolean
}

/** A colour in which products of the kind are sold is a filter, however few they are. Of several colours, one may be enough. */
export function narrowToColour(base: Condition | undefined, words: readonly Term[]): Coloured {
  const [colour, ...others] = words.filter(({ kind }) => kind === 'colour')
  if (base === undefined || colour === undefined || others.length > 0)
    return { base, rest: words, isFilter: false }
  return { base: all(base, colour.has), rest: words.filter((word) => word !== colour), isFilter: true }
}
