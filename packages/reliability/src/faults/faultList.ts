import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@shop/api/database/openDatabase'
import { sql } from 'drizzle-orm'
import type { FaultRun } from './FaultRun.ts'
import { killPostmaster, whileFrozen } from './postgresProcesses.ts'
import type { SmallDisk } from './SmallDisk.ts'
import type { Traffic } from './Traffic.ts'

export interface Fault {
  name: string
  happen: (run: FaultRun, traffic: Traffic) => Promise<void>
}

interface Durations {
  pauses: readonly number[]
  terminating: number
  locked: number
  full: number
}

export const LONG: Durations = { pauses: [7, 20], terminating: 10, locked: 30, full: 15 }
export const SHORT: Durations = { pauses: [7], terminating: 2, locked: 5, full: 4 }

/** Seconds that orders wait while their server is closed. */
const LOCKED_AT_CLOSING = 12
const RESTART_MAX_MS = 120_000

const seconds = (count: number) => pause(count * 1_000)

/** All faults, in order. Without a small disk, the disk never gets full. */
export function faultList(
  { pauses, terminating, locked, full }: Durations,
  disk: SmallDisk | undefined,
): Fault[] {
  return [
    { name: 'connections terminated', happen: (run) => terminateConnections(run, terminating) },
    ...pauses.map((count) => ({
      name: `a server paused for ${count} s`,
      happen: (run: FaultRun) => pauseServer(run, count),
    })),
    ...pauses.map((count) => ({
      name: `PostgreSQL paused for ${count} s`,
      happen: (run: FaultRun) => whileFrozen(run.shop.clusterFolder, () => seconds(count)),
    })),
    { name: `a stock row locked for ${locked} s`, happen: (run, traffic) => lockRow(run, traffic, locked) },
    { name: 'kill -9 of a server', happen: killServer },
    { name: 'a server closed by SIGTERM while orders wait', happen: closeServer },
    { name: 'kill -9 of the postmaster', happen: killDatabase },
    ...(disk === undefined
      ? []
      : [{ name: `the disk full for ${full} s`, happen: () => disk.whileFull(() => seconds(full)) }]),
  ]
}

/** Terminates all connections of the shop, again and again for a while. */
export async function terminateConnections({ shop }: FaultRun, forSeconds: number): Promise<void> {
  for (let turn = 0; turn < forSeconds * 4; turn += 1) {
    await shop.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
    await pause(250)
  }
}

async function pauseServer(run: FaultRun, forSeconds: number): Promise<void> {
  const server = run.server(0)
  server.pause()
  await seconds(forSeconds)
  server.resume()
}

async function whileLocked<T>({ shop, contested }: FaultRun, work: () => Promise<T>): Promise<T> {
  return shop.db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`select from stock where variant_id = ${contested.variantId} for update`)
    return work()
  })
}

async function lockRow(run: FaultRun, traffic: Traffic, forSeconds: number): Promise<void> {
  const before = traffic.freeOrders
  await whileLocked(run, () => seconds(forSeconds))
  if (traffic.freeOrders === before) run.fail('orders of other products stood still')
}

async function killServer(run: FaultRun): Promise<void> {
  await run.server(1).kill()
  await run.replace(1)
}

/** Closes a server whose orders wait for a locked row. */
async function closeServer(run: FaultRun): Promise<void> {
  const server = run.server(2)
  const orders = () => [run.placeOne(server, run.contested), run.placeOne(server, run.contested)]
  const [answers, code] = await whileLocked(run, async () => {
    const answered = Promise.allSettled(orders())
    await seconds(1)
    const closed = server.close()
    await seconds(LOCKED_AT_CLOSING)
    return [answered, closed] as const
  }).then((pending) => Promise.all(pending))
  for (const answer of answers)
    if (answer.status === 'rejected') run.fail(`an order in progress was cut: ${answer.reason}`)
  if (code !== 0) run.fail(`the server ended with ${code}`)
  await run.replace(2)
}

/** The harness holds a lease, so that the server is restarted on the same port. */
async function killDatabase(run: FaultRun): Promise<void> {
  await killPostmaster(run.shop.clusterFolder)
  for (const until = Date.now() + RESTART_MAX_MS; !(await isThere(run.shop.db)); await seconds(0.5)) {
    if (Date.now() < until) continue
    run.fail('PostgreSQL was not started again within two minutes')
    return
  }
}

const isThere = (db: Database) =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
