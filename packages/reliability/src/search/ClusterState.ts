import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@shop/api/database/openDatabase'
import { readLag } from '@shop/api/modules/search/openSearch/changes.repository'
import type { RunningOpenSearch } from '@shop/local-opensearch/startOpenSearch'

const NODES = 3
const PATIENCE_MS = 180_000

/** State of a cluster of three nodes. */
export class ClusterState {
  readonly #url: string
  readonly #db: Database

  constructor({ nodes }: RunningOpenSearch, db: Database) {
    this.#url = nodes[0]?.url ?? ''
    this.#db = db
  }

  /** Waits until every shard has its copy on the three nodes. Returns the seconds. */
  async untilGreen(): Promise<number> {
    const began = performance.now()
    await until(async () => {
      const response = await fetch(`${this.#url}/_cluster/health`)
      const { status, number_of_nodes: nodes } = (await response.json()) as {
        status: string
        number_of_nodes: number
      }
      return status === 'green' && nodes === NODES
    }, 'The cluster is not green')
    return Math.round((performance.now() - began) / 1_000)
  }

  /** Waits until the index has every change that was noted. */
  async untilFollowed(): Promise<void> {
    await until(async () => (await readLag(this.#db)) === 0, 'The index does not follow the catalogue')
  }
}

async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await isSo()); await pause(200))
    if (Date.now() > end) throw new Error(otherwise)
}
