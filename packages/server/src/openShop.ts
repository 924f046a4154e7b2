import path from 'node:path'
import { startPostgres } from '@shop/local-postgres/startPostgres'
import { createServer } from './createServer.ts'
import type { ServerEnv } from './env.ts'
import { openDatabase } from './openDatabase.ts'

export interface OpenShop {
  address: string
  /** Stops taking requests, finishes those under way, then lets go of the database. */
  close: () => Promise<void>
}

/** Brings everything up, one line to `say` for each step. */
export async function openShop(env: ServerEnv, say: (line: string) => void): Promise<OpenShop> {
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
    const database = await timed('The database is ready', () =>
      openDatabase(env.DATABASE_URL ?? postgres?.url() ?? '', say),
    )
    const server = await createServer({ env, db: database.db })
    await listen(server, env)
    const { port } = server.addresses()[0] ?? env
    return {
      address: `http://${env.HOST === '127.0.0.1' || env.HOST === '::1' ? 'localhost' : env.HOST}:${'port' in env ? port : env.PORT}`,
      close: async () => {
        await server.close()
        await database.close()
        await postgres?.stop()
      },
    }
  } catch (error) {
    await postgres?.stop()
    throw error
  }
}

async function listen(
  server: Awaited<ReturnType<typeof createServer>>,
  { HOST, PORT }: ServerEnv,
): Promise<void> {
  try {
    await server.listen({ host: HOST, port: PORT })
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
