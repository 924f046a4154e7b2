import { setTimeout as pause } from 'node:timers/promises'
import { causes } from '../alerts/causes.ts'
import { Prometheus } from '../alerts/Prometheus.ts'
import type { Check } from '../Check.ts'

const METRICS_TOKEN = 'a token of the check'
const QUIET_MS = 12_000
/** Nothing answers there. */
const NO_SEARCH = { SEARCH_URL: 'http://127.0.0.1:9', SEARCH_DEADLINE: '100' }

/** Prometheus watches processes of the shop, to which each alert's cause happens. */
export const alerts: Check = {
  name: 'alerts',
  isLong: true,
  control: 'within',
  promise: 'Each alert fires by its cause, and none without',
  async run(shop) {
    const web = await shop.start({ ROLE: 'web', METRICS_TOKEN })
    const worker = await shop.start({ ROLE: 'worker', METRICS_TOKEN })
    const origins = [web.origin, worker.origin]
    const prometheus = await Prometheus.start(shop.folder, METRICS_TOKEN, origins)
    if (prometheus === undefined) return { tried: 'left out, as Prometheus is not installed', failures: [] }
    const startWithoutSearch = async () => {
      const { origin } = await shop.start({ ROLE: 'web', METRICS_TOKEN, ...NO_SEARCH })
      origins.push(origin)
      await prometheus.scrape(origins)
      await fetch(`${origin}/api/products?search=kajal`)
    }
    try {
      const failures = await Prometheus.testRules()
      await pause(QUIET_MS)
      for (const name of await prometheus.firing()) failures.push(`${name} fires without a cause`)
      for (const [name, cause] of Object.entries(causes)) {
        const fired = prometheus.fires(name)
        await cause({ shop, web, worker, startWithoutSearch })
        if (!(await fired)) failures.push(`${name} does not fire`)
      }
      return { tried: `${Object.keys(causes).length} alerts fired by Prometheus, all by promtool`, failures }
    } finally {
      await prometheus.stop()
    }
  },
}
