import { numberForms } from './foldText.ts'
import type { Phrase, Term } from './meaning/Meaning.ts'

/**
 * Weights of a product's search text: A type, B title and brand, C categories above, options and colours, D
 * descriptions. See `search_document` in the migrations.
 */
type Parts = 'A' | 'AB' | 'ABC' | 'ABCD' | 'BC'

/** Descriptions are excluded for colours and sizes, because they usually name those of something else. */
const PARTS: Record<Term['kind'], Parts> = {
  brand: 'AB',
  type: 'ABC',
  colour: 'ABC',
  size: 'BC',
  word: 'ABCD',
}

/** Condition of products that have the term under any of its names. */
export function termQuery({ kind, own, kinds }: Pick<Term, 'kind' | 'own' | 'kinds'>): string {
  return anyOf([...own, ...kinds], PARTS[kind])
}

export function anyOf(phrases: readonly Phrase[], parts: Parts): string {
  return `(${phrases.map((phrase) => phraseQuery(phrase, parts)).join(' | ')})`
}

/** Requires the words next to each other. Only the last one, the noun, has to be in part A. */
function phraseQuery({ words, isPrefix = false }: Phrase, parts: Parts): string {
  const last = words.length - 1
  return words
    .map((word, index) => {
      const label = index === last ? parts : parts === 'A' ? 'AB' : parts
      return isPrefix && index === last ? `${quote(word)}:*${label}` : wordQuery(word, label)
    })
    .join(' <-> ')
}

/** Adds the singular: the stemmer misses plurals of Indian words, such as juttis. */
function wordQuery(word: string, label: string): string {
  const singular = numberForms(word).filter((form) => form.length < word.length && form.length > 2)
  const forms = [word, ...singular]
  return forms.length === 1
    ? `${quote(word)}:${label}`
    : `(${forms.map((form) => `${quote(form)}:${label}`).join(' | ')})`
}

export const all = (queries: readonly string[]): string => queries.join(' & ')

/** Condition of products that meet at least `count` of the queries. */
export function atLeast(count: number, queries: readonly string[]): string {
  return `(${subsets(count, queries)
    .map((subset) => `(${all(subset)})`)
    .join(' | ')})`
}

function subsets<Item>(count: number, items: readonly Item[]): Item[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, index) =>
    subsets(count - 1, items.slice(index + 1)).map((subset) => [item, ...subset]),
  )
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "''")}'`
}
