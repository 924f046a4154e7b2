const LETTERS = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'xxxxl']
const NEWBORN = /^(?:nb|new ?born)$/
const CUPS = ['aaa', 'aa', 'a', 'b', 'c', 'd', 'dd', 'ddd', 'e', 'f', 'ff', 'g', 'gg', 'h', 'i', 'j', 'k']
/** Value of a unit in the smallest unit of its kind: ml, grams, months. */
const UNITS: Record<string, number> = {
  ml: 1,
  l: 1_000,
  g: 1,
  gm: 1,
  kg: 1_000,
  m: 1,
  mo: 1,
  month: 1,
  months: 1,
  y: 12,
  yr: 12,
  years: 12,
}

type Rank = readonly [kind: number, first: number, second: number]

/** Weight of a baby whom a diaper fits, which follows its size. */
const WEIGHT = /\s*\(.*kg\)$/

/** Sorts one size, newborn, XS to 5XL, numbers with their unit (UK5.5, 50 ml, 1 l, 3-6 months), bra sizes (32B, 34DD), then alphabetically. */
export function compareSizes(one: string, other: string): number {
  const [left, right] = [rankOf(one), rankOf(other)]
  for (const part of [0, 1, 2] as const) {
    if (left[part] !== right[part]) return left[part] - right[part]
  }
  return one.localeCompare(other, 'en', { numeric: true })
}

function rankOf(name: string): Rank {
  const size = name.trim().toLowerCase().replace(WEIGHT, '')
  if (/^(?:free|one)[ -]?size$|^onesize$/.test(size)) return [0, 0, 0]
  if (NEWBORN.test(size)) return [1, -1, 0]
  const letters = /^(\d+)(x[sl])$/.exec(size)
  const spelt = letters === null ? size : 'x'.repeat(Number(letters[1]) - 1) + letters[2]
  if (LETTERS.includes(spelt)) return [1, LETTERS.indexOf(spelt), 0]
  if (letters?.[2] === 'xl') return [1, LETTERS.length + Number(letters[1]), 0]
  const bra = /^(\d{2})\s?([a-k]+)$/.exec(size)
  if (bra !== null && CUPS.includes(bra[2] ?? '')) return [3, Number(bra[1]), CUPS.indexOf(bra[2] ?? '')]
  const number = /^(?:uk|us|eu|ind)?\s*(\d+(?:\.\d+)?)(?:\s*[-–to]+\s*(\d+(?:\.\d+)?))?\s*([a-z]*)/.exec(size)
  if (number === null) return [9, 0, 0]
  const [, from = '', to = from, unitName = ''] = number
  if (to === from && unitName === '') {
    const [whole, step = 0] = from.split('.').map(Number) // bangles go 2.6, 2.8, 2.10
    return [2, whole ?? 0, step]
  }
  const unit = UNITS[unitName] ?? 1
  return [2, Number(from) * unit, Number(to) * unit]
}
