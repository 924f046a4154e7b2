import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { call } from '../faults/call.ts'

const SETTINGS = path.join(import.meta.dirname, '../../../../deploy/varnish.vcl')
export const TOKEN = 'token-of-the-check'
/** In place of the shop's minute, so that a check sees pages expire. */
export const TTL_S = 20

/** Varnish with the settings of `deploy/varnish.vcl`, in front of a server on this machine. */
export class Varnish {
  readonly origin: string
  readonly #child: ChildProcess
  readonly #folder: string

  private constructor(child: ChildProcess, folder: string, origin: string) {
    this.#child = child
    this.#folder = folder
    this.origin = origin
  }

  /** Undefined where Varnish is not installed. */
  static async start(port: number, serverPort: number): Promise<Varnish | undefined> {
    const folder = await mkdtemp(path.join(tmpdir(), 'varnish-'))
    await chmod(folder, 0o755)
    const file = path.join(folder, 'varnish.vcl')
    await writeFile(file, settingsFor(await readFile(SETTINGS, 'utf8'), serverPort))
    const args = [
      '-F',
      '-f',
      file,
      '-a',
      `127.0.0.1:${port}`,
      '-s',
      'malloc,64m',
      '-n',
      path.join(folder, 'work'),
    ]
    const child = spawn('varnishd', [...args, '-T', 'none', '-p', 'http_gzip_support=off'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
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
    const varnish = new Varnish(child, folder, `http://127.0.0.1:${port}`)
    while (!(await varnish.#answers())) {
      if (child.exitCode !== null) throw new Error(`Varnish ended: ${said}`)
      await pause(100)
    }
    return varnish
  }

  #answers(): Promise<boolean> {
    return call(`${this.origin}/healthz`).then(
      () => true,
      () => false,
    )
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await ended
    await rm(this.#folder, { recursive: true, force: true })
  }
}

function settingsFor(text: string, serverPort: number): string {
  return text
    .replaceAll('std.getenv("CDN_PURGE_TOKEN")', `"${TOKEN}"`)
    .replace('"3000"', `"${serverPort}"`)
    .replace('set beresp.grace', `set beresp.ttl = ${TTL_S}s;\n  set beresp.grace`)
}
