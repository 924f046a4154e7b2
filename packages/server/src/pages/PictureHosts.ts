import type { Database } from '@shop/api/database/openDatabase'
import type { FastifyBaseLogger } from 'fastify'

/** A header that names more would be longer than the page. */
const HOSTS_MAX = 200

/** Only these characters may reach a policy, whatever the table holds. */
const HOST = /^[a-z0-9._-]+(?::\d+)?$/

/** Hosts of the pictures that products show. */
export class PictureHosts {
  readonly #db: Database
  readonly #log: FastifyBaseLogger
  #known: readonly string[] = []

  constructor(db: Database, log: FastifyBaseLogger) {
    this.#db = db
    this.#log = log
  }

  /** The hosts as they are now, or as they were while the database does not answer. Undefined when there are too many to name. */
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
