import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const project = path.resolve(import.meta.dirname, '../../..')
const start = path.join(project, 'scripts/start.mjs')
const cli = path.resolve(import.meta.dirname, '../../api/dist/cli.js')
const exec = promisify(execFile)

test.describe.configure({ mode: 'serial', timeout: 240_000 })

interface Shop {
  process: ChildProcessWithoutNullStreams
  printed: () => string
  address: string
}

let folder: string
const started: ChildProcessWithoutNullStreams[] = []

test.beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'a shop ')), 'data')
  await chmod(path.dirname(folder), 0o755)
})
test.afterAll(async () => {
  for (const shop of started) if (shop.exitCode === null && shop.signalCode === null) killGroup(shop)
  await rm(path.dirname(folder), { recursive: true, force: true })
})

function run(env: Record<string, string> = {}, program = start) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', ...env },
    detached: true, // in a process group of its own, for killGroup
  })
  started.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return { process: child, printed: () => printed }
}

/** Starts a shop and waits for the line with its address. */
async function open(env: Record<string, string> = {}, program = start): Promise<Shop> {
  const shop = run(env, program)
  const address = await new Promise<string>((resolve, reject) => {
    shop.process.stdout.on('data', () => {
      const found = /open at (http:\S+)/.exec(shop.printed())?.[1]
      if (found) resolve(found)
    })
    shop.process.on('exit', (code) => reject(new Error(`ended with ${code}: ${shop.printed()}`)))
  })
  return { ...shop, address: address.replace('localhost', '127.0.0.1') }
}

async function stop(shop: Pick<Shop, 'process'>, signal: NodeJS.Signals) {
  const exit = once(shop.process, 'exit')
  shop.process.kill(signal)
  return (await exit) as [number | null, NodeJS.Signals | null]
}

/** Kills a shop's processes, without PostgreSQL. */
function killGroup({ pid = 0 }: ChildProcessWithoutNullStreams): void {
  process.kill(-pid, 'SIGKILL')
}

/** Process id in PostgreSQL's lock file; undefined when it does not run. */
async function databasePid(): Promise<number | undefined> {
  const text = await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '')
  return text === '' ? undefined : Number(text.split('\n')[0])
}

const isDatabaseRunning = async () => (await databasePid()) !== undefined

const isReady = (shop: Shop) =>
  fetch(`${shop.address}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )

async function serverPid({ process: { pid } }: Pick<Shop, 'process'>): Promise<number> {
  const { stdout } = await exec('pgrep', ['-f', 'serve.js', '-P', String(pid)])
  return Number(stdout)
}

/** Waits until the supervisor has started the server. */
async function serverPidOf(shop: Pick<Shop, 'process'>): Promise<number> {
  let found = 0
  await expect(async () => void (found = await serverPid(shop))).toPass({ intervals: [20] })
  return found
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function countProducts(shop: Shop): Promise<number> {
  const { total } = (await (await fetch(`${shop.address}/api/products?limit=1`)).json()) as { total: number }
  return total
}

test('seeds the shop at the first start, and shuts down on SIGTERM', async () => {
  const shop = await open()
  expect(await isReady(shop)).toBe(true)
  expect(await countProducts(shop)).toBeGreaterThanOrEqual(300)
  expect(await stop(shop, 'SIGTERM')).toEqual([0, null])
  expect(await isDatabaseRunning()).toBe(false)
})

test('shares the database between two shops, and stops it with the last one', async () => {
  const [first, second] = await Promise.all([open(), open()])
  expect(second.address).not.toBe(first.address)
  await stop(first, 'SIGINT')
  expect(await isReady(second)).toBe(true)
  await stop(second, 'SIGINT')
  expect(await isDatabaseRunning()).toBe(false)
})

test('adopts the database after all processes were killed', async () => {
  const killed = await open()
  killGroup(killed.process)
  expect(await isDatabaseRunning()).toBe(true)
  const shop = await open()
  expect(await isReady(shop)).toBe(true)
  await stop(shop, 'SIGTERM')
  expect(await isDatabaseRunning()).toBe(false)
})

test('restarts a killed server and a killed PostgreSQL at the same address', async () => {
  const shop = await open()
  for (const pidOf of [serverPid, databasePid]) {
    const killed = (await pidOf(shop)) ?? 0
    process.kill(killed, 'SIGKILL')
    // pgrep fails while there is no process.
    await expect.poll(() => pidOf(shop).catch(() => undefined), { timeout: 60_000 }).not.toBe(killed)
    await expect.poll(() => isReady(shop), { timeout: 60_000 }).toBe(true)
    expect(await countProducts(shop)).toBeGreaterThanOrEqual(300)
  }
  await exec(process.execPath, [cli, 'stock', 'audit'], { env: { ...process.env, DATA_DIR: folder } })
  expect(await isReady(shop)).toBe(true)
  expect(await stop(shop, 'SIGTERM')).toEqual([0, null])
  expect(await isDatabaseRunning()).toBe(false)
})

test('opens when the reader of its output is gone from the start', async () => {
  const shop = run()
  shop.process.stdout.destroy()
  shop.process.stderr.destroy()
  await expect.poll(isDatabaseRunning, { timeout: 60_000 }).toBe(true)
  expect(await stop(shop, 'SIGTERM')).toEqual([0, null])
  expect(await isDatabaseRunning()).toBe(false)
})

test('stays open, restarts and shuts down when the reader of its output is gone', async () => {
  const shop = await open()
  shop.process.stdout.destroy()
  shop.process.stderr.destroy()
  const killed = await serverPid(shop)
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => serverPid(shop).catch(() => killed), { timeout: 60_000 }).not.toBe(killed)
  await expect.poll(() => isReady(shop), { timeout: 60_000 }).toBe(true)
  expect(await stop(shop, 'SIGTERM')).toEqual([0, null])
  expect(await isDatabaseRunning()).toBe(false)
})

test('shuts down when the supervisor is killed', async () => {
  const shop = await open()
  shop.process.kill('SIGKILL')
  await expect.poll(isDatabaseRunning, { timeout: 60_000 }).toBe(false)
  expect(await isReady(shop)).toBe(false)
})

test('shuts down when npm is killed, with a shell between it and the supervisor', async () => {
  const env = { ...process.env, DATA_DIR: folder, PORT: '0' }
  const npm = spawn('npm', ['start'], { cwd: project, env, detached: true })
  started.push(npm)
  await expect.poll(isDatabaseRunning, { timeout: 60_000 }).toBe(true)
  npm.kill('SIGKILL')
  await expect.poll(isDatabaseRunning, { timeout: 60_000 }).toBe(false)
})

test('shuts down when the supervisor is killed while the server starts', async () => {
  const shop = run()
  const server = await serverPidOf(shop)
  shop.process.kill('SIGKILL')
  await expect.poll(() => isAlive(server), { timeout: 60_000 }).toBe(false)
  expect(await isDatabaseRunning()).toBe(false)
})

test('shuts down when the supervisor is killed while the demo is loaded', async () => {
  const data = path.join(path.dirname(folder), 'killed')
  const lockFile = path.join(data, 'postgres/data/postmaster.pid')
  const shop = run({ DATA_DIR: data })
  const server = await serverPidOf(shop)
  await expect(async () => expect(await readFile(lockFile, 'utf8')).toContain('ready')).toPass()
  shop.process.kill('SIGKILL')
  await expect.poll(() => isAlive(server), { timeout: 60_000 }).toBe(false)
  await expect(readFile(lockFile)).rejects.toThrow('ENOENT')
  expect(shop.printed()).not.toContain('The demo catalogue is in place')
})

test('prints what a command answers and nothing else, so that it can be written to a file', async () => {
  const env = { ...process.env, DATA_DIR: folder }
  for (const command of ['import --schema', 'content export']) {
    const { stdout } = await exec('npm', ['run', '--silent', 'shop', '--', ...command.split(' ')], {
      cwd: project,
      env,
    })
    expect(JSON.parse(stdout), command).toBeInstanceOf(Object)
  }
  const { stdout } = await exec('npm', ['run', '--silent', 'shop', '--', 'orders', 'list'], {
    cwd: project,
    env,
  })
  expect(stdout).toBe('There are no orders.\n')
  await exec('sh', ['-c', 'npm run shop -- products list | head -1'], { cwd: project, env }).then(
    ({ stderr }) => expect(stderr).not.toContain('EPIPE'),
  )
})

test("leaves the operator's database empty until the demo catalogue is loaded", async () => {
  const bundled = await open()
  const password = (await readFile(path.join(folder, 'postgres/password'), 'utf8')).trim()
  const port = (await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[3]
  const DATABASE_URL = `postgres://postgres:${password}@127.0.0.1:${port}/template1`
  const shop = await open({ DATABASE_URL })
  expect(await countProducts(shop)).toBe(0)
  const home = await fetch(shop.address)
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('We are opening soon')])
  await exec(process.execPath, [cli, 'demo', 'load'], { env: { ...process.env, DATABASE_URL } })
  await expect.poll(() => countProducts(shop)).toBeGreaterThanOrEqual(300)
  await stop(shop, 'SIGTERM')
  await test.step('a pooler whose connections have no deadlines is refused', async () => {
    const refused = run({ DATABASE_URL, DATABASE_POOLER_URL: DATABASE_URL })
    expect(await once(refused.process, 'exit')).toEqual([1, null])
    expect(refused.printed()).toMatch(/^✗ The pooler of DATABASE_POOLER_URL sets no \w+_timeout\./m)
  })
  await stop(bundled, 'SIGTERM')
})

test('runs from the folder of npm run build, outside of the project', async () => {
  const built = path.join(path.dirname(folder), 'built')
  await exec(process.execPath, [path.resolve(start, '../build.mjs'), built])
  const shop = await open({}, path.join(built, 'dist/start.js'))
  expect(await countProducts(shop)).toBeGreaterThanOrEqual(300)
  const env = { ...process.env, DATA_DIR: folder }
  const { stdout } = await exec(process.execPath, [path.join(built, 'dist/shop.js'), 'stock', 'audit'], {
    env,
  })
  expect(stdout).toContain('agree')
  expect(await stop(shop, 'SIGTERM')).toEqual([0, null])
})

test('reports a used port, an unreachable database and an invalid setting in one line each', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? String(address.port) : ''
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: port }, /^✗ Port \d+ is in use\. .*PORT=\d+ npm start$/m],
    [
      { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' },
      /^✗ The database at 127\.0\.0\.1:1 can't be reached .*DATABASE_URL/m,
    ],
    [{ PORT: 'abc' }, /^✗ PORT is invalid/m],
    [{ NODE_ENV: 'Production' }, /^✗ NODE_ENV is invalid/m],
    [{ HOST: '0.0.0.0' }, /^✗ SHOP_SECRET is not set/m],
    [{ OPERATOR_PORT: port }, /^✗ Port \d+ is in use\. .*OPERATOR_PORT=\d+ npm start$/m],
  ]
  for (const [env, line] of cases) {
    const shop = run(env)
    const [code] = (await once(shop.process, 'exit')) as [number]
    expect(code).toBe(1)
    expect(shop.printed()).toMatch(line)
    expect(shop.printed()).not.toContain('secret')
    expect(shop.printed()).not.toMatch(/^\s+at /m)
  }
  other.close()
  expect(await isDatabaseRunning()).toBe(false)
})
