import type { Brand } from '@shop/contract/brands'

interface LetterOfBrands<One extends Brand> {
  /** "A" to "Z", or `OTHER_LETTER`. */
  letter: string
  brands: One[]
}

/** Letter of names that begin with none of the alphabet. */
export const OTHER_LETTER = '#'

const compare = new Intl.Collator('en', { numeric: true }).compare

/** Brands by the first letter of their names, without its accent; "#" comes last. */
export function byLetter<One extends Brand>(brands: readonly One[]): LetterOfBrands<One>[] {
  const groups = new Map<string, One[]>()
  for (const brand of brands.toSorted((one, other) => compare(one.name, other.name))) {
    const letter = letterOf(brand.name)
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  const letters = [...groups.keys()].toSorted(
    (one, other) => Number(one === OTHER_LETTER) - Number(other === OTHER_LETTER) || compare(one, other),
  )
  return letters.map((letter) => ({ letter, brands: groups.get(letter) ?? [] }))
}

function letterOf(name: string): string {
  const [first = ''] = name.trim().normalize('NFD').toUpperCase()
  return /[A-Z]/.test(first) ? first : OTHER_LETTER
}
