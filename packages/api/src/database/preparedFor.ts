import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './openDatabase.ts'

/**
 * A statement of drizzle with a name, made once for each database and once for each connection that transactions use. PostgreSQL parses it once for each
 * connection, and keeps its plan when that is as good for any value. Both take longer than most reads by id (decision 105).
 */
export function preparedFor<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const known = new WeakMap<object, Statement>()
  return (db) => {
    const { session } = db._ // all transactions of a connection share one
    const statement = known.get(session) ?? prepare(db)
    known.set(session, statement)
    return statement
  }
}

/**
 * Condition of a prepared statement: the column is one of the values of a placeholder. The subquery hides how many there are. Otherwise PostgreSQL
 * would plan few of them anew each time, as they look cheaper than the ten that a kept plan assumes.
 */
export function isAmong(column: AnyPgColumn, placeholder: string) {
  const type = sql.raw(`${column.getSQLType()}[]`)
  return sql`${column} = any((select ${sql.placeholder(placeholder)}::${type})::${type})`
}
