import path from 'node:path'
import { isProduction, runsJobs } from '@shop/api/env'
import { serveOperatorPages } from '@shop/api/modules/service/operatorPages'
import { DEFAULT_SETTINGS } from '@shop/contract/defaultSettings'
import { startPostgres } from '@shop/local-postgres/startPostgres'
import type { FastifyInstance } from 'fastify'
import { createServer } from './createServer.ts'
import type { Settings } from './env.ts'
import type { Storefront } from './loadStorefront.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import { resizeAhead } from './resizeAhead.ts'

export interface OpenShop {
  address: string
  port: number
  operatorOrigin: string | undefined
  /** Stops accepting requests, finishes those in progress, then closes the database. */
  close: () => Promise<void>
}

export interface OpenShopOptions {
  say: (line: string) => void
  storefront?: Storefront
  /** Gives up the opening, and closes what is open already. Ignored once the shop is open. */
  signal?: AbortSignal
}

export async function openShop(
  settings: Settings,
  { say, storefront, signal }: OpenShopOptions,
): Promise<OpenShop> {
  const env = settings.server
  const timed = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    const result = await work()
    say(`✓ ${label} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    return result
  }

  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) await end()
  }
  try {
    const postgres = env.DATABASE_URL
      ? undefined
      : await timed('PostgreSQL is running', () =>
          startPostgres({
            dataDir: path.resolve(env.DATA_DIR, 'postgres'),
            onNotice: (line) => say(`  ${line}`),
          }),
        )
    const giveUp = () => void postgres?.stop()
    if (postgres !== undefined) closing.push(() => postgres.stop())
    signal?.throwIfAborted()
    signal?.addEventListener('abort', giveUp)

    const databaseUrl = env.DATABASE_URL ?? postgres?.url() ?? ''
    const db = await timed('The database is ready', () =>
      prepareDatabase(databaseUrl, {
        seed: postgres !== undefined && !isProduction(settings.api),
        limits: {
          poolSize: env.DATABASE_CONNECTIONS,
          statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT,
          connectionTimeoutMs: env.DATABASE_CONNECTION_TIMEOUT,
        },
        poolerUrl: env.DATABASE_POOLER_URL,
        say,
      }),
    )
    closing.push(() => db.$client.end())
    signal?.throwIfAborted()

    const server = await createServer({ settings, db, storefront })
    closing.push(() => server.close())
    if (isProduction(settings.api)) await warnOfInventedCompany(server)

    const operatorPort = env.OPERATOR_PORT ?? (isProduction(settings.api) ? undefined : 0)
    if (operatorPort !== undefined) {
      const pages = await listen('OPERATOR_PORT', operatorPort, () =>
        serveOperatorPages(server, operatorPort),
      )
      closing.push(() => pages.close())
    }
    const origin = await listen('PORT', env.PORT, () => server.listen({ host: env.HOST, port: env.PORT }))
    if (env.PICTURES_AHEAD === 'yes' && runsJobs(settings.api)) closing.push(resizeAhead(databaseUrl))
    signal?.removeEventListener('abort', giveUp)
    const port = Number(new URL(origin).port || 80)
    const host = env.HOST === '127.0.0.1' || env.HOST === '::1' ? 'localhost' : env.HOST
    return { address: `http://${host}:${port}`, port, operatorOrigin: server.operatorOrigin, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function warnOfInventedCompany(server: FastifyInstance): Promise<void> {
  const { company } = await server.settings()
  if (company.gstin === DEFAULT_SETTINGS.company.gstin)
    server.log.warn('Pages and invoices name an invented company: give yours with "content apply"')
}

async function listen<T>(setting: string, port: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${port} is in use. Stop the other program, or choose another port: ${setting}=${port + 1} npm start`,
      { cause: error },
    )
  }
}
