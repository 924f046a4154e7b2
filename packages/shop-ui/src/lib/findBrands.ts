import type { Brand } from '@shop/contract/brands'

/**
 * Brands with a logo whose name contains the text, whatever the case and the tab (specification §2). Those with a word that begins with it come first.
 */
export function findBrands<B extends Brand>(brands: readonly B[], query: string): B[] {
  const text = query.trim().toLowerCase()
  const beginsWord = ({ name }: Brand) => ` ${name.toLowerCase()}`.includes(` ${text}`)
  return brands
    .filter(({ name, logo }) => Boolean(logo) && name.toLowerCase().includes(text))
    .toSorted((one, other) => Number(beginsWord(other)) - Number(beginsWord(one)))
}
