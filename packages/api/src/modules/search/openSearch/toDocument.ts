import { HALF_POPULARITY } from '../ranking.ts'
import { GAP, toToken } from './toToken.ts'

/** Product row for the index. `search` is its search text as PostgreSQL prints it: `'kajal':2A,7 'matt':1B`. */
export interface IndexedRow {
  id: number
  main: number
  sub: number
  child: number
  brand: number
  price: number
  discount: number
  rating: number
  weighted_rating: number
  launched: string
  best_seller: boolean
  in_stock: boolean
  popularity: number
  standing: number
  stores: number[]
  options: number[]
  available: number[]
  search: string
}

const FIELDS = ['A', 'B', 'AB', 'ABC', 'ABCD', 'BC'] as const
const LEXEME = /'((?:[^']|'')*)':([\dA-D,]+)/g

export function toDocument({ search, popularity, ...row }: IndexedRow) {
  const words = readWords(search)
  return {
    ...row,
    popular: popularity / (popularity + HALF_POPULARITY),
    ...Object.fromEntries(FIELDS.map((field) => [field, fieldText(words, field)])),
  }
}

interface PlacedWord {
  word: string
  part: string
}

/** Words by position. */
function readWords(search: string): (PlacedWord | undefined)[] {
  const words: (PlacedWord | undefined)[] = []
  for (const [, lexeme = '', places = ''] of search.matchAll(LEXEME)) {
    for (const place of places.split(',')) {
      words[Number.parseInt(place, 10)] = {
        word: toToken(lexeme.replaceAll("''", "'")),
        part: /[A-C]$/.exec(place)?.[0] ?? 'D',
      }
    }
  }
  return words
}

function fieldText(words: readonly (PlacedWord | undefined)[], field: string): string {
  const placed = Array.from(words, (entry) =>
    entry !== undefined && field.includes(entry.part) ? entry.word : GAP,
  )
  return placed.slice(0, placed.findLastIndex((word) => word !== GAP) + 1).join(' ')
}
