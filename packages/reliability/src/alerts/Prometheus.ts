import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { freePorts } from '../freePorts.ts'

const DEPLOY = path.join(import.meta.dirname, '../../../../deploy')
const PATIENCE_MS = 60_000
const run = promisify(execFile)
const alertsSchema = z.object({
  data: z.object({
    alerts: z.array(z.object({ state: z.string(), labels: z.object({ alertname: z.string() }) })),
  }),
})

/** Prometheus with the rules of `deploy/alerts.yaml`, whose minutes are seconds here. It scrapes the processes that it is told. */
export class Prometheus {
  readonly #child: ChildProcess
  readonly #origin: string
  readonly #targets: string

  private constructor(child: ChildProcess, origin: string, targets: string) {
    this.#child = child
    this.#origin = origin
    this.#targets = targets
  }

  /** Undefined where Prometheus or promtool is not installed. */
  static async start(
    folder: string,
    token: string,
    origins: readonly string[],
  ): Promise<Prometheus | undefined> {
    const isInstalled = await run('promtool', ['--version']).then(
      () => true,
      () => false,
    )
    if (!isInstalled) return undefined
    const [port = 0] = await freePorts(1)
    const at = (name: string) => path.join(folder, name)
    await writeFile(at('rules.yaml'), inSeconds(await readFile(path.join(DEPLOY, 'alerts.yaml'), 'utf8')))
    await writeFile(at('prometheus.yaml'), settings(token, at('targets.json')))
    await writeFile(at('targets.json'), toTargets(origins))
    const options = [
      `--config.file=${at('prometheus.yaml')}`,
      `--storage.tsdb.path=${at('prometheus')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ]
    const child = spawn('prometheus', options, { stdio: 'ignore' })
    await once(child, 'spawn')
    return new Prometheus(child, `http://127.0.0.1:${port}`, at('targets.json'))
  }

  /** What `promtool test rules` finds, with the series of `deploy/alerts.test.yaml`. */
  static async testRules(): Promise<string[]> {
    return run('promtool', ['test', 'rules', path.join(DEPLOY, 'alerts.test.yaml')]).then(
      () => [],
      (error: unknown) => [`promtool: ${String(error)}`],
    )
  }

  async scrape(origins: readonly string[]): Promise<void> {
    await writeFile(this.#targets, toTargets(origins))
  }

  async firing(): Promise<string[]> {
    const answer = await fetch(`${this.#origin}/api/v1/alerts`)
    const { data } = alertsSchema.parse(await answer.json())
    return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
  }

  /** False if the alert does not fire within a minute. */
  async fires(name: string): Promise<boolean> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(250))
      if ((await this.firing().catch((): string[] => [])).includes(name)) return true
    return false
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await ended
  }
}

/** Rates need two scrapes, so their windows are longer. */
function inSeconds(rules: string): string {
  return rules.replaceAll(/\[\d+m\]/g, '[8s]').replaceAll(/^( *for: )\d+m$/gm, '$11s')
}

const toTargets = (origins: readonly string[]) =>
  JSON.stringify([{ targets: origins.map((origin) => new URL(origin).host) }])

const settings = (token: string, targets: string) => `
global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [rules.yaml]
scrape_configs:
  - job_name: shop
    authorization: { credentials: '${token}' }
    file_sd_configs: [{ files: ['${targets}'], refresh_interval: 1s }]
`
