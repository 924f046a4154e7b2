import { foldWords } from '../foldText.ts'
import { Spellings } from '../vocabulary/Spellings.ts'
import { inOneWord } from './inOneWord.ts'
import { OTHER_BRANDS } from './otherBrands.data.ts'

/** Brand that this shop does not stock. */
export interface OtherBrand {
  name: string
  /** Product type that it is known for. */
  type: string
}

/** Shorter names are too similar to other words. */
const SPELLING_MIN = 5
/** Errors with which a name is still recognised: a vowel, a doubled letter, or another spelling of the same sound. */
const ERRORS_MAX = 0.6

interface Listed extends OtherBrand {
  /** Its names, folded: the whole one first. */
  names: readonly (readonly string[])[]
}

const listed: readonly Listed[] = OTHER_BRANDS.trim()
  .split('\n')
  .flatMap((line) => {
    const [type = '', brands = ''] = line.split(': ')
    return brands.split(', ').map((brand) => {
      const names = brand.split(' = ')
      return { type, name: names[0] ?? '', names: names.map(foldWords) }
    })
  })

/** Other names of brands, by the whole name in one word, for a shop that stocks them. */
export const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  listed.map(({ names: [whole = [], ...others] }) => [inOneWord(whole), others.map(inOneWord)]),
)

const byWord = new Map(
  listed.flatMap((brand) => brand.names.map((name) => [inOneWord(name), { brand, name }])),
)
const spellings = new Spellings([...byWord.keys()].filter((word) => word.length >= SPELLING_MIN))

/** The well-known brand with this name in one word. */
export function findOtherBrand(word: string): OtherBrand | undefined {
  return byWord.get(word)?.brand
}

/** All names in one word of the brand with this name. */
export const namesOfOther = (word: string): readonly string[] =>
  byWord.get(word)?.brand.names.map(inOneWord) ?? []

/** The name that was probably meant. */
export function nearestOtherBrand(word: string): readonly string[] | undefined {
  if (word.length < SPELLING_MIN) return undefined
  const [best] = spellings.near(word, { max: ERRORS_MAX }).toSorted((one, other) => one.errors - other.errors)
  return best && byWord.get(best.word)?.name
}
