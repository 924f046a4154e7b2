import type { UnderstoodSearch } from '@shop/contract/product-list'

type MissingSearch = NonNullable<UnderstoodSearch['missing']>

/** `count` products are what was searched for, before filters, and others follow them. */
export const exactCount = (count: number) =>
  count === 0
    ? 'No product matches your whole search. These come close.'
    : 'Few products match your whole search. The others come close.'
/** Names what the shop lacks of a search: a brand, a type, or words. Texts alone are searched, so a black dress may have no such label. */
export const notHere = ({ type, brand, words, shown }: MissingSearch) => {
  const what = brand === null ? (type ?? shown ?? 'products') : type === null ? brand : `${type} by ${brand}`
  const which = words.length === 0 ? '' : ` labelled “${words.join(' ')}”`
  return `No ${what}${which} here.`
}
/** The list shows products with the words in their descriptions. */
export const describedOnly = (words: readonly string[]) =>
  `No product is called “${words.join(' ')}”. Products that mention it:`
/** Names the products that the list shows instead. */
export const shownInstead = ({ shown }: MissingSearch) =>
  shown === null
    ? 'You may like these instead:'
    : UNCOUNTED.test(shown)
      ? `You may like this ${shown}:`
      : `You may like these ${plural(shown)}:`
const UNCOUNTED =
  /(?:wear|care|cream|oil|makeup|jewellery|clothing|lingerie|perfume|henna|polish|shampoo|\bhair)$/
const plural = (type: string) => {
  if (type.endsWith('s') && !type.endsWith('dress')) return type
  if (/[^aeiou]y$/.test(type)) return `${type.slice(0, -1)}ies`
  return /(?:ss|sh|ch|x)$/.test(type) ? `${type}es` : `${type}s`
}
