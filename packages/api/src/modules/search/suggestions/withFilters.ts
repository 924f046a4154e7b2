import { SUGGESTIONS_MAX } from '@shop/contract/limits'
import { formatRupees } from '@shop/contract/money'
import type { KnownPhrase } from '../vocabulary/PhraseIndex.ts'

/** Keeps "under 500" in what may be searched for. The title of a product is searched for without it. */
export function withFilters(
  found: readonly KnownPhrase[],
  text: string,
  filters: readonly string[],
  isPriced: boolean,
): KnownPhrase[] {
  const searches = found.filter(({ kind }) => kind !== 'product')
  if (filters.length === 0 || searches.length === 0) return [...found]
  const typed = filters.toSorted((one, other) => text.indexOf(one) - text.indexOf(other)).join(' ')
  const finished = finishedFilters(text, typed, isPriced)
  return searches
    .flatMap(({ phrase, folded }) =>
      finished.map((filter): KnownPhrase => ({ phrase: `${phrase} ${filter}`, folded, kind: 'search' })),
    )
    .slice(0, SUGGESTIONS_MAX)
}

/** What the filters at the end of a text may become, with the amounts of a price as the shop writes them. */
export function finishedFilters(text: string, typed: string, isPriced: boolean): string[] {
  if (!isPriced) return [typed]
  return (text.trimEnd().endsWith(typed) ? finishedPrices(typed) : [typed]).map(inRupees)
}

/** Prices that "under 5" may become. What costs less than 100 rupees is not searched for. */
function finishedPrices(typed: string): string[] {
  if (!/^\D+\d{1,2}$/.test(typed)) return [typed]
  return ['0', '00', '000'].map((end) => typed + end).filter((one) => /\D\d{3,4}$/.test(one))
}

/** "under 1000" as "under ₹1,000", unless the shopper has typed a currency. */
const inRupees = (price: string) =>
  /₹|\brs\b|rup|inr|रु/i.test(price)
    ? price
    : price.replace(/(?<![\d.,])\d{3,6}(?![\d.,]|\p{L})/gu, (amount) => formatRupees(Number(amount)))
