import type { Condition, Parts } from '../Condition.ts'
import { groupBy } from '#lists/groupBy.ts'
import { numberForms, soughtForms } from '../foldText.ts'
import type { Phrase } from '../meaning/Meaning.ts'
import { toldApart } from './toldApart.ts'

/** Condition on the search text alone. */
export type TextCondition =
  | Extract<Condition, { is: 'text' }>
  | { is: 'not'; of: TextCondition }
  | { is: 'all'; of: readonly TextCondition[] }
  | { is: 'some'; atLeast: number; of: readonly TextCondition[] }

export function isTextual(condition: Condition): condition is TextCondition {
  switch (condition.is) {
    case 'text':
      return true
    case 'category':
    case 'product':
    case 'option':
      return false
    case 'not':
      return isTextual(condition.of)
    case 'all':
    case 'some':
      return condition.of.every(isTextual)
  }
}

/** True for a condition on title, brand and colour alone, which the small `search_title` answers. */
export function isOfTitle(condition: TextCondition): boolean {
  switch (condition.is) {
    case 'text':
      return ['A', 'B', 'AB'].includes(condition.parts)
    case 'not':
      return isOfTitle(condition.of)
    case 'all':
    case 'some':
      return condition.of.every(isOfTitle)
  }
}

/** True where an index alone tells what meets the condition: words wherever they are. */
export function isOfWords(condition: TextCondition): boolean {
  switch (condition.is) {
    case 'text':
      return (
        condition.parts === 'ABCD' &&
        condition.phrases.every(({ words, outside = [] }) => words.length === 1 && outside.length === 0)
      )
    case 'not':
      return false
    case 'all':
    case 'some':
      return condition.of.every(isOfWords)
  }
}

/** The condition for `to_tsquery('shop', …)`. */
export function toTsquery(condition: TextCondition): string {
  switch (condition.is) {
    case 'text':
      return anyOf(together(condition.phrases).map((phrases) => phrasesQuery(phrases, condition.parts)))
    case 'not':
      return `!${toTsquery(condition.of)}`
    case 'all':
      return allOf(condition.of.map(toTsquery))
    case 'some':
      return anyOf(subsets(condition.atLeast, condition.of.map(toTsquery)).map(allOf))
  }
}

/** Names of two words by their first one: a title without "lip" is then compared once with all that begin so. */
function together(phrases: readonly Phrase[]): (readonly Phrase[])[] {
  const isPlain = ({ words, isPrefix, outside }: Phrase) => words.length === 2 && !isPrefix && !outside
  const byFirst = groupBy(phrases, (phrase) => (isPlain(phrase) ? phrase.words[0] : phrase))
  return [...byFirst.values()]
}

function phrasesQuery(phrases: readonly Phrase[], parts: Parts): string {
  const [first = '', ...others] = phrases.map((phrase) => phraseQuery(phrase, parts))
  if (others.length === 0) return first
  const words = (index: number) =>
    phrases.map((phrase) => wordQuery(phrase.words[index] ?? '', labelOf(parts, index === 1)))
  return [words(0)[0], anyOf(words(1))].join(BESIDE)
}

const BESIDE = ' <-> '
export const anyOf = (queries: readonly string[]) =>
  queries.length === 0 ? NOTHING : `(${[...new Set(queries)].join(' | ')})`
/** Is met by no text: one of no conditions has to be met. */
const NOTHING = "('a' & !'a')"
export const allOf = (queries: readonly string[]) => `(${queries.join(' & ')})`

/** Only the last word, the noun, has to be in part A. All parts need no label: with one, PostgreSQL would read the search text of every match again. */
function labelOf(parts: Parts, isLast: boolean): string {
  if (parts === 'ABCD') return ''
  return parts === 'A' && !isLast ? 'AB' : parts
}

/** Requires the words next to each other. */
function phraseQuery({ words, isPrefix = false, outside = [] }: Phrase, parts: Parts): string {
  const last = words.length - 1
  const [before, after] = neighbours(words[0] ?? '', outside)
  const query = words
    .map((word, index) => {
      const label = labelOf(parts, index === last)
      return wordQuery(word, label, isPrefix && index === last)
    })
    .join(BESIDE)
  return [...noneOf(before), query, ...noneOf(after)].join(BESIDE)
}

/** Words before and after the word in the names. */
function neighbours(word: string, names: readonly (readonly string[])[]): [string[], string[]] {
  const forms = numberForms(word)
  const placed = names.map((name) => ({ name, at: name.findIndex((part) => forms.includes(part)) }))
  const before = placed.flatMap(({ name, at }) => name[at - 1] ?? [])
  const after = placed.flatMap(({ name, at }) => (at === 0 ? (name[1] ?? []) : []))
  return [before, after]
}

const noneOf = (words: readonly string[]) => (words.length === 0 ? [] : [`!${anyOf(words.map(quote))}`])

/** A word in its forms, or what begins with it. */
export function wordQuery(word: string, label: string, isPrefix = false): string {
  if (isPrefix) return `${quote(word)}:*${label}`
  const queries = soughtForms(word).map((form) => (label === '' ? quote(form) : `${quote(form)}:${label}`))
  return queries.length === 1 ? queries.join() : `(${queries.join(' | ')})`
}

function subsets<Item>(count: number, items: readonly Item[]): Item[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, index) =>
    subsets(count - 1, items.slice(index + 1)).map((subset) => [item, ...subset]),
  )
}

function quote(word: string): string {
  return `'${toldApart(word).replaceAll("'", "''")}'`
}
