import type { Database } from '@shop/api/database/openDatabase'
import type { FastifyBaseLogger } from 'fastify'

/** A longer list would make the header larger than the page. */
const HOSTS_MAX = 200

/** Only these characters may reach a policy, whatever the table contains. */
const HOST = /^[a-z0-9._-]+(?::\d+)?$/

export class PictureHosts {
  readonly #db: Database
  readonly #log: FastifyBaseLogger
  #known: readonly string[] = []

  constructor(db: Database, log: FastifyBaseLogger) {
    this.#db = db
    this.#log = log
  }

  /** Current hosts, or the last known ones while the database is unavailable. Undefined when there are too many. */
  async list(): Promise<readonly string[] | undefined> {
    try {
      const { rows } = await this.#db.$client.query<{ host: string }>(
        'select host from picture_host order by host limit $1',
        [HOSTS_MAX + 1],
      )
      this.#known = rows.map(({ host }) => host).filter((host) => HOST.test(host))
    } catch (error) {
      this.#log.warn(error, 'The hosts of pictures are unknown: pages name the last known ones')
    }
    return this.#known.length > HOSTS_MAX ? undefined : this.#known
  }
}
