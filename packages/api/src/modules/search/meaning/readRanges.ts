import type { Audience } from './audiences.ts'

/** Part of a search that is a filter: prices in rupees, discounts in per cent. */
export interface UnderstoodFilter {
  kind: 'price' | 'discount' | 'size' | 'colour' | 'new' | Audience
  text: string
  min: number | null
  max: number | null
}

const UNIT = String.raw`(?:₹|rs\.?|inr|rupees?|rupaye|rupay|रुपये|रुपए|रु\.?)`
const NUMBER = String.raw`(\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?)\s*(k|hazaar|hazar|हज़ार|हजार)?`
const AMOUNT = String.raw`${UNIT}?\s*${NUMBER}\s*(?:${UNIT}|/-)?`
const EDGE = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}%])(?!\s*(?:ml|gm?|kg|mg|l|litres?|pcs|pack)(?!\p{L}))`
const BELOW = String.raw`(?:under|below|less than|lower than|within|up ?to|at most|max(?:imum)?|budget(?: of)?|not more than|<=?)`
const ABOVE = String.raw`(?:above|over|more than|greater than|from|starting(?: from)?|min(?:imum)?|at least|>=?)`
const BELOW_AFTER = String.raw`(?:se kam|se neeche|se niche|tak|ke andar|ke under|ke neeche|ke niche|से कम|से नीचे|तक|के अंदर|के नीचे)`
const ABOVE_AFTER = String.raw`(?:se upar|se zyada|se jyada|se adhik|से ऊपर|से ज़्यादा|से ज्यादा|से अधिक)`
const PERCENT = String.raw`(\d{1,2})\s*(?:%|percent|per cent|प्रतिशत)`

const pattern = (text: string) => new RegExp(text, 'giu')
/** A number this large is a price even without a word for it. */
const PRICE_MIN = 100

interface Rule {
  pattern: RegExp
  read: (groups: readonly (string | undefined)[]) => Omit<UnderstoodFilter, 'text'> | undefined
}

const price = (min: number | null, max: number | null) => ({ kind: 'price' as const, min, max })

/** In order of precedence: a later rule can't read words that an earlier one has read. */
const RULES: readonly Rule[] = [
  {
    pattern: pattern(
      `${EDGE}(?:(?:min(?:imum)?|at least|more than|above|flat|up ?to)\\s*)?${PERCENT}\\s*(?:(?:or more|and above|se zyada|se jyada)\\s*)?(?:off|discount|chhoot|chhut|sale|छूट)${END}`,
    ),
    read: ([percent]) => ({ kind: 'discount', min: Number(percent), max: null }),
  },
  {
    pattern: pattern(`${EDGE}(?:on |in )?(?:sale|discount(?:ed)?|offers?|chhoot|सेल|छूट)${END}`),
    read: () => ({ kind: 'discount', min: 1, max: null }),
  },
  {
    pattern: pattern(`${EDGE}(?:between|from)\\s+${AMOUNT}\\s*(?:and|to|-|–|—)\\s*${AMOUNT}${END}`),
    read: ([one, oneK, other, otherK]) => between(rupees(one, oneK), rupees(other, otherK)),
  },
  {
    pattern: pattern(
      `${EDGE}${AMOUNT}\\s*(?:-|–|—|to|se|से)\\s*${AMOUNT}(?:\\s*(?:ke beech|tak|के बीच|तक))?${END}`,
    ),
    read: ([one, oneK, other, otherK]) => {
      const [min, max] = [rupees(one, oneK), rupees(other, otherK)]
      return Math.max(min, max) < PRICE_MIN ? undefined : between(min, max)
    },
  },
  {
    pattern: pattern(`${EDGE}${AMOUNT}\\s*${BELOW_AFTER}${END}`),
    read: ([n, k]) => price(null, rupees(n, k)),
  },
  {
    pattern: pattern(`${EDGE}${AMOUNT}\\s*${ABOVE_AFTER}${END}`),
    read: ([n, k]) => price(rupees(n, k), null),
  },
  {
    pattern: pattern(`(?:${EDGE}${BELOW}|<=?)\\s*${AMOUNT}${END}`),
    read: ([n, k]) => price(null, rupees(n, k)),
  },
  {
    pattern: pattern(`(?:${EDGE}${ABOVE}|>=?)\\s*${AMOUNT}${END}`),
    read: ([n, k]) => price(rupees(n, k), null),
  },
  {
    // A price without words around it is the shopper's budget.
    pattern: pattern(`(?:${UNIT}\\s*${NUMBER}|${EDGE}${NUMBER}\\s*(?:${UNIT}|/-))${END}`),
    read: ([one, oneK, other, otherK]) => price(null, rupees(one ?? other, oneK ?? otherK)),
  },
  {
    pattern: pattern(
      `${EDGE}size\\s*:?\\s*((?:uk|us|eu|ind)?\\s*\\d{1,2}(?:\\.5)?[a-h]{0,3}|x{0,4}[sml]|\\d{0,2}x{1,2}l|free)${END}`,
    ),
    read: () => ({ kind: 'size', min: null, max: null }),
  },
  {
    pattern: pattern(`${EDGE}(?:(?:[234]?[0-9][a-h]{1,2})|x{1,4}[sl]|[2-6]xl|(?:uk|eu)\\s*\\d{1,2})${END}`),
    read: () => ({ kind: 'size', min: null, max: null }),
  },
  {
    // "new" is a filter only at the start or the end of the text: New York is not.
    pattern: pattern(
      `^\\s*(?:new(?! (?:york|balance|look|born|mom))|latest|naya|naye|nayi|नया|नई|नए)(?: (?:arrivals?|launch(?:es)?))?${END}|${EDGE}(?:new(?: (?:arrivals?|launch(?:es)?))?|latest)\\s*$`,
    ),
    read: () => ({ kind: 'new', min: null, max: null }),
  },
]

/** Finds the filters of a search, and the words that remain. */
export function readRanges(text: string): { filters: UnderstoodFilter[]; rest: string } {
  const filters: UnderstoodFilter[] = []
  let rest = text
  for (const { pattern: rule, read } of RULES) {
    rest = rest.replace(rule, (found: string, ...groups: unknown[]) => {
      const filter = read(groups.map((group) => (typeof group === 'string' ? group : undefined)))
      if (filter === undefined || filters.some(({ kind }) => kind === filter.kind)) return found
      filters.push({ ...filter, text: found.trim() })
      return ' '
    })
  }
  return { filters, rest }
}

function rupees(number = '', thousands?: string): number {
  return Number(number.replaceAll(',', '')) * (thousands === undefined ? 1 : 1_000)
}

function between(one: number, other: number) {
  return price(Math.min(one, other), Math.max(one, other))
}
