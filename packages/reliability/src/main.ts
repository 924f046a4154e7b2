import { parseArgs } from 'node:util'
import type { Check, RunOptions, Size } from './Check.ts'
import { alerts } from './checks/alerts.ts'
import { attack } from './checks/attack.ts'
import { backup } from './checks/backup.ts'
import { carts } from './checks/carts.ts'
import { cdn } from './checks/cdn.ts'
import { day } from './checks/day.ts'
import { faults } from './checks/faults.ts'
import { idempotency } from './checks/idempotency.ts'
import { image } from './checks/image.ts'
import { kills } from './checks/kills.ts'
import { oversell } from './checks/oversell.ts'
import { payloads } from './checks/payloads.ts'
import { payments } from './checks/payments.ts'
import { previous } from './checks/previous.ts'
import { rolling } from './checks/rolling.ts'
import { search } from './checks/search.ts'
import { shopBooks } from './checks/shopBooks.ts'
import { totals } from './checks/totals.ts'
import { webhooks } from './checks/webhooks.ts'
import { workers } from './checks/workers.ts'
import { Shop } from './Shop.ts'

const CHECKS: readonly Check[] = [
  oversell,
  idempotency,
  kills,
  payments,
  webhooks,
  shopBooks,
  totals,
  carts,
  payloads,
  attack,
  faults,
  rolling,
  workers,
  backup,
  cdn,
  alerts,
  day,
  search,
  image,
  previous,
]

const HELP = `npm run rel -- [R1 R3 attack …] [--short]

Checks reliability promises on processes of the API over one PostgreSQL, each on a shop of its own:

${CHECKS.map(({ name, promise }) => `  ${name.padEnd(10)}${promise}`).join('\n')}

Runs all checks by default. Exit code: 0 when every promise holds, 1 otherwise.

After each check, a control removes the guard of its promise: the same check must then fail.

  --short      a shorter run; of all, without ${CHECKS.filter(({ isLong }) => isLong)
    .map(({ name }) => name)
    .join(', ')}
  --count N    number of requests of attack
  --seed N     other requests of attack
  --only N     only the request with this number
  --minutes N  duration of faults; 30 by default`

const OPTIONS = {
  short: { type: 'boolean' },
  help: { type: 'boolean' },
  seed: { type: 'string' },
  count: { type: 'string' },
  only: { type: 'string' },
  minutes: { type: 'string' },
} as const

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const unknown = positionals.filter((name) => !CHECKS.some((check) => check.name === name))
  if (values.help || unknown.length > 0) {
    console.log(unknown.length > 0 ? `${HELP}\n\nUnknown: ${unknown.join(', ')}` : HELP)
    return unknown.length > 0 ? 1 : 0
  }
  const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  const options = {
    seed: numberOf(values.seed),
    count: numberOf(values.count),
    only: numberOf(values.only),
    minutes: numberOf(values.minutes),
  }
  const waiting = CHECKS.filter(({ name, isLong }) =>
    positionals.length === 0 ? !(values.short && isLong) : positionals.includes(name),
  )
  let broken = 0
  const takeTurns = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (!(await isKept(check, values.short ? 'short' : 'long', options))) broken += 1
    }
  }
  // Short checks measure no time, and often wait for processes.
  await Promise.all(Array.from({ length: values.short ? 2 : 1 }, takeTurns))
  return broken === 0 ? 0 : 1
}

async function isKept(check: Check, size: Size, options: RunOptions): Promise<boolean> {
  const began = performance.now()
  const shop = await Shop.open()
  const interrupt = () => void shop.close().finally(() => process.exit(130))
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  try {
    const { tried, failures } = await check.run(shop, size, options)
    if (failures.length === 0) failures.push(...(await tryControl(check, shop)))
    const seconds = ((performance.now() - began) / 1_000).toFixed(0)
    console.log(`${failures.length === 0 ? '✓' : '✗'} ${check.name} ${check.promise}: ${tried}, ${seconds} s`)
    for (const failure of failures.slice(0, 10)) console.log(`    ${failure}`)
    if (failures.length > 10) console.log(`    and ${failures.length - 10} more`)
    return failures.length === 0
  } catch (error) {
    console.error(error)
    console.log(`✗ ${check.name} ${check.promise}: ended by an error`)
    return false
  } finally {
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', interrupt)
    await shop.close()
  }
}

/** Runs the check on a shop without its guard, where it must find something. */
async function tryControl({ control, run }: Check, shop: Shop): Promise<string[]> {
  if (control === 'within') return []
  await shop.removeGuard(control)
  const { failures } = await run(shop, 'control', {})
  return failures.length > 0 ? [] : [`nothing was found without ${control.name}: this check proves nothing`]
}

process.exitCode = await main(process.argv.slice(2))
