import type { Audience } from './audiences.ts'
import { PACK } from './amounts.ts'
import { isWithinName } from './isWithinName.ts'
import { amountOf, COUNT, SCALE } from './numberWords.ts'
import {
  EDGE,
  NAMED_UNIT,
  UNIT,
  DIGIT,
  NUMBER,
  AMOUNT,
  END,
  BELOW,
  ABOVE,
  ABOUT,
  BELOW_AFTER,
  ABOVE_AFTER,
  ABOUT_AFTER,
  LIMIT_AFTER,
  JOINED,
  BETWEEN_AFTER,
  PERCENT,
  OFF,
  OR_MORE,
  BUY_GET,
  LEAST,
  BANGLE,
  BRA_SIZE,
  HALF,
  UNMEASURED,
  SIZE,
  LITTLE,
  MUCH,
  SORTED,
  SORTED_AFTER,
  VERY,
  SELLERS,
  RATED,
  STARS,
  pattern,
} from './rangePatterns.ts'

/** Order that words such as "cheap", "premium" and "best" ask for. */
export type TypedOrder = 'price_asc' | 'price_desc' | 'rating_desc'

/** Part of a search that is a filter or an order: prices in rupees, discounts in per cent. */
export interface UnderstoodFilter {
  kind: 'price' | TypedOrder | 'discount' | 'size' | 'colour' | 'without' | 'new' | 'best_seller' | Audience
  text: string
  /** The shop's word for a colour, a size, or something that is left out. */
  name?: string
  /** True for how something that is left out is, such as sweet, and not for a thing. */
  isQuality?: boolean
  min: number | null
  max: number | null
}

/** A number this large is a price even without a word for it. */
const PRICE_MIN = 100
/** "Around 500" allows a quarter less and more. */
const ABOUT_SHARE = 0.25

interface Rule {
  pattern: RegExp
  read: (groups: readonly (string | undefined)[]) => Omit<UnderstoodFilter, 'text'> | undefined
}

const price = (min: number | null, max: number | null) => ({ kind: 'price' as const, min, max })
const size = () => ({ kind: 'size' as const, min: null, max: null })
const order = (kind: TypedOrder) => () => ({ kind, min: null, max: null })

/** In order of precedence: a later rule can't read words that an earlier one has read. */
const RULES: readonly Rule[] = [
  { pattern: pattern(`${EDGE}${STARS}${END}`), read: order('rating_desc') },
  {
    pattern: pattern(`${EDGE}${SORTED}low(?:est)? to high(?:est)?${SORTED_AFTER}${END}`),
    read: order('price_asc'),
  },
  {
    pattern: pattern(`${EDGE}${SORTED}high(?:est)? to low(?:est)?${SORTED_AFTER}${END}`),
    read: order('price_desc'),
  },
  {
    pattern: pattern(
      `${EDGE}(?:${LEAST}(?:${PERCENT}\\s*(?:${OR_MORE}\\s*)?(?:${OFF}|sale)|(\\d{1,2})\\s*${OFF})|${OFF}\\s*(?:of\\s*)?${LEAST}${PERCENT})(?:\\s*${OR_MORE})?${END}`,
    ),
    read: ([percent, bare, after]) => ({
      kind: 'discount',
      min: Number(percent ?? bare ?? after),
      max: null,
    }),
  },
  {
    pattern: pattern(
      `${EDGE}(?:on |in )?(?:sale|discount(?:ed)?|offers?|chhoot|सेल|छूट)${END}|(?<=\\p{L} )${BUY_GET}${END}|${EDGE}${BUY_GET}(?= (?!free)\\p{L})`,
    ),
    read: () => ({ kind: 'discount', min: 1, max: null }),
  },
  {
    pattern: pattern(`${EDGE}(?:between|from)\\s+${AMOUNT}\\s*(?:and|to|&|-|–|—)\\s*${AMOUNT}${END}`),
    read: ([one, oneK, other, otherK]) => between(amountOf(one, oneK), amountOf(other, otherK)),
  },
  {
    pattern: pattern(
      `${EDGE}${AMOUNT}\\s*(?:(?:-|–|—|to|se|से)\\s*${AMOUNT}(?:\\s*(?:tak|तक|${BETWEEN_AFTER}))?|(?:aur|and|और)\\s*${AMOUNT}\\s*${BETWEEN_AFTER})${END}`,
    ),
    read: ([one, oneK, other, otherK, third, thirdK]) => {
      const [min, max] = [amountOf(one, oneK), amountOf(other ?? third, otherK ?? thirdK)]
      return Math.max(min, max) < PRICE_MIN ? undefined : between(min, max)
    },
  },
  {
    pattern: pattern(
      `(?:${EDGE}${BELOW}|<=?)\\s*${AMOUNT}${JOINED}${ABOVE}\\s*${AMOUNT}${END}|(?:${EDGE}${ABOVE}|>=?)\\s*${AMOUNT}${JOINED}${BELOW}\\s*${AMOUNT}${END}`,
    ),
    read: ([one, oneK, other, otherK, third, thirdK, fourth, fourthK]) =>
      between(amountOf(one ?? third, oneK ?? thirdK), amountOf(other ?? fourth, otherK ?? fourthK)),
  },
  {
    pattern: pattern(`${EDGE}${ABOUT}\\s*${AMOUNT}${END}|${EDGE}${AMOUNT}\\s*${ABOUT_AFTER}${END}`),
    read: ([one, oneK, other, otherK]) => about(amountOf(one ?? other, oneK ?? otherK)),
  },
  {
    pattern: pattern(`${EDGE}${AMOUNT}\\s*${BELOW_AFTER}${END}`),
    read: ([n, k]) => price(null, amountOf(n, k)),
  },
  {
    pattern: pattern(`${EDGE}${AMOUNT}\\s*${ABOVE_AFTER}${END}`),
    read: ([n, k]) => price(amountOf(n, k), null),
  },
  {
    pattern: pattern(`(?:${EDGE}${BELOW}|<=?)\\s*${AMOUNT}(?:\\s*${LIMIT_AFTER})?${END}`),
    read: ([n, k]) => price(null, amountOf(n, k)),
  },
  {
    pattern: pattern(`(?:${EDGE}${ABOVE}|>=?)\\s*${AMOUNT}${END}`),
    read: ([n, k]) => price(amountOf(n, k), null),
  },
  {
    // What a number follows it limits: "size 38 under 500".
    pattern: pattern(`${EDGE}${AMOUNT}\\s*${LIMIT_AFTER}${END}(?!\\s*(?:₹|${NAMED_UNIT})?\\s*${DIGIT})`),
    read: ([n, k]) => (amountOf(n, k) < PRICE_MIN ? undefined : price(null, amountOf(n, k))),
  },
  {
    // A price without words around it is the shopper's budget.
    pattern: pattern(
      `(?:${UNIT}\\s*${NUMBER}|${EDGE}${NUMBER}\\s*(?:₹|${NAMED_UNIT}|/-)|${EDGE}(${COUNT})\\s+(${SCALE}))${END}`,
    ),
    read: ([one, oneK, other, otherK, words, scale]) =>
      price(null, amountOf(one ?? other ?? words, oneK ?? otherK ?? scale)),
  },
  {
    pattern: pattern(
      `${EDGE}(?:in )?(?:size\\s*:?\\s*${SIZE}|(?:${SIZE}|one)\\s+size|(?:free|one)size)${END}`,
    ),
    read: size,
  },
  { pattern: pattern(`${EDGE}(?:in )?${BRA_SIZE}${END}`), read: size },
  { pattern: pattern(`(?<![\\p{L}\\p{N}.,/-])(?:in )?${PACK}(?![\\p{L}\\p{N}])`), read: size },
  {
    pattern: pattern(
      `${EDGE}(?:(?:[234]?[0-9][a-h]{1,2})|x{1,4}[sl]|[2-6]xl|(?:extra|double) (?:small|large|xl)|(?:uk|eu)\\s*\\d{1,2}(?:\\.\\d)?)${END}`,
    ),
    read: size,
  },
  { pattern: pattern(`(?<![\\p{L}\\p{N}.,/-])${HALF}${END}${UNMEASURED}`), read: size },
  { pattern: pattern(`(?<![\\p{L}\\p{N}.,/-])${BANGLE}${END}${UNMEASURED}`), read: size },
  {
    pattern: pattern(`${EDGE}(?:the )?${SELLERS}${END}`),
    read: () => ({ kind: 'best_seller', min: null, max: null }),
  },
  { pattern: pattern(`${EDGE}(?:the )?(?:very )?${RATED}${END}`), read: order('rating_desc') },
  { pattern: pattern(`${EDGE}${VERY}${LITTLE}${END}`), read: order('price_asc') },
  { pattern: pattern(`${EDGE}${VERY}${MUCH}${END}`), read: order('price_desc') },
  {
    // "new" is a filter only at the start or the end of the text: New York is not.
    pattern: pattern(
      `^\\s*(?:(?:kuch|something|anything|कुछ) )?(?:new(?! (?:york|balance|look|born|mom|years?))|latest|naya|naye|nayi|नया|नई|नए)(?: (?:arrivals?|launch(?:es)?))?${END}|${EDGE}(?:new(?: (?:arrivals?|launch(?:es)?))?|latest)\\s*$`,
    ),
    read: () => ({ kind: 'new', min: null, max: null }),
  },
]

export const isOrder = (kind: UnderstoodFilter['kind']): kind is TypedOrder =>
  kind === 'price_asc' || kind === 'price_desc' || kind === 'rating_desc'

/** The filters with a number as the highest price, unless there is a price. */
export function withPrice(filters: readonly UnderstoodFilter[], number: string): readonly UnderstoodFilter[] {
  if (filters.some(({ kind }) => kind === 'price')) return filters
  return [...filters, { ...price(null, Number(number)), text: number }]
}

/** True for a number alone, which is a price where nothing is called by it: "999". */
export const mayBePrice = (text: string): boolean => /^[1-9]\d{2,4}$/.test(text)

/** Finds the filters of a search, and the words that remain. Words of a brand's name, such as "New Me", are none. */
export function readRanges(
  text: string,
  isBrand: (words: string) => boolean = () => false,
): { filters: UnderstoodFilter[]; rest: string } {
  const filters: UnderstoodFilter[] = []
  let rest = text
  for (const { pattern: rule, read } of RULES) {
    rest = rest.replace(rule, (found: string, ...more: unknown[]) => {
      const at = more.findIndex((one) => typeof one === 'number')
      const groups = more.slice(0, at).map((group) => (typeof group === 'string' ? group : undefined))
      const filter = read(groups)
      if (filter === undefined || filters.some(({ kind }) => kind === filter.kind)) return found
      if (isOrder(filter.kind) && isBrand(found)) return found
      if (isOrder(filter.kind) && filters.some(({ kind }) => isOrder(kind))) return ' '
      if (isWithinName(rest, Number(more[at]), found, isBrand)) return found
      filters.push({ ...filter, text: found.trim() })
      return ' '
    })
  }
  return { filters, rest }
}

function about(amount: number) {
  if (amount < PRICE_MIN) return undefined
  return between(Math.floor(amount * (1 - ABOUT_SHARE)), Math.ceil(amount * (1 + ABOUT_SHARE)))
}

function between(one: number, other: number) {
  return price(Math.min(one, other), Math.max(one, other))
}
