import { SIMILAR_MAX } from '../SearchEngine.ts'
import { IDS_ONLY, RECOMMENDED } from './listBody.ts'
import type { Query } from './toQuery.ts'

/** Products of the same category, best first, filled up from neighbouring categories. */
export function similarBody({ id, sub, child }: { id: number; sub: number; child: number }): Query {
  return {
    query: {
      bool: {
        filter: [{ term: { sub } }],
        must_not: [{ term: { id } }],
        should: [{ constant_score: { filter: { term: { child } } } }],
      },
    },
    size: SIMILAR_MAX,
    track_total_hits: false,
    ...IDS_ONLY,
    sort: [{ _score: 'desc' }, ...RECOMMENDED],
  }
}
