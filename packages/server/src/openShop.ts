import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { startPostgres } from '@shop/local-postgres/startPostgres'
import { createServer } from './createServer.ts'
import type { ServerEnv, Settings } from './env.ts'
import type { Storefront } from './loadStorefront.ts'
import { prepareDatabase } from './prepareDatabase.ts'

export interface OpenShop {
  address: string
  /** Stops taking requests, finishes those under way, then lets go of the database. */
  close: () => Promise<void>
}

/** Brings everything up, one line to `say` for each step. */
export async function openShop(
  settings: Settings,
  say: (line: string) => void,
  storefront?: Storefront,
): Promise<OpenShop> {
  const env = settings.server
  const timed = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    const result = await work()
    say(`✓ ${label} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    return result
  }

  const postgres = env.DATABASE_URL
    ? undefined
    : await timed('PostgreSQL is running', () =>
        startPostgres({
          dataDir: path.resolve(env.DATA_DIR, 'postgres'),
          onNotice: (line) => say(`  ${line}`),
        }),
      )
  try {
    const db = await timed('The database is ready', () =>
      prepareDatabase(env.DATABASE_URL ?? postgres?.url() ?? '', say),
    )
    const server = await createServer({ settings, db, storefront })
    const { port } = new URL(await listen(server, env))
    const host = env.HOST === '127.0.0.1' || env.HOST === '::1' ? 'localhost' : env.HOST
    return {
      address: `http://${host}:${port || 80}`,
      close: async () => {
        await server.close()
        await db.$client.end()
        await postgres?.stop()
      },
    }
  } catch (error) {
    await postgres?.stop()
    throw error
  }
}

async function listen(server: FastifyInstance, { HOST, PORT }: ServerEnv): Promise<string> {
  try {
    return await server.listen({ host: HOST, port: PORT })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${PORT} is taken. Stop what uses it, or choose another one: PORT=${PORT + 1} npm start`,
      {
        cause: error,
      },
    )
  }
}
