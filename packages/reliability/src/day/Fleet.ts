import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { startReplica } from '@shop/api/testing/startReplica'
import type { RunningPostgres } from '@shop/local-postgres/startPostgres'
import { TOKEN, Varnish } from '../cdn/Varnish.ts'
import { ShopServer } from '../faults/ShopServer.ts'
import { freePorts } from '../freePorts.ts'
import { LoadBalancer } from '../rolling/LoadBalancer.ts'
import { Pooler } from '../rolling/Pooler.ts'
import { POSTGRES, type Shop } from '../Shop.ts'

const WEB = 3
/** HAProxy needs two checks, 500 ms apart, before it uses a server again. */
const CHECKED_MS = 2_000

type Missing = 'PgBouncer' | 'HAProxy' | 'Varnish'

/** Three processes for shoppers and a worker, behind HAProxy and Varnish, over PgBouncer and a primary with a replica. */
export class Fleet {
  readonly origin: string
  readonly cdnOrigin: string
  readonly replica: RunningPostgres
  readonly failures: string[] = []
  readonly #closing: (() => Promise<unknown>)[]
  readonly #start: (port: number, role: 'web' | 'worker') => Promise<ShopServer>
  readonly #ports: readonly number[]
  readonly #servers: ShopServer[] = []
  #worker: ShopServer | undefined

  private constructor(
    shop: Shop,
    parts: { pooler: Pooler; replica: RunningPostgres; ports: readonly number[]; port: number; cdn: number },
    closing: (() => Promise<unknown>)[],
  ) {
    this.origin = `http://127.0.0.1:${parts.port}`
    this.cdnOrigin = `http://127.0.0.1:${parts.cdn}`
    this.replica = parts.replica
    this.#ports = parts.ports
    this.#closing = closing
    this.#start = (port, role) =>
      ShopServer.start(shop, {
        port,
        settings: {
          ROLE: role,
          DATABASE_POOLER_URL: parts.pooler.url,
          DATABASE_REPLICA_URL: parts.replica.url(),
          CDN_PURGE_URL: this.cdnOrigin,
          CDN_PURGE_TOKEN: TOKEN,
        },
        onSuddenEnd: (how) => this.failures.push(`a process ended by itself: ${how}`),
      })
  }

  /** The name of what is not installed, instead of a fleet. */
  static async open(shop: Shop): Promise<Fleet | Missing> {
    const closing: (() => Promise<unknown>)[] = []
    let fleet: Fleet | Missing | undefined
    try {
      fleet = await Fleet.#openParts(shop, closing)
      return fleet
    } finally {
      if (!(fleet instanceof Fleet)) await closeAll(closing)
    }
  }

  static async #openParts(shop: Shop, closing: (() => Promise<unknown>)[]): Promise<Fleet | Missing> {
    const [port = 0, cdn = 0, poolerPort = 0, ...ports] = await freePorts(3 + WEB)
    const pooler = await Pooler.start(shop.url, poolerPort)
    if (pooler === undefined) return 'PgBouncer'
    closing.push(() => pooler.stop())
    const replica = await startReplica(shop.postgres, POSTGRES)
    closing.push(async () => {
      await replica.stop()
      await rm(replica.location, { recursive: true })
    })
    const fleet = new Fleet(shop, { pooler, replica, ports, port, cdn }, closing)
    closing.push(() => fleet.#killAll())
    for (const web of ports) fleet.#servers.push(await fleet.#start(web, 'web'))
    fleet.#worker = await fleet.#start(0, 'worker')
    const balancer = await LoadBalancer.start(shop.folder, port, ports)
    if (balancer === undefined) return 'HAProxy'
    closing.push(() => balancer.stop())
    const varnish = await Varnish.start(cdn, port)
    if (varnish === undefined) return 'Varnish'
    closing.push(() => varnish.stop())
    return fleet
  }

  async restartEach(): Promise<void> {
    for (const [index, server] of this.#servers.entries()) {
      const code = await server.close()
      if (code !== 0) this.failures.push(`a server ended with ${code}`)
      this.#servers[index] = await this.#start(this.#ports[index] ?? 0, 'web')
      await pause(CHECKED_MS)
    }
  }

  async replaceWorker(): Promise<void> {
    await this.#worker?.kill()
    this.#worker = await this.#start(0, 'worker')
  }

  async close(): Promise<void> {
    await closeAll(this.#closing)
  }

  async #killAll(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.kill()))
    await this.#worker?.kill()
  }
}

async function closeAll(closing: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const close of closing.toReversed()) await close()
}
