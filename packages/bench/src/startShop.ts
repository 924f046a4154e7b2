import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { inheritedEnv } from './env.ts'
import { inProject } from './project.ts'
import { readMetric } from './readMetric.ts'

const START_MAX_MS = 180_000
const POLL_MS = 20

export interface StartShopOptions {
  dataDir: string
  /** Defaults to the bundled PostgreSQL in `dataDir`. */
  databaseUrl?: string
  /** Further settings. */
  env?: NodeJS.ProcessEnv | undefined
  /** Folder into which the server writes a CPU profile when it ends. It then runs without its supervisor. */
  profileFolder?: string | undefined
  /** Called at once with a function that stops the process, ready or not. */
  onSpawn?: (stop: () => Promise<void>) => void
}

export interface RunningShop {
  origin: string
  /** Seconds from the command to the first 200 of `/readyz`. */
  startSeconds: number
  memory: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts the built shop in a process of its own on loopback, like `npm start`. */
export async function startShop({
  dataDir,
  databaseUrl,
  env,
  profileFolder,
  onSpawn,
}: StartShopOptions): Promise<RunningShop> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  const program =
    profileFolder === undefined
      ? [inProject('scripts/start.mjs')]
      : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`, inProject('packages/server/dist/serve.js')]
  const child = spawn(process.execPath, program, {
    env: {
      ...inheritedEnv,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PUBLIC_ORIGIN: undefined,
      PICTURES_AHEAD: 'no',
      // All visitors of a measurement share one address.
      READS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const said = () => Buffer.concat(output).toString()
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null

  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    if (hasEnded()) {
      throw new Error(`The shop has crashed (${child.signalCode ?? child.exitCode}):\n${said()}`)
    }
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  onSpawn?.(stop)

  while (!(await isReady(origin))) {
    if (hasEnded()) await stop()
    if (performance.now() - began > START_MAX_MS) {
      await stop()
      throw new Error(`The shop did not start:\n${said()}`)
    }
    await pause(POLL_MS)
  }
  return {
    origin,
    startSeconds: (performance.now() - began) / 1_000,
    memory: () => readMetric(origin, 'process_resident_memory_bytes'),
    stop,
  }
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false, // it does not listen yet
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
