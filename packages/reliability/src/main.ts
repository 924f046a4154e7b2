import type { Check, Size } from './Check.ts'
import { carts } from './checks/carts.ts'
import { idempotency } from './checks/idempotency.ts'
import { kills } from './checks/kills.ts'
import { oversell } from './checks/oversell.ts'
import { payments } from './checks/payments.ts'
import { payloads } from './checks/payloads.ts'
import { totals } from './checks/totals.ts'
import { webhooks } from './checks/webhooks.ts'
import { Shop } from './Shop.ts'

const CHECKS: readonly Check[] = [oversell, idempotency, kills, payments, webhooks, totals, carts, payloads]

const HELP = `npm run rel -- [R1 R3 …] [--short]

Tries the promises of buying on processes of the API over one PostgreSQL, each on a shop of its own:

${CHECKS.map(({ name, promise }) => `  ${name.padEnd(10)}${promise}`).join('\n')}

All of them unless told otherwise. Exit code: 0 when every promise is kept, 1 otherwise.

  --short   fewer of the same; without the control that has to fail`

async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const strange = [
    ...names.filter((name) => !CHECKS.some((check) => check.name === name)),
    ...args.filter((arg) => arg.startsWith('--') && arg !== '--short'),
  ]
  if (strange.length > 0) {
    console.log(args.includes('--help') ? HELP : `${HELP}\n\nNot known: ${strange.join(', ')}`)
    return args.includes('--help') ? 0 : 1
  }
  const size: Size = args.includes('--short') ? 'short' : 'long'
  let broken = 0
  for (const check of CHECKS) {
    if (names.length > 0 && !names.includes(check.name)) continue
    if (!(await isKept(check, size))) broken += 1
  }
  return broken === 0 ? 0 : 1
}

async function isKept(check: Check, size: Size): Promise<boolean> {
  const began = performance.now()
  const shop = await Shop.open()
  const interrupt = () => void shop.close().finally(() => process.exit(130))
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  try {
    const { tried, failures } = await check.run(shop, size)
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

process.exitCode = await main(process.argv.slice(2))
