import { formatRupees } from '@shop/contract/money'
import type { UnderstoodSearch } from '@shop/contract/product-list'

type MissingSearch = NonNullable<UnderstoodSearch['missing']>
type UnpricedSearch = Pick<
  NonNullable<UnderstoodSearch['unpriced']>,
  'type' | 'brand' | 'words' | 'min' | 'max' | 'discount'
>

/** `count` of `total` products are what was searched for, and others follow them. Undefined without others. */
export function exactCount(count: number, total: number): string | undefined {
  const others = total - count
  if (others <= 0) return undefined
  if (count === 0)
    return `No product matches your whole search. ${others === 1 ? 'This one comes' : 'These come'} close.`
  const found = count === 1 ? 'One product matches' : `${count} products match`
  return `${found} your search. The ${others === 1 ? 'other one comes' : 'others come'} close.`
}
/** Names what the shop lacks of a search: a brand, a type, or words. Texts alone are searched, so a black dress may have no such label. */
export const notHere = (missing: MissingSearch) => `No ${named(missing, missing.shown)} here.`
/** The shop has what was searched for, but at no such price or discount. */
export const noneAt = (unpriced: UnpricedSearch) => `No ${named(unpriced, null)} ${priced(unpriced)}.`
export const nearestByPrice = 'The nearest by price:'
export const otherColours = 'In other colours:'
export const otherPrices = 'Others at another price:'
export const largestDiscounts = 'The largest discounts:'
export const otherDiscounts = 'Others at another discount:'
const named = ({ type, brand, words }: Omit<MissingSearch, 'shown'>, shown: string | null) => {
  const what = brand === null ? (type ?? shown ?? 'products') : type === null ? brand : `${type} by ${brand}`
  return words.length === 0 ? what : `${what} labelled “${words.join('” and “')}”`
}
const priced = ({ min, max, discount }: UnpricedSearch) => {
  if (discount !== undefined) return discount > 1 ? `at ${discount}% off` : 'at a reduced price'
  if (max === null) return `above ${formatRupees(min ?? 0)}`
  if (min === null) return `under ${formatRupees(max)}`
  return `between ${formatRupees(min)} and ${formatRupees(max)}`
}
/** The list shows products with the words in their descriptions. */
export const describedOnly = (words: readonly string[]) =>
  `No product is called “${words.join(' ')}”. Products that mention it:`
/** Names the products that the list shows instead. Those of the same family, such as makeup, are no replacement. */
export const shownInstead = ({ type, shown }: MissingSearch) => {
  if (shown === null) return 'You may like these instead:'
  const isFamily = type !== null && type !== shown
  if (shown.includes(' and ')) return `Here is more for ${shown}:`
  if (UNCOUNTED.test(shown)) return isFamily ? `Here is other ${shown}:` : `You may like this ${shown}:`
  return isFamily ? `Here are other ${plural(shown)}:` : `You may like these ${plural(shown)}:`
}
/** Typed ingredients that doctors advise against in pregnancy. The list has none of them. */
export const unsuitable = (ingredients: readonly string[]) => {
  const names = ingredients.join(' and ')
  const verb = ingredients.length === 1 ? 'is' : 'are'
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${verb} not advised in pregnancy or while breastfeeding. These products do not list ${ingredients.length === 1 ? 'it' : 'them'}. Please ask your doctor before you use one.`
}
const UNCOUNTED =
  /(?:wear|care|cream|oil|makeup|jewellery|clothing|lingerie|perfume|henna|polish|shampoo|\bhair)$/
const plural = (type: string) => {
  if (type.endsWith('s') && !type.endsWith('dress')) return type
  if (/[^aeiou]y$/.test(type)) return `${type.slice(0, -1)}ies`
  return /(?:ss|sh|ch|x)$/.test(type) ? `${type}es` : `${type}s`
}
