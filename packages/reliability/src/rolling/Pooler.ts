import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const SETTINGS = path.join(import.meta.dirname, '../../../../deploy/pgbouncer.ini')

/** PgBouncer with the settings of `deploy/pgbouncer.ini`, in front of a database on this machine. */
export class Pooler {
  readonly url: string
  readonly #child: ChildProcess
  readonly #folder: string

  private constructor(child: ChildProcess, folder: string, url: string) {
    this.#child = child
    this.#folder = folder
    this.url = url
  }

  /** Undefined where PgBouncer is not installed. */
  static async start(databaseUrl: string, port: number): Promise<Pooler | undefined> {
    const folder = await mkdtemp(path.join(tmpdir(), 'pooler-'))
    const file = path.join(folder, 'pgbouncer.ini')
    await chmod(folder, 0o755)
    await writeFile(file, settingsFor(await readFile(SETTINGS, 'utf8'), port, new URL(databaseUrl)))
    // It refuses to run as root.
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
    const child = spawn('pgbouncer', [...user, file], { stdio: ['ignore', 'ignore', 'pipe'] })
    const isInstalled = await once(child, 'spawn').then(
      () => true,
      () => false,
    )
    if (!isInstalled) {
      await rm(folder, { recursive: true })
      return undefined
    }
    let said = ''
    child.stderr.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-1_000)))
    const url = new URL(databaseUrl)
    url.port = String(port)
    while (!(await isListening(port))) {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${said}`)
      await pause(100)
    }
    return new Pooler(child, folder, url.href)
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
    await rm(this.#folder, { recursive: true })
  }
}

/** The settings with the address of this database; connections to the pooler need no password. */
function settingsFor(
  text: string,
  port: number,
  { hostname, port: of, pathname, username, password }: URL,
): string {
  const name = pathname.slice(1)
  return text
    .replace(
      'shop = host=database port=5432',
      `${name} = host=${hostname} port=${of} user=${username} password=${password}`,
    )
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = any')
    .replace(/^auth_file = .*\n/m, '')
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}
