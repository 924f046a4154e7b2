import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverEnv } from './env.ts'

vi.setConfig({ testTimeout: 90_000 })

let folder: string
let supervisor: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'keep-running-'))
})
afterEach(async () => {
  supervisor?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Supervises a program that records each start with its process id and PORT. */
async function supervise(program: string) {
  const script = path.join(folder, 'program.mjs')
  const log = path.join(folder, 'log')
  await writeFile(
    script,
    `import { appendFileSync } from 'node:fs'
     const note = () => appendFileSync(${JSON.stringify(log)}, process.pid + ' ' + process.env.PORT + '\\n')
     const open = (then = () => {}) => process.send({ port: 4321 }, () => (note(), then()))
     process.on('disconnect', () => process.exit(0))
     setInterval(() => {}, 1_000)
     ${program}`,
  )
  const child = fork(path.join(import.meta.dirname, 'testing/supervise.ts'), [script], {
    execArgv: ['--conditions=source', '--import', 'tsx'],
    env: serverEnv(0),
    silent: true,
  })
  supervisor = child
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return {
    child,
    said: () => said,
    starts: async () => (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean),
    end: async () => (await once(child, 'exit')) as [number | null, NodeJS.Signals | null],
  }
}

const SLOW = { timeout: 40_000 }

test('restarts a killed program on the same port', async () => {
  const { child, starts, said, end } = await supervise('open()')
  await expect.poll(starts, SLOW).toHaveLength(1)
  process.kill(Number((await starts())[0]?.split(' ')[0]), 'SIGKILL')
  await expect.poll(starts, SLOW).toHaveLength(2)
  expect((await starts()).map((line) => line.split(' ')[1])).toEqual(['0', '4321'])
  expect(said()).toMatch(/crashed \(SIGKILL\)/)
  const ended = end()
  child.kill('SIGTERM')
  await ended
})

test('doubles the wait before each restart of a crashing program', async () => {
  const { starts, said } = await supervise('open(() => process.exit(7))')
  await expect.poll(starts, SLOW).toHaveLength(4)
  const waits = [...said().matchAll(/\(code 7\)\. It restarts in ([\d.]+) s/g)].map(([, wait]) => wait)
  expect(waits.slice(0, 3)).toEqual(['0.05', '0.1', '0.2'])
})

test.each([
  ['does not open', 'note(); process.exit(1)', 1],
  ['ends with code 0', 'open(() => process.exit(0))', 0],
])('does not restart a program that %s', async (_, program, code) => {
  const { starts, end } = await supervise(program)
  expect(await end()).toEqual([code, null])
  expect(await starts()).toHaveLength(1)
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'ends the program on %s, and returns its exit code',
  async (signal) => {
    const { child, starts, end } = await supervise(`process.on('${signal}', () => process.exit(3)); open()`)
    await expect.poll(starts, SLOW).toHaveLength(1)
    const ended = end()
    child.kill(signal)
    expect(await ended).toEqual([3, null])
    expect(await starts()).toHaveLength(1)
  },
)

test('ends on a signal while it waits for the next restart', async () => {
  const { child, said, starts, end } = await supervise('open(() => process.exit(7))')
  await expect.poll(said, SLOW).toMatch(/restarts in 1\.6 s/)
  const ended = end()
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect((await starts()).length).toBeLessThan(8)
})

test('notifies the program when its supervisor is killed', async () => {
  const { child, starts } = await supervise('open()')
  await expect.poll(starts, SLOW).toHaveLength(1)
  child.kill('SIGKILL')
  const pid = Number((await starts())[0]?.split(' ')[0])
  await expect.poll(() => isAlive(pid), SLOW).toBe(false)
})

test('notifies a program that was still loading when its supervisor was killed', async () => {
  const { starts } = await supervise(
    `process.removeAllListeners('disconnect')
     process.kill(process.ppid, 'SIGKILL')
     await new Promise((gone) => process.once('disconnect', gone))
     const { whenParentIsGone } = await import(${JSON.stringify(path.join(import.meta.dirname, '../../api/src/work/whenParentIsGone.ts'))})
     whenParentIsGone(() => (note(), process.exit()))`,
  )
  await expect.poll(starts, SLOW).toHaveLength(1)
})

test('does not fail when it sends its message to a killed supervisor', async () => {
  // The message is sent before the program notices that the supervisor is gone.
  const { starts } = await supervise(
    `const { tellSupervisor } = await import(${JSON.stringify(path.join(import.meta.dirname, 'tellSupervisor.ts'))})
     process.removeAllListeners('disconnect')
     process.kill(process.ppid, 'SIGKILL')
     Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
     tellSupervisor({ port: 4321 })
     await new Promise((resolve) => setTimeout(resolve, 500))
     note()`,
  )
  await expect.poll(starts, SLOW).toHaveLength(1)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
