import { makesPhrase } from '@shop/contract/makesPhrase'
import { formatRupees } from '@shop/contract/money'
import type { UnderstoodSearch } from '@shop/contract/product-list'
import { audiences } from './filters.ts'

type Roles = UnderstoodSearch['roles']
type WordRole = NonNullable<Roles>[string]
type MissingSearch = NonNullable<UnderstoodSearch['missing']>
type UnpricedSearch = Pick<
  NonNullable<UnderstoodSearch['unpriced']>,
  'type' | 'brand' | 'words' | 'min' | 'max' | 'discount'
>
type Said = Omit<MissingSearch, 'shown'> & Partial<MissingSearch>

/** Of `total` products, `count` have all words of a search: the first ones, unless the shopper chose another order. Undefined without others. */
export function exactCount(count: number, total: number, areFirst: boolean): string | undefined {
  const others = total - count
  if (others <= 0) return undefined
  if (count === 0)
    return `No product matches exactly. ${others === 1 ? 'This one comes' : 'These come'} close.`
  if (!areFirst)
    return `${count} of these ${total} ${count === 1 ? 'matches' : 'match'} best. ${others === 1 ? 'The other one is' : 'The others are'} similar.`
  const found = count === 1 ? 'The first one matches' : `The first ${count} match`
  return `${found} best. ${others === 1 ? 'A similar one follows' : 'Similar ones follow'}.`
}
/**
 * Names what the shop lacks of a search, a brand, a type or a word, or the whole search where these make no phrase. Without the brand, words beside it
 * are those of its own products, such as a shade.
 */
export const notHere = (search: string, missing: MissingSearch, roles?: Roles) => {
  const { type, brand, words, shown } = missing
  if (brand !== null) return `No ${named({ type, brand, words: [] })} here.`
  if (!isPhrase(missing, roles)) return notAll(search)
  return `No ${named({ type: type ?? shown, brand, words }, roles)} here.`
}
/** The shop has what was searched for, but at no such price or discount. */
export const noneAt = (search: string, unpriced: UnpricedSearch, roles?: Roles) =>
  isPhrase(unpriced, roles) ? `No ${named(unpriced, roles)} ${priced(unpriced)}.` : notAll(search)

const notAll = (search: string) => `Nothing matches all of “${search}” here.`

/** True where the missing parts make a phrase: words beside a type, each as what it is, or a name alone. */
function isPhrase({ type, brand, words, shown = null }: Said, roles: Roles = {}): boolean {
  const what = type ?? shown
  if (words.length === 0) return true
  if (brand !== null) return false
  // A number alone is no name.
  if (what === null) return words.length === 1 && !/^\d+%?$/.test(words[0] ?? '')
  return !what.includes(' and ') && makesPhrase(words, roles)
}
export const nearestByPrice = 'The nearest by price:'
export const otherColours = 'In other colours:'
export const otherPrices = 'Others at another price:'
export const largestDiscounts = 'The largest discounts:'
export const otherDiscounts = 'Others at another discount:'

/** "silk kurta", "black bra in size 34B", "handbags by Kajri", and "product called “rakhi”" */
function named({ type, brand, words }: Said, roles: Roles = {}): string {
  if (words.length === 0)
    return type !== null && brand !== null ? `${type} by ${brand}` : (type ?? brand ?? 'product')
  return words.toReversed().reduce((what, word) => {
    const role = roles[word]
    return role === undefined ? `${what} called “${word}”` : sayWord(what, word, role)
  }, type ?? 'product')
}

function sayWord(what: string, word: string, role: WordRole): string {
  switch (role) {
    case 'before':
    case 'unisex':
      return `${word} ${what}`
    case 'after':
      return `${what} ${word}`
    case 'with':
    case 'for':
      return `${what} ${role} ${word}`
    case 'size':
      if (word === 'free') return `free size ${what}`
      return `${what} in size ${word.replace(/^(?:in )?(?:size )?/i, '').toUpperCase()}`
    case 'pack':
      return `${what} of ${word}`
    default:
      return `${what} ${audiences[role].toLowerCase()}`
  }
}

const priced = ({ min, max, discount }: UnpricedSearch) => {
  if (discount !== undefined) return discount > 1 ? `at ${discount}% off` : 'at a reduced price'
  if (max === null) return `above ${formatRupees(min ?? 0)}`
  if (min === null) return `under ${formatRupees(max)}`
  return `between ${formatRupees(min)} and ${formatRupees(max)}`
}
/** The list shows products with the words in their descriptions. */
export const describedOnly = (words: readonly string[], total: number) =>
  `No product is called “${words.join(' ')}”. ${total === 1 ? 'This one mentions' : 'These mention'} it:`
/** Names the products that the list shows instead. Those of the same family, such as makeup, are no replacement. */
export const shownInstead = (missing: MissingSearch, total: number, roles?: Roles) => {
  const { type, shown } = missing
  if (missing.brand === null && !isPhrase(missing, roles))
    return total === 1 ? 'You may like this one:' : 'You may like these:'
  if (total === 1) return 'You may like this one instead:'
  if (shown === null) return 'You may like these instead:'
  if (shown.includes(' and ')) return `Here is more for ${shown}:`
  const isFamily = type !== null && type !== shown
  if (UNCOUNTED.test(shown)) return isFamily ? `Here is other ${shown}:` : 'You may like these instead:'
  return `You may like these ${plural(shown)}:`
}
/** Typed ingredients that doctors advise against in pregnancy. The list has none of them. */
export const unsuitable = (ingredients: readonly string[]) => {
  const names = ingredients.join(' and ')
  const verb = ingredients.length === 1 ? 'is' : 'are'
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${verb} not advised in pregnancy or while breastfeeding. These products do not list ${ingredients.length === 1 ? 'it' : 'them'}. Please ask your doctor before you use one.`
}
/** Goods that are not counted, and what goods are for: these are no lips. */
const UNCOUNTED =
  /(?:wear|care|makeup|jewellery|clothing|lingerie|henna|mehendi|mehndi|kajal|\b(?:hair|skin|body|face|lips?|eyes?|nails?))$/
const plural = (type: string) => {
  if (type.endsWith('s') && !type.endsWith('dress')) return type
  if (/[^aeiou]y$/.test(type)) return `${type.slice(0, -1)}ies`
  return /(?:ss|sh|ch|x)$/.test(type) ? `${type}es` : `${type}s`
}
