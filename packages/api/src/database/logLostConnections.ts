import type { FastifyBaseLogger } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import { withoutValues } from '#http/withoutValues.ts'

/** Logs each connection that ends by an error, once. Returns a function that stops it. */
export function logLostConnections(pool: Pool, log: FastifyBaseLogger): () => Promise<void> {
  const watch = (client: PoolClient) => {
    // A dying connection emits several errors: the server's last words, and the end of the socket.
    client.once('error', (error) =>
      log.warn({ err: withoutValues(error) }, 'A database connection has ended'),
    )
  }
  pool.on('connect', watch)
  return async () => void pool.off('connect', watch)
}
