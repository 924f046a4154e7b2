import type { Database } from './openDatabase.ts'

/**
 * A statement of drizzle with a name, made once for each database. PostgreSQL parses and plans it once for each connection, which takes
 * longer than most reads by id (decision 105).
 */
export function preparedFor<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const known = new WeakMap<Database, Statement>()
  return (db) => {
    const statement = known.get(db) ?? prepare(db)
    known.set(db, statement)
    return statement
  }
}
