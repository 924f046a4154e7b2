import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { memoryEnv } from '@shop/server/memoryEnv.ts'
import { BUILT_SERVER, UNLIMITED, type Shop } from '../Shop.ts'

/** Time for which a resumed process answers late. */
const SETTLE_MS = 3_000

export interface ShopServerOptions {
  /** Module that is loaded first. */
  preload?: string
  port?: number
  settings?: Record<string, string>
  onSuddenEnd: (how: string) => void
}

export class ShopServer {
  readonly origin: string
  readonly #child: ChildProcess
  #isEnding = false
  #disturbedUntil = 0

  private constructor(child: ChildProcess, origin: string, onSuddenEnd: (code: number | null) => void) {
    this.#child = child
    this.origin = origin
    child.once('exit', (code) => {
      if (!this.#isEnding) onSuddenEnd(code)
      this.#disturbedUntil = Infinity
    })
  }

  /** Starts the built shop in a process; `onSuddenEnd` is called when it crashes. */
  static async start(
    shop: Shop,
    { preload, port = 0, settings = {}, onSuddenEnd }: ShopServerOptions,
  ): Promise<ShopServer> {
    const preloaded =
      preload === undefined
        ? []
        : ['--import', 'tsx', '--import', path.join(import.meta.dirname, '..', preload)]
    const child = spawn(process.execPath, [...preloaded, BUILT_SERVER], {
      cwd: import.meta.dirname,
      env: {
        DATABASE_URL: shop.url,
        DATA_DIR: shop.folder,
        PORT: String(port),
        PICTURES_AHEAD: 'no',
        LOG_LEVEL: 'fatal',
        NODE_ENV: 'development',
        ...UNLIMITED,
        ...memoryEnv,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    shop.track(child)
    const address = new Promise<string>((resolve) => {
      let said = ''
      child.stdout.on('data', (part: Buffer) => {
        said += part.toString()
        const port = /is open at http:\/\/[^:]+:(\d+)/.exec(said)?.[1]
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
      })
    })
    let lastWords = ''
    child.stderr.on('data', (part: Buffer) => (lastWords = (lastWords + part.toString()).slice(-500)))
    const how = (code: number | null) => `${child.signalCode ?? `code ${code}`} ${lastWords}`
    const ended = once(child, 'exit').then(() =>
      Promise.reject(new Error(`The shop did not open: ${how(child.exitCode)}`)),
    )
    return new ShopServer(child, await Promise.race([address, ended]), (code) => onSuddenEnd(how(code)))
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** True when a load balancer would send requests here. */
  get isOpen(): boolean {
    return this.isRunning && !this.#isEnding && this.#disturbedUntil < Date.now()
  }

  /** True when the process was paused or killed after this time, which may have closed its connections. */
  wasDisturbedSince(time: number): boolean {
    return this.#disturbedUntil >= time
  }

  get isEnding(): boolean {
    return this.#isEnding
  }

  pause(): void {
    this.#disturbedUntil = Infinity
    this.#child.kill('SIGSTOP')
  }

  resume(): void {
    this.#child.kill('SIGCONT')
    this.#disturbedUntil = Date.now() + SETTLE_MS
  }

  async kill(): Promise<void> {
    if (!this.isRunning) return
    this.#isEnding = true
    this.#disturbedUntil = Infinity
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }

  /** Shuts it down like a deployment. Returns its exit code. */
  async close(): Promise<number | null> {
    this.#isEnding = true
    const ended = once(this.#child, 'exit') as Promise<[number | null]>
    this.#child.kill('SIGTERM')
    return (await ended)[0]
  }
}
