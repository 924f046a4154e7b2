import type { Condition, Parts } from '../Condition.ts'
import { soughtForms } from '../foldText.ts'
import type { Phrase } from '../meaning/Meaning.ts'
import { toToken } from './toToken.ts'

export type Query = Record<string, unknown>

/** Stem of a word, as PostgreSQL has it. */
export type Stems = ReadonlyMap<string, string>

/** Words of a condition whose stems its query needs. */
export function wordsOf(condition: Condition): string[] {
  switch (condition.is) {
    case 'text':
      return condition.phrases.flatMap(({ words, outside = [] }) => [
        ...words.flatMap(soughtForms),
        ...outside.flat(),
      ])
    case 'category':
    case 'product':
    case 'option':
      return []
    case 'not':
      return wordsOf(condition.of)
    case 'all':
    case 'some':
      return condition.of.flatMap(wordsOf)
  }
}

/** The condition as a filter. */
export function toQuery(condition: Condition, stems: Stems): Query {
  switch (condition.is) {
    case 'text':
      return anyOf(phraseQueries(condition.phrases, condition.parts, stems))
    case 'category':
      return { terms: { child: condition.ids } }
    case 'product':
      return { terms: { id: condition.ids } }
    case 'option':
      return { terms: { options: condition.ids } }
    case 'not':
      return { bool: { must_not: [toQuery(condition.of, stems)] } }
    case 'all':
      return { bool: { filter: condition.of.map((one) => toQuery(one, stems)) } }
    case 'some':
      return someOf(
        condition.atLeast,
        condition.of.map((one) => toQuery(one, stems)),
      )
  }
}

export const anyOf = (queries: readonly Query[]): Query => someOf(1, queries)

/** OpenSearch would find everything where one of no queries has to match. */
function someOf(atLeast: number, queries: readonly Query[]): Query {
  return queries.length === 0
    ? { match_none: {} }
    : { bool: { should: queries, minimum_should_match: atLeast } }
}

/** A query has only so many clauses, and words alone are one. */
function phraseQueries(phrases: readonly Phrase[], parts: Parts, stems: Stems): Query[] {
  const isWord = ({ words, isPrefix = false, outside = [] }: Phrase) =>
    words.length === 1 && !isPrefix && outside.length === 0
  const forms = phrases.filter(isWord).flatMap(({ words }) => words.flatMap(soughtForms))
  return [
    ...(forms.length === 0
      ? []
      : [{ terms: { [parts]: forms.map((form) => toToken(stems.get(form) ?? form)) } }]),
    ...phrases.filter((phrase) => !isWord(phrase)).map((phrase) => phraseQuery(phrase, parts, stems)),
  ]
}

/** Requires the words next to each other. Only the last one, the noun, has to be in part A. */
function phraseQuery({ words, isPrefix = false, outside = [] }: Phrase, parts: Parts, stems: Stems): Query {
  const stemOf = (word: string) => toToken(stems.get(word) ?? word)
  const [only, ...more] = words
  if (only !== undefined && outside.length > 0) return wordOutside(only, outside, parts, stemOf)
  if (only !== undefined && more.length === 0) return { prefix: { [parts]: stemOf(only) } }
  const last = words.length - 1
  const intervals = words.map((word, index) => {
    const field = index < last && parts === 'A' ? 'AB' : parts
    if (isPrefix && index === last) return { prefix: { prefix: stemOf(word), use_field: field } }
    return {
      any_of: {
        intervals: soughtForms(word).map((form) => ({
          match: { query: stemOf(form), analyzer: 'keyword', use_field: field },
        })),
      },
    }
  })
  return { intervals: { ABCD: { all_of: { ordered: true, max_gaps: 0, intervals } } } }
}

/** The word, but not within one of the names. */
function wordOutside(
  word: string,
  names: readonly (readonly string[])[],
  parts: Parts,
  stemOf: (word: string) => string,
): Query {
  const one = (text: string, field: Parts) => ({
    match: { query: stemOf(text), analyzer: 'keyword', use_field: field },
  })
  const inNames = names.map((name) => ({
    all_of: { ordered: true, max_gaps: 0, intervals: name.map((part) => one(part, 'ABCD')) },
  }))
  return {
    intervals: {
      ABCD: {
        any_of: {
          intervals: soughtForms(word).map((form) => one(form, parts)),
          filter: { not_contained_by: { any_of: { intervals: inNames } } },
        },
      },
    },
  }
}
