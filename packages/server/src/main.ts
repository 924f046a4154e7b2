import { ORDER_DEADLINE_MS } from '@shop/contract/limits'
import { servesShoppers } from '@shop/api/env'
import { startTracing } from '@shop/api/tracing/startTracing'
import { whenParentIsGone } from '@shop/api/work/whenParentIsGone'
import { openShop } from './openShop.ts'
import { readSettings } from './env.ts'
import { tellSupervisor } from './tellSupervisor.ts'

/** Longer than the pause before connections are closed and the longest deadline of a request together. */
const GRACE_MS = ORDER_DEADLINE_MS + 15_000

/** Opens the shop and prints its address. Closes it on SIGINT, SIGTERM and SIGHUP, and when the parent process has exited. */
export async function main(): Promise<void> {
  const settings = readSettings()
  const endTracing = await startTracing(settings.api)
  const stopping = new AbortController()
  const opening = openShop(settings, { say: (line) => console.log(line), signal: stopping.signal })

  const close = (cause: string) => {
    if (stopping.signal.aborted) return
    stopping.abort()
    console.log(`\n${cause}: closing the shop …`)
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    opening
      // A shop that was not open yet has closed what it had opened.
      .then(
        (shop) => shop.close(),
        () => undefined,
      )
      .then(endTracing)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, close)
  whenParentIsGone(() => close('The process that started the shop is gone'))

  const shop = await opening.catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error
  })
  if (shop === undefined) return
  const { address, port, operatorOrigin } = shop
  // Before the address is printed: the supervisor restarts a crashed server only when it knows its port.
  tellSupervisor({ port })
  const what = servesShoppers(settings.api) ? 'the product' : 'a worker of the product'
  console.log(`\n  ${what} is open at ${address}`)
  if (operatorOrigin !== undefined) console.log(`  for its operator: ${operatorOrigin}/metrics`)
  console.log()
}
