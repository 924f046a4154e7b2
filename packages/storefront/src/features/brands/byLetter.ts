import type { Brand } from '@shop/contract/brands'

export interface LetterOfBrands {
  /** "A" to "Z", or "#" for names that begin otherwise. */
  letter: string
  brands: Brand[]
}

const compare = new Intl.Collator('en', { numeric: true }).compare

/** Brands by the first letter of their names, without its accent; "#" comes last. */
export function byLetter(brands: readonly Brand[]): LetterOfBrands[] {
  const groups = new Map<string, Brand[]>()
  for (const brand of brands.toSorted((one, other) => compare(one.name, other.name))) {
    const letter = letterOf(brand.name)
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  const letters = [...groups.keys()].toSorted(
    (one, other) => Number(one === '#') - Number(other === '#') || compare(one, other),
  )
  return letters.map((letter) => ({ letter, brands: groups.get(letter) ?? [] }))
}

function letterOf(name: string): string {
  const [first = ''] = name.trim().normalize('NFD').toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}
