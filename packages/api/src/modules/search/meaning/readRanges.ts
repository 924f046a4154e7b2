import type { Audience } from './audiences.ts'
import { PACK } from './amounts.ts'
import { isWithinName } from './isWithinName.ts'
import { amountOf, COUNT, SCALE } from './numberWords.ts'

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

const EDGE = String.raw`(?<![\p{L}\p{N}])`
const NAMED_UNIT = String.raw`rs\.?|inr|rupees?|rupaye|rupay|रुपये|रुपए|रु\.?`
/** Before a number it is a word of its own: "sweaters 30" has no price. */
const UNIT = String.raw`(?:₹|${EDGE}(?:${NAMED_UNIT}))`
const DIGIT = '[0-9०-९]'
const NUMBER = String.raw`(${DIGIT}{1,3}(?:,${DIGIT}{2,3})+|${DIGIT}+(?:\.${DIGIT}+)?|${COUNT}(?=\s+${SCALE}(?!\p{L})))\s*(${SCALE})?`
const AMOUNT = String.raw`${UNIT}?\s*${NUMBER}\s*(?:₹|${NAMED_UNIT}|/-)?`
/** What follows a number that counts something else. */
const OTHER_UNITS = String.raw`ml|gm?|kg|mg|l|litres?|pcs?|pieces?|packs?|years?|yrs?|saal|months?|mahine|days?|inch(?:es)?|cm|mm|met(?:re|er)s?`
const END = String.raw`(?![\p{L}\p{N}%])(?!\s*(?:${OTHER_UNITS})(?!\p{L}))`
const BELOW = String.raw`(?:${misspelt('under')}|${misspelt('below')}|(?:less(?:er)?|lower|cheaper|not? more) th[ae]n|within|up ?to|at most|max(?:imum)?|budget(?: of)?|<=?)`
const ABOVE = String.raw`(?:${misspelt('above')}|over|(?:more|greater) th[ae]n|from|starting(?: from| at)?|min(?:imum)?|at least|>=?)`
const ABOUT = String.raw`(?:around|about|approx(?:imately)?\.?|nearly|roughly|lagbhag|kareeb|लगभग|करीब)`
const BELOW_AFTER = String.raw`(?:se kam|se neeche|se niche|tak|(?:ya|aur) us ?se kam|ke andar|ke under|ke neeche|ke niche|wal[aei]|(?:or|and) (?:less|below|under)|से कम|से नीचे|तक|(?:या|और) उससे कम|के अंदर|के नीचे|वाल[ाेी])`
const ABOVE_AFTER = String.raw`(?:se upar|se zyada|se jyada|se adhik|(?:or|and) (?:more|above)|onwards|से ऊपर|से ज़्यादा|से ज्यादा|से अधिक)`
const ABOUT_AFTER = String.raw`(?:ke (?:aas ?paas|kareeb)|के आसपास|के करीब)`
/** Words after a price that an order of words such as "saree 999 under" has there. */
const LIMIT_AFTER = String.raw`(?:${misspelt('under')}|${misspelt('below')}|within|max(?:imum)?|budget|only|an+dar|n[ei]+che|kam|अंदर|नीचे|कम)`
/** Between two limits: "above 300 and below 600". */
const JOINED = String.raw`\s*,?\s*(?:and|but|aur)?\s*`
const BETWEEN_AFTER = String.raw`(?:ke b[ei]+ch(?: mein)?|के बीच(?: में)?)`
const PERCENT = String.raw`(\d{1,2})\s*(?:%|percent|per cent|प्रतिशत)`
const OFF = String.raw`(?:off|discount|chhoot|chhut|छूट)`
const OR_MORE = String.raw`(?:(?:or|and|aur) (?:more|above|up|zyada)|se zyada|se jyada|से ज़्यादा|से ज्यादा)`
/** Beside a word for goods. Alone it asks for the offers. */
const BUY_GET = '(?:buy (?:[12]|one|two) get (?:1|one)(?: free)?|b[12]g1|bogo)'
const LEAST = String.raw`(?:(?:min(?:imum)?|at least|more than|above|flat|up ?to)\s*)?`
/** Sizes of bangles are inches and sixteenths: 2.4 or 2-4, and 2.10. */
const BANGLE = String.raw`(?:[12]\.|2[-/])(?:[2468]|1[024])`
/** A band and a cup apart: 36 D. What is 28 g is no bra, and an A-line dress has no cup. */
const BRA_SIZE = String.raw`(?:2[68]|3[02468]|4[02468])[\s-]+(?:d{1,3}|[abcef])(?![\s-]*line)`
/** Half sizes of shoes. */
const HALF = String.raw`(?:[3-9]|1[0-2])\.5`
/** Saree lengths in metres and dates are no sizes, nor are ratings. */
const UNMEASURED = String.raw`(?![./-]\d)(?!\s*(?:m|stars?|ratings?|rated)(?!\p{L}))`
const SIZE = String.raw`(?:${BANGLE}|${BRA_SIZE}|(?:uk|us|eu|ind)?\s*\d{1,2}(?:\.\d{1,2})?[a-h]{0,3}|x{0,4}[sml]|\d{0,2}x{1,2}l|free|(?:extra |double )?(?:small|large|xl)|medium)`

const PRICE_WORD = String.raw`(?:price|cost|rate|budget|da+m|kee?mat)`
const PRICE_WORD_AFTER = String.raw`(?: (?:me|mein|ka|ki|ke|wal[aei]))?`
const LITTLE = String.raw`(?:(?:not|no) (?:too |very |so |that )?(?:expensive|costly|pricey)|cheap(?:er|est)?|sast[aie]+|affordable|inexpensive|economical|reasonabl[ey]|(?:pocket|budget|wallet)[ -]friendly|(?:low|lower|lowest|least|kam|in|on|under) (?:a )?${PRICE_WORD}${PRICE_WORD_AFTER}|budget|सस्त[ाीे]|कम (?:दाम|कीमत|क़ीमत)(?: (?:में|वाल[ाीे]))?)`
const MUCH = String.raw`(?:expensive|costly|costliest|premium|luxury|luxurious|luxe|high[ -]end|(?:high|higher|highest|zyada) ${PRICE_WORD}${PRICE_WORD_AFTER}|m[ae]h[ae]?ng[aie]+|महंग[ाीे]|महँग[ाीे])`
const SORTED = String.raw`(?:sort(?:ed)? by )?(?:${PRICE_WORD} )?(?:from )?`
const SORTED_AFTER = String.raw`(?: (?:in )?${PRICE_WORD})?`
const VERY = String.raw`(?:(?:very|most|sabse|bahut|सबसे|बहुत) )?`

const SELLERS = String.raw`(?:(?:best|top)[ -]?sell(?:ers?|ing)|most (?:sold|bought|popular|loved))`
const RATED = String.raw`(?:(?:best|top|high(?:est|ly)?)[ -]rated|(?:with )?(?:best|top|high|good) (?:ratings?|reviews?)|(?:number one|no\.? ?1|best)(?! (?:friends?|price|buy))|sabse (?:ach+h?[aie]|badh?iya)|सबसे (?:अच्छ[ाीे]|बढ़िया))`

/** A word with one letter left out, doubled or swapped with the next one, but never the first: "undr 500" is a price. */
function misspelt(word: string): string {
  const errors = Array.from(word.slice(1), (letter, index) => {
    const [before, next, after] = [word.slice(0, index + 1), word.charAt(index + 2), word.slice(index + 3)]
    return [before + next + after, before + letter + letter + next + after, before + next + letter + after]
  })
  return [...new Set([word, ...errors.flat()])].join('|')
}

const pattern = (text: string) => new RegExp(text, 'giu')
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
