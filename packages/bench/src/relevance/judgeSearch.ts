import { buildApp } from '@shop/api/buildApp'
import { openDatabase } from '@shop/api/database/openDatabase'
import { readApiEnv } from '@shop/api/env'
import type { Bench } from '../Bench.ts'
import { adversaryDemoQueries } from './adversaryDemoQueries.ts'
import { adversaryOtherQueries } from './adversaryOtherQueries.ts'
import { demoQueries } from './demoQueries.ts'
import { gradeOf, type Judged } from './grade.ts'
import type { JudgedQuery } from './JudgedQuery.ts'
import { laterDemoQueries } from './laterDemoQueries.ts'
import { laterOtherQueries } from './laterOtherQueries.ts'
import { otherQueries } from './otherQueries.ts'
import { outsiderDemoQueries } from './outsiderDemoQueries.ts'
import { outsiderOtherQueries } from './outsiderOtherQueries.ts'
import { readJudged } from './readJudged.ts'
import { isSuccess, ndcg } from './score.ts'
import { strangerDemoQueries } from './strangerDemoQueries.ts'
import { strangerOtherQueries } from './strangerOtherQueries.ts'

export interface JudgedCatalogue {
  name: string
  /** Fills a database with it and gives its address. */
  fill: (bench: Bench) => Promise<string>
  /** Sets of queries by name. */
  sets: Readonly<Record<string, readonly JudgedQuery[]>>
}

export const JUDGED_CATALOGUES: readonly JudgedCatalogue[] = [
  {
    name: 'the demo',
    fill: (bench) => bench.demo(),
    sets: {
      first: demoQueries,
      later: laterDemoQueries,
      outsider: outsiderDemoQueries,
      adversary: adversaryDemoQueries,
      stranger: strangerDemoQueries,
    },
  },
  {
    name: 'other brands',
    fill: (bench) => bench.other(),
    sets: {
      first: otherQueries,
      later: laterOtherQueries,
      outsider: outsiderOtherQueries,
      adversary: adversaryOtherQueries,
      stranger: strangerOtherQueries,
    },
  },
]

interface Answer {
  data: { id: number }[]
  total: number
  /** There when the search engine failed. */
  fallback?: true
}

export interface Outcome {
  query: JudgedQuery
  ndcg: number
  isSuccess: boolean
  total: number
}

/** Searches for each of the texts, and grades the first page of what was found. */
export async function judge(
  url: string,
  queries: readonly JudgedQuery[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome[]> {
  const db = openDatabase(url)
  const app = await buildApp({
    db,
    mediaFolder: '',
    env: readApiEnv({ READS_PER_MINUTE: '1000000', ...env }),
  })
  try {
    const products = await readJudged(url)
    const outcomes: Outcome[] = []
    for (const query of queries) {
      const response = await app.inject(
        `/api/products?facets=0&limit=10&search=${encodeURIComponent(query.text)}`,
      )
      if (response.statusCode !== 200) throw new Error(`${query.text}: ${response.body}`)
      const { data, total, fallback } = response.json<Answer>()
      if (fallback !== undefined) throw new Error(`OpenSearch did not answer "${query.text}"`)
      outcomes.push({ query, total, ...scoreOf(query, data, products) })
    }
    return outcomes
  } finally {
    await app.close()
    await db.$client.end()
  }
}

function scoreOf(
  query: JudgedQuery,
  found: readonly { id: number }[],
  products: ReadonlyMap<number, Judged>,
) {
  const grades = new Map([...products].map(([id, product]) => [id, gradeOf(query, product).grade]))
  const possible = [...grades.values()]
  if (!possible.some((grade) => grade >= 2))
    throw new Error(`The catalogue has nothing for the judged query "${query.text}"`)
  const got = found.map(({ id }) => grades.get(id) ?? 0)
  return { ndcg: ndcg(got, possible), isSuccess: isSuccess(got, possible) }
}

/** Mean nDCG@10, and the percentages of searches that succeeded and of those that found nothing. */
export function summaryOf(outcomes: readonly Outcome[]) {
  const mean = (value: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / outcomes.length
  return {
    ndcg: mean((outcome) => outcome.ndcg),
    successPercent: 100 * mean((outcome) => Number(outcome.isSuccess)),
    nothingPercent: 100 * mean(({ total }) => Number(total === 0)),
  }
}
