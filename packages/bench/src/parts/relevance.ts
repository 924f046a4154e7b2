import { buildApp } from '@shop/api/buildApp'
import { openDatabase } from '@shop/api/database/openDatabase'
import { readApiEnv } from '@shop/api/env'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { adversaryDemoQueries } from '../relevance/adversaryDemoQueries.ts'
import { adversaryOtherQueries } from '../relevance/adversaryOtherQueries.ts'
import { demoQueries } from '../relevance/demoQueries.ts'
import { laterDemoQueries } from '../relevance/laterDemoQueries.ts'
import { laterOtherQueries } from '../relevance/laterOtherQueries.ts'
import { gradeOf, type Judged } from '../relevance/grade.ts'
import { QUERY_KINDS, type JudgedQuery } from '../relevance/JudgedQuery.ts'
import { outsiderDemoQueries } from '../relevance/outsiderDemoQueries.ts'
import { outsiderOtherQueries } from '../relevance/outsiderOtherQueries.ts'
import { otherQueries } from '../relevance/otherQueries.ts'
import { readJudged } from '../relevance/readJudged.ts'
import { isSuccess, ndcg } from '../relevance/score.ts'
import { strangerDemoQueries } from '../relevance/strangerDemoQueries.ts'
import { strangerOtherQueries } from '../relevance/strangerOtherQueries.ts'
import { atLeast, toNumber, type Report } from '../table.ts'

interface Answer {
  data: { id: number }[]
  total: number
  /** There when the search engine failed. */
  fallback?: true
}

interface Outcome {
  query: JudgedQuery
  ndcg: number
  isSuccess: boolean
  total: number
}

/** Sets of queries by name. */
type Sets = Readonly<Record<string, readonly JudgedQuery[]>>

const ENGINES = ['PostgreSQL', 'OpenSearch'] as const

/** Relevance of the first page of search results, by kind of query, in the demo and in a catalogue of other brands, with both engines. */
export async function measureRelevance(bench: Bench): Promise<Report[]> {
  const catalogues: readonly [name: string, url: string, sets: Sets][] = [
    [
      'the demo',
      await bench.demo(),
      {
        first: demoQueries,
        later: laterDemoQueries,
        outsider: outsiderDemoQueries,
        adversary: adversaryDemoQueries,
        stranger: strangerDemoQueries,
      },
    ],
    [
      'other brands',
      await bench.other(),
      {
        first: otherQueries,
        later: laterOtherQueries,
        outsider: outsiderOtherQueries,
        adversary: adversaryOtherQueries,
        stranger: strangerOtherQueries,
      },
    ],
  ]
  const reports: Report[] = []
  const all: Outcome[] = []
  for (const engine of ENGINES) {
    for (const [catalogue, url, sets] of catalogues) {
      const env = engine === 'OpenSearch' ? await bench.searchEnv(url) : {}
      if (env === undefined) continue // without Java
      const judged = new Map<string, Outcome[]>()
      for (const [name, queries] of Object.entries(sets)) judged.set(name, await judge(url, queries, env))
      reports.push(toReport(`${catalogue}, ${engine}`, judged))
      if (engine === 'PostgreSQL') all.push(...[...judged.values()].flat())
    }
  }
  return [...reports, worstOf(all)]
}

async function judge(
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

function toReport(title: string, judged: ReadonlyMap<string, readonly Outcome[]>): Report {
  const { ndcg: ndcgMin, successPercent } = budgets.relevance
  return {
    title: `Relevance of search, ${title}`,
    note: `Grades 0 to 3 from the facts of products; see packages/bench/src/relevance. Goals: nDCG@10 ${ndcgMin}, success@5 ${successPercent} %.`,
    columns: [
      'kind of query',
      ...[...judged.keys()].flatMap((set) => [`${set} set`, 'nDCG@10', 'success@5, %', 'nothing found, %']),
    ],
    rows: QUERY_KINDS.map((kind) => [
      kind,
      ...[...judged.values()].flatMap((outcomes) =>
        cellsOf(outcomes.filter(({ query }) => query.kind === kind)),
      ),
    ]),
  }
}

function cellsOf(outcomes: readonly Outcome[]): string[] {
  const mean = (value: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / outcomes.length
  return [
    toNumber(outcomes.length),
    atLeast(
      mean((outcome) => outcome.ndcg),
      budgets.relevance.ndcg,
      3,
    ),
    atLeast(100 * mean((outcome) => Number(outcome.isSuccess)), budgets.relevance.successPercent, 1),
    toNumber(100 * mean(({ total }) => Number(total === 0)), 1),
  ]
}

const WORST = 40

/** The queries to look at first. */
function worstOf(outcomes: readonly Outcome[]): Report {
  return {
    title: 'Worst answers',
    columns: ['query', 'kind', 'nDCG@10', 'success@5', 'found'],
    rows: outcomes
      .filter(({ ndcg: value, isSuccess: isGood }) => value < budgets.relevance.ndcg || !isGood)
      .toSorted((one, other) => one.ndcg - other.ndcg)
      .slice(0, WORST)
      .map(({ query, ndcg: value, isSuccess: isGood, total }) => [
        query.text,
        query.kind,
        toNumber(value, 2),
        isGood ? 'yes' : 'no',
        toNumber(total),
      ]),
  }
}
