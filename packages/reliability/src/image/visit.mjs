/** Program in the clean root: starts the shop as a container does, visits it, stops it, and prints what was wrong as JSON. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 120_000
const { command, healthcheck, port, data } = JSON.parse(process.argv[2])
const origin = `http://127.0.0.1:${port}`
const failures = []
const expect = (isSo, otherwise) => isSo || failures.push(otherwise)

const run = ([program, ...args]) => spawnSync(program, args, { encoding: 'utf8' })

async function until(isSo, otherwise) {
  for (const end = Date.now() + PATIENCE_MS; !(await isSo()); await pause(200)) {
    if (Date.now() < end && shop.exitCode === null) continue
    failures.push(otherwise)
    return
  }
}

expect(
  Object.keys(networkInterfaces()).every((name) => name === 'lo'),
  'there is a network',
)
expect(run(['npm', '--version']).error?.code === 'ENOENT', 'there is an npm')

const shop = spawn(command[0], command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] })
const ended = once(shop, 'exit')
await until(() => run(healthcheck).status === 0, 'the health check failed')
if (shop.exitCode === null) {
  const load = run(['node', 'dist/shop.js', 'demo', 'load'])
  expect(load.status === 0, `the demo was not loaded: ${load.stderr}`)
  let picture
  await until(async () => {
    const home = await fetch(origin)
    picture = /\/media\/[^\s"',]+/.exec(await home.text())?.[0]
    return home.status === 200 && picture !== undefined
  }, 'the home page shows no pictures')
  for (const path of [picture, '/readyz', '/api/home-data', '/blog', '/sitemap.xml']) {
    const { status } = await fetch(origin + path)
    expect(status === 200, `${path} was answered ${status}`)
  }
  shop.kill('SIGTERM')
}
const [code, signal] = await ended
expect(code === 0, `the shop ended with ${signal ?? code}`)
expect(!existsSync(`${data}/postgres/data/postmaster.pid`), 'PostgreSQL was left running')
console.log(JSON.stringify(failures))
