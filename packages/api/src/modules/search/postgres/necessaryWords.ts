import { chunk } from '#lists/chunk.ts'
import { groupBy } from '#lists/groupBy.ts'
import type { Condition } from '../Condition.ts'
import type { Phrase } from '../meaning/Meaning.ts'
import { anyOf, allOf, wordQuery } from './toTsquery.ts'

/** Words that all have to be there. */
type Words = readonly string[]

/** One of these groups of words has to be there. */
type Groups = readonly Words[]

/** For each product that has one of many words, an index compares all of them: it finds them faster a few at a time. */
const TOGETHER_MAX = 12
const AT_A_TIME = 3

/**
 * Queries for `to_tsquery`, one of which finds each product that meets the condition, and others. They have words alone, without their parts, places
 * and exclusions, for which an index takes up to twenty times as long. Undefined where a product needs none of the words.
 */
export function necessaryWords(condition: Condition): readonly string[] | undefined {
  const [groups, ...others] = necessaryGroups(condition).map(alternatives)
  if (groups === undefined) return undefined
  if (others.length === 0 && groups.length > TOGETHER_MAX) return chunk(groups, AT_A_TIME).map(anyOf)
  return [allOf([groups, ...others].map(anyOf))]
}

function necessaryGroups(condition: Condition): readonly Groups[] {
  switch (condition.is) {
    case 'text':
      return condition.phrases.length === 0 ? [] : [withoutNarrower(condition.phrases.map(wordsOf))]
    case 'all':
      return condition.of.flatMap(necessaryGroups)
    case 'some': {
      // Of what each of them needs, one suffices.
      const ofEach = condition.of.map((one) => shortest(necessaryGroups(one)))
      const known = ofEach.filter((groups) => groups !== undefined)
      return known.length < ofEach.length || known.length === 0 ? [] : [withoutNarrower(known.flat())]
    }
    case 'not':
    case 'category':
    case 'product':
    case 'option':
      return []
  }
}

const wordsOf = ({ words, isPrefix = false }: Phrase): Words =>
  words.map((word, index) => wordQuery(word, '', isPrefix && index === words.length - 1))

/** Leaves out "dark green" beside "green", which has it. */
function withoutNarrower(groups: Groups): Groups {
  const single = new Set(groups.filter(({ length }) => length === 1).map(([word]) => word))
  return groups.filter((words) => words.length === 1 || !words.some((word) => single.has(word)))
}

const shortest = (all: readonly Groups[]): Groups | undefined =>
  all.toSorted((a, b) => a.length - b.length)[0]

/** Groups by their first word: an index then compares it once. */
function alternatives(groups: Groups): string[] {
  const byFirst = groupBy(groups, ([first = '']) => first)
  return [...byFirst].map(([first, some]) => {
    const others = some.map((words) => words.slice(1))
    return others.some(({ length }) => length === 0) ? first : allOf([first, anyOf(others.map(allOf))])
  })
}
