import { afterAll, describe, expect, it } from 'vitest'
import { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { judge, JUDGED_CATALOGUES, summaryOf } from './judgeSearch.ts'
import { QUERY_KINDS } from './JudgedQuery.ts'

const bench = await Bench.open(() => undefined)
afterAll(() => bench.close())

describe.each(JUDGED_CATALOGUES)('search in the catalogue of $name', async ({ fill, sets }) => {
  const outcomes = await judge(await fill(bench), Object.values(sets).flat(), {})

  it.each(QUERY_KINDS)('finds what judged queries of this kind look for: %s', (kind) => {
    const { ndcg, successPercent } = summaryOf(outcomes.filter(({ query }) => query.kind === kind))
    expect(ndcg).toBeGreaterThanOrEqual(budgets.relevance.ndcg)
    expect(successPercent).toBeGreaterThanOrEqual(budgets.relevance.successPercent)
  })
})
