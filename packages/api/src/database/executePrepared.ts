import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { CASING, type Database } from './openDatabase.ts'
import { nameOf } from './statementNames.ts'

const dialect = new PgDialect({ casing: CASING })

/**
 * Rows of a statement that PostgreSQL parses once for each connection, and whose plan it keeps when that is as good for any value. For statements
 * that are put together, with few texts. `preparedFor` is for those that are always the same.
 */
export async function executePrepared<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const { rows } = await db.$client.query<Row>({ name: nameOf(text), text, values })
  return rows
}
