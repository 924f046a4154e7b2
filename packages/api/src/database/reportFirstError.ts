import pg from 'pg'

/** PostgreSQL's `in_failed_sql_transaction`. */
const IN_FAILED_TRANSACTION = '25P02'

/**
 * The client. When one of the statements of a transaction that are sent together fails, the others report its error, not that the transaction has failed:
 * whichever is noticed first then says what happened.
 */
export function reportFirstError(client: pg.PoolClient): pg.PoolClient {
  let first: unknown
  const query = async (statement: pg.QueryConfig, values?: unknown[]) => {
    try {
      return await client.query(statement, values)
    } catch (error) {
      if (!isConsequence(error)) first = error
      throw first ?? error
    }
  }
  return Object.create(client, { query: { value: query } }) as pg.PoolClient
}

function isConsequence(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === IN_FAILED_TRANSACTION
}
