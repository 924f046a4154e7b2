import type { Condition } from '../Condition.ts'
import { toQuery, type Query, type Stems } from './toQuery.ts'

/** Name of the number of matches that meet a condition too. */
export const conditionName = (index: number) => `condition ${index}`

export function countBody(match: Condition, max: number, stems: Stems): Query {
  return { query: { bool: { filter: [toQuery(match, stems)] } }, size: 0, track_total_hits: max }
}

export function areMetBody(match: Condition, each: readonly Condition[], stems: Stems): Query {
  return {
    query: { bool: { filter: [toQuery(match, stems)] } },
    size: 0,
    track_total_hits: false,
    aggs: Object.fromEntries(
      each.map((condition, index) => [conditionName(index), { filter: toQuery(condition, stems) }]),
    ),
  }
}
