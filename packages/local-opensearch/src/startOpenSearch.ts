import { randomInt } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fetchDistribution } from './fetchDistribution.ts'
import { findJava } from './findJava.ts'
import { OpenSearchNode } from './OpenSearchNode.ts'

export interface StartOpenSearchOptions {
  /** Folder of the cluster's settings, data and logs. Other users must be able to enter it when this process is root. */
  folder: string
  nodes?: 1 | 3
  heapMb?: number
}

export interface RunningOpenSearch {
  /** Addresses of all nodes, comma-separated, as `SEARCH_URL` takes them. */
  url: string
  nodes: readonly OpenSearchNode[]
  stop: () => Promise<void>
}

/** Folder of the downloaded programs. */
const PROGRAMS = '/var/tmp/the-product-opensearch'
const FIRST_PORT = 12_000
const LAST_PORT = 19_000

/** Starts a cluster on the loopback addresses of this machine. */
export async function startOpenSearch({
  folder,
  nodes: count = 1,
  heapMb = 256,
}: StartOpenSearchOptions): Promise<RunningOpenSearch> {
  const java = findJava()
  if ('reason' in java) throw new Error(`OpenSearch can't run: ${java.reason}.`)
  const home = await fetchDistribution(PROGRAMS)
  const base = randomInt(FIRST_PORT, LAST_PORT)
  const names = Array.from({ length: count }, (_, index) => `node-${index + 1}`)
  const seeds = names.map((_, index) => `127.0.0.1:${base + 10 + index}`)
  const nodes = names.map(
    (name, index) =>
      new OpenSearchNode({
        java: java.program,
        home,
        folder: path.join(folder, name),
        name,
        port: base + index,
        heapMb,
        user: findUnprivilegedUser(),
        settings: {
          'cluster.name': `the-product-${base}`,
          'transport.port': base + 10 + index,
          'cluster.routing.allocation.disk.threshold_enabled': false,
          'action.auto_create_index': false,
          // Counts of lists; 1 % of the heap by default.
          'indices.requests.cache.size': '10%',
          ...(count === 1
            ? { 'discovery.type': 'single-node' }
            : {
                'discovery.seed_hosts': seeds.join(','),
                'cluster.initial_cluster_manager_nodes': names.join(','),
              }),
        },
      }),
  )
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()))
  }
  try {
    await Promise.all(nodes.map((node) => node.start()))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: nodes.map(({ url }) => url).join(','), nodes, stop }
}

/** OpenSearch refuses to run as root. */
function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [id('-u'), id('-g')]
  if (uid === 0 || gid === 0)
    throw new Error('OpenSearch does not run as root, and this system has no user "nobody".')
  return { uid, gid }
}
