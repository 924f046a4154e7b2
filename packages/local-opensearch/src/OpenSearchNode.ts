import { spawn, type ChildProcess } from 'node:child_process'
import { chown, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface NodeOptions {
  java: string
  /** Folder of the programs. */
  home: string
  /** Folder of the node's settings, data and logs. */
  folder: string
  name: string
  settings: Record<string, string | number | boolean>
  port: number
  heapMb: number
  /** User of the process, which refuses to run as root. */
  user: { uid: number; gid: number } | undefined
}

const START_MS = 180_000
const JAVA_OPTIONS = [
  '-XX:+UseSerialGC',
  '-Xss1m',
  '-Dfile.encoding=UTF-8',
  '-Djna.nosys=true',
  '-Dio.netty.noUnsafe=true',
  '-Dio.netty.noKeySetOptimization=true',
  '-Dio.netty.recycler.maxCapacityPerThread=0',
  '-Dlog4j.shutdownHookEnabled=false',
  '-Dlog4j2.disable.jmx=true',
  '-Dopensearch.distribution.type=zip',
  '-Dopensearch.networkaddress.cache.ttl=60',
]
/** Java refuses these options below version 18. */
const SINCE_18 = ['-Djava.security.manager=allow']

/** One process of OpenSearch on this machine. */
export class OpenSearchNode {
  readonly #options: NodeOptions
  #process: ChildProcess | undefined

  constructor(options: NodeOptions) {
    this.#options = options
  }

  get url(): string {
    return `http://127.0.0.1:${this.#options.port}`
  }

  async start(): Promise<void> {
    const { java, home, folder, name, settings, port, heapMb, user } = this.#options
    const config = path.join(folder, 'config')
    for (const part of ['config', 'data', 'logs', 'tmp']) {
      await mkdir(path.join(folder, part), { recursive: true, mode: 0o755 })
    }
    const all = {
      ...settings,
      'node.name': name,
      'http.port': port,
      'network.host': '127.0.0.1',
      'path.data': path.join(folder, 'data'),
      'path.logs': path.join(folder, 'logs'),
    }
    const lines = Object.entries(all).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    await writeFile(path.join(config, 'opensearch.yml'), lines.join('\n'))
    await writeFile(
      path.join(config, 'log4j2.properties'),
      await readFile(path.join(home, 'config', 'log4j2.properties')),
    )
    if (user !== undefined) await give(folder, user)
    const log = await open(path.join(folder, 'output.log'), 'a')
    this.#process = spawn(
      java,
      [
        `-Xms${heapMb}m`,
        `-Xmx${heapMb}m`,
        `-Djava.io.tmpdir=${path.join(folder, 'tmp')}`,
        ...JAVA_OPTIONS,
        ...SINCE_18,
        `-Dopensearch.path.home=${home}`,
        `-Dopensearch.path.conf=${config}`,
        '-cp',
        path.join(home, 'lib', '*'),
        'org.opensearch.bootstrap.OpenSearch',
      ],
      { cwd: folder, stdio: ['ignore', log.fd, log.fd], ...user },
    )
    await log.close()
    process.once('exit', this.#kill)
    await this.#answers()
  }

  /** `SIGKILL` is a crash. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#process
    this.#process = undefined
    process.off('exit', this.#kill)
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const isGone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await isGone
  }

  /** A test that ends without stopping its node leaves none behind. */
  readonly #kill = () => void this.#process?.kill('SIGKILL')

  async #answers(): Promise<void> {
    const until = performance.now() + START_MS
    while (performance.now() < until && this.#process?.exitCode === null) {
      const response = await fetch(`${this.url}/_cluster/health`).catch(() => undefined)
      if (response?.ok === true) return
      await pause(200)
    }
    await this.stop('SIGKILL')
    throw new Error(`OpenSearch did not start; its log is ${path.join(this.#options.folder, 'output.log')}`)
  }
}

/** Makes the user the owner of a folder and of all that is in it. */
async function give(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await chown(folder, uid, gid)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chown(path.join(entry.parentPath, entry.name), uid, gid)
  }
}
