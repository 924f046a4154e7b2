import type { FastifyBaseLogger } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import { withoutValues } from '#http/withoutValues.ts'

/** Logs each lost connection once. Returns a function that stops logging. */
export function logLostConnections(pool: Pool, log: FastifyBaseLogger): () => Promise<void> {
  const watch = (client: PoolClient) => {
    // A lost connection emits several errors: the server's message, then the end of the socket.
    client.once('error', (error) => log.warn({ err: withoutValues(error) }, 'A database connection was lost'))
  }
  pool.on('connect', watch)
  return async () => void pool.off('connect', watch)
}
