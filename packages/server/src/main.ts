import { ORDER_DEADLINE_MS } from '@shop/contract/limits'
import { openShop } from './openShop.ts'
import { readSettings } from './env.ts'

/** Longer than the longest deadline of a request, and the pause before connections are closed. */
const GRACE_MS = ORDER_DEADLINE_MS + 15_000

/**
 * What `npm start` runs once everything is built: opens the shop, prints its address, and closes it in order on Ctrl-C or
 * SIGTERM. Throws an error with one clear sentence when it can't open.
 */
export async function main(): Promise<void> {
  const shop = await openShop(readSettings(), (line) => console.log(line))
  console.log(`\n  the product is open at ${shop.address}\n`)

  let closing = false
  const close = (signal: NodeJS.Signals) => {
    if (closing) return
    closing = true
    console.log(`\n${signal}: closing the shop …`)
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    shop.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}
