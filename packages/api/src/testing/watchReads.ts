import type pg from 'pg'
import { withoutLabel } from '#database/labelStatements.ts'
import type { Database } from '#database/openDatabase.ts'

export interface TableReads {
  statement: string
  table: string
  rows: number
}

interface Statement {
  text: string
  values: readonly unknown[]
}

/** What PostgreSQL says about a part of a statement. */
interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

const READS = /^\s*(select|with)\b/i
const WRITES = /\b(insert into|delete from|update \S+ (\w+ )?set)\b/i

/**
 * Rows that each SELECT of the work reads from each table. The statements run again with `explain analyze`, without scans of whole tables, so
 * that those that need few rows read few of them in a small database, too.
 */
export async function watchReads(db: Database, work: () => Promise<unknown>): Promise<TableReads[]> {
  const statements = await watchStatements(db.$client, work)
  const client = await db.$client.connect()
  try {
    const reads: TableReads[] = []
    for (const statement of statements) {
      if (READS.test(statement.text) && !WRITES.test(statement.text))
        reads.push(...(await explain(client, statement)))
    }
    return reads
  } finally {
    client.release()
  }
}

async function watchStatements(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const undo = new Map<pg.PoolClient, () => void>()
  const watch = (client: pg.PoolClient) => {
    if (undo.has(client)) return
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const watched = (statement: string | pg.QueryConfig, values?: unknown, ...others: unknown[]) => {
      const { text, values: own } = typeof statement === 'string' ? { text: statement } : statement
      statements.push({ text: withoutLabel(text), values: Array.isArray(values) ? values : (own ?? []) })
      return query(statement, values, ...others)
    }
    Object.assign(client, { query: watched })
    undo.set(client, () => Object.assign(client, { query }))
  }
  pool.on('acquire', watch)
  try {
    await work()
  } finally {
    pool.off('acquire', watch)
    for (const stop of undo.values()) stop()
  }
  return statements
}

async function explain(client: pg.PoolClient, { text, values }: Statement): Promise<TableReads[]> {
  await client.query('begin')
  await client.query('set local enable_seqscan = off')
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, timing off, format json) ${text}`,
    [...values],
  )
  await client.query('rollback')
  const counts = new Map<string, number>()
  for (const part of partsOf(rows[0]?.['QUERY PLAN'][0].Plan)) {
    const table = part['Relation Name']
    if (table !== undefined) counts.set(table, (counts.get(table) ?? 0) + rowsOf(part))
  }
  return [...counts].map(([table, count]) => ({ statement: text, table, rows: count }))
}

function partsOf(plan: Plan | undefined): Plan[] {
  return plan === undefined ? [] : [plan, ...(plan.Plans ?? []).flatMap(partsOf)]
}

function rowsOf(part: Plan): number {
  const removed = (part['Rows Removed by Filter'] ?? 0) + (part['Rows Removed by Index Recheck'] ?? 0)
  return (part['Actual Rows'] + removed) * part['Actual Loops']
}
