import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { call } from '../faults/call.ts'

const SETTINGS = path.join(import.meta.dirname, '../../../../deploy/haproxy.cfg')

/** HAProxy with the settings of `deploy/haproxy.cfg`, in front of servers on this machine. */
export class LoadBalancer {
  readonly origin: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, origin: string) {
    this.#child = child
    this.origin = origin
  }

  /** Undefined where HAProxy is not installed. */
  static async start(
    folder: string,
    port: number,
    serverPorts: readonly number[],
  ): Promise<LoadBalancer | undefined> {
    const file = path.join(folder, 'haproxy.cfg')
    await writeFile(file, settingsFor(await readFile(SETTINGS, 'utf8'), port, serverPorts))
    const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
    const isInstalled = await once(child, 'spawn').then(
      () => true,
      () => false,
    )
    if (!isInstalled) return undefined
    let said = ''
    child.stderr.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-1_000)))
    const balancer = new LoadBalancer(child, `http://127.0.0.1:${port}`)
    while (!(await balancer.#isReady())) {
      if (child.exitCode !== null) throw new Error(`HAProxy ended: ${said}`)
      await pause(100)
    }
    return balancer
  }

  #isReady(): Promise<boolean> {
    return call(`${this.origin}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }
}

/** The settings with servers of fixed addresses instead of names that the container network resolves. */
function settingsFor(text: string, port: number, serverPorts: readonly number[]): string {
  const servers = serverPorts.map((server) => `  server shop-${server} 127.0.0.1:${server}`).join('\n')
  return text
    .replace(/^resolvers [\s\S]*?\n\n/m, '')
    .replace(' resolvers containers init-addr none', '')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace(/^ *server-template .*$/m, servers)
}
