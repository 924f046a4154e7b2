import { editDistance } from '../spelling/editDistance.ts'
import { soundKey } from '../spelling/soundKey.ts'
import { hindiSpelling } from './hindiSpelling.ts'
import { heard, skeleton } from './transliterate.ts'

export interface HeardName {
  name: string
  errors: number
}

/** Names with fewer consonants match only without errors: शू is a shoe. */
const SKELETON_MIN = 2
/** Errors for s in the place of sh. */
const SIBILANT = 1
/** Errors for a plural that is typed for a singular. */
const PLURAL = 0.25

/** Names by their consonants, for words of Devanagari. */
export class HeardNames {
  readonly #bySkeleton = new Map<string, string[]>()

  add(name: string): void {
    for (const bones of new Set([bonesOf(name), bonesOf(hindiSpelling(name))]))
      if (bones !== '') this.#bySkeleton.set(bones, [...(this.#bySkeleton.get(bones) ?? []), name])
  }

  /** The first name with consonants that begin with these. */
  startingWith(bones: string): string | undefined {
    for (const [known, [name]] of this.#bySkeleton) if (known.startsWith(bones)) return name
    return undefined
  }

  /** Names with these consonants. */
  withConsonants(bones: string): readonly string[] {
    return this.#bySkeleton.get(bones) ?? []
  }

  /** Name that sounds most like one of the spellings. Of names that sound the same, the one of the lowest rank. */
  nearest(spellings: readonly string[], rank: (name: string) => number): HeardName | undefined {
    const singular = spellings.flatMap((latin) => (/..[sz]$/.test(latin) ? [latin.slice(0, -1)] : []))
    const [best] = [
      ...spellings.flatMap((spelling) => this.#matches(spelling)),
      ...singular
        .flatMap((spelling) => this.#matches(spelling))
        .map(({ name, errors }) => ({ name, errors: errors + PLURAL })),
    ].toSorted((one, other) => one.errors - other.errors || rank(one.name) - rank(other.name))
    return best
  }

  #matches(spelling: string): HeardName[] {
    const bones = bonesOf(spelling)
    const max = bones.length < SKELETON_MIN ? 0 : 1 + spelling.length / 4
    return (this.#bySkeleton.get(bones) ?? [])
      .map((name) => ({ name, errors: vowelErrors(spelling, name) }))
      .filter(({ errors }) => errors <= max)
  }
}

/** Consonants of a name, which Hindi writes in one word or in several. */
const bonesOf = (name: string) => skeleton(name.replaceAll(' ', ''))

/**
 * Weighs different vowels, the first and the last one most: कुर्ती is kurti, not kurta. The last e of an English word, such as purse,
 * is silent.
 */
function vowelErrors(one: string, other: string): number {
  const [typed, known, hindi] = [one, other, hindiSpelling(other)].map((name) =>
    soundKey(heard(name.replaceAll(' ', '')))
      .replace(/ai|ei|ae/g, 'e')
      .replace(/au/g, 'o'),
  ) as [string, string, string]
  const last = (word: string) => /[aeiou]?$/.exec(word)?.[0] ?? ''
  const errors = (name: string) => editDistance(typed, name) + (last(typed) === last(name) ? 0 : 0.5)
  const least = Math.min(
    errors(known),
    errors(hindi),
    known.length > 3 ? errors(known.replace(/e$/, '')) : Infinity,
  )
  // Devanagari tells s from sh: ब्लाउज is no blush.
  return least + (one.includes('sh') === other.includes('sh') || hasShan(other) ? 0 : SIBILANT)
}

const hasShan = (name: string) => /[ts]ion/.test(name)
