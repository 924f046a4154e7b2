import type { Database, Transaction } from './openDatabase.ts'

type Db = Database | Transaction

/**
 * A statement of drizzle with a name, made once for each database and each transaction. PostgreSQL parses and plans it once for each connection, which takes
 * longer than most reads by id (decision 105).
 */
export function preparedFor<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const known = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = known.get(db) ?? prepare(db)
    known.set(db, statement)
    return statement
  }
}
