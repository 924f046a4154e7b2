import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { judge, JUDGED_CATALOGUES, summaryOf, type Outcome } from '../relevance/judgeSearch.ts'
import { QUERY_KINDS } from '../relevance/JudgedQuery.ts'
import { atLeast, toNumber, type Report } from '../table.ts'

const ENGINES = ['PostgreSQL', 'OpenSearch'] as const

/** Relevance of the first page of search results, by kind of query, in the demo and in a catalogue of other brands, with both engines. */
export async function measureRelevance(bench: Bench): Promise<Report[]> {
  const reports: Report[] = []
  const all: Outcome[] = []
  for (const engine of ENGINES) {
    for (const { name: catalogue, fill, sets } of JUDGED_CATALOGUES) {
      const url = await fill(bench)
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
  const { ndcg, successPercent, nothingPercent } = summaryOf(outcomes)
  return [
    toNumber(outcomes.length),
    atLeast(ndcg, budgets.relevance.ndcg, 3),
    atLeast(successPercent, budgets.relevance.successPercent, 1),
    toNumber(nothingPercent, 1),
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
