import { execFile } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase } from '@shop/api/database/openDatabase'
import { backUpPostgres } from '@shop/local-postgres/backUpPostgres'
import { restorePostgres } from '@shop/local-postgres/restorePostgres'
import { startPostgres } from '@shop/local-postgres/startPostgres'
import { tryDump } from '../backup/tryDump.ts'
import { auditBooks, countOrders } from '../books.ts'
import { buyPatiently, newKey } from '../buy.ts'
import type { Check } from '../Check.ts'
import { POSTGRES, type Shop } from '../Shop.ts'
import { makeShoppers, makeTestProduct, type TestProduct } from '../shoppers.ts'

const ORDERS = { long: 1_000, short: 120, control: 120 }
const BUYERS = 6
const run = promisify(execFile)

/** Backups are made while shoppers buy, on a disk that is full, and by `pg_dump` of an installed PostgreSQL. */
export const backup: Check = {
  name: 'backup',
  control: 'within',
  promise: 'A backup has every order confirmed before it, and is restored whole or not at all',
  async run(shop, size) {
    const product = await makeTestProduct(shop.db, 1_000_000)
    const shoppers = await makeShoppers(shop.db, ORDERS[size])
    const { origin } = await shop.start()
    let confirmed = 0
    const buyNext = async (): Promise<void> => {
      for (let shopper = shoppers.pop(); shopper !== undefined; shopper = shoppers.pop()) {
        const { status } = await buyPatiently(() => origin, { shopper, product, key: newKey() })
        if (status === 201) confirmed += 1
      }
    }
    const buyAll = () => Promise.all(Array.from({ length: BUYERS }, buyNext))
    const later = shoppers.splice(0, BUYERS) // they buy when the copy is complete
    const buying = buyAll()
    while (confirmed < ORDERS[size] / 3) await pause(50)
    const before = confirmed
    const file = path.join(shop.folder, 'shop.backup')
    await backUpPostgres(shop.postgres, file)
    const during = confirmed
    await buying
    shoppers.push(...later)
    await buyAll()

    const { stored, failures } = await readRestored(shop, file, product)
    if (stored < before) failures.push(`${before} orders were confirmed before the copy, which has ${stored}`)
    if (stored >= confirmed) failures.push('the copy has all later orders: this run proves nothing')
    const fullDisk = await tryFullDisk(shop, failures)
    const dumped = await tryDump(shop.folder)
    failures.push(...(dumped ?? []))
    const programs = dumped === undefined ? 'no pg_dump, as no PostgreSQL is installed' : 'pg_dump'
    const tried = `a copy during ${during - before} of ${confirmed} orders, ${fullDisk}, ${programs}`
    return { tried, failures }
  },
}

/** Restores the copy in a folder of its own, and audits its books. */
async function readRestored(shop: Shop, file: string, product: TestProduct) {
  const dataDir = path.join(shop.folder, 'restored')
  await restorePostgres({ dataDir, file, isReplacing: false })
  const postgres = await startPostgres({ dataDir, settings: POSTGRES })
  const db = openDatabase(postgres.url(), { isPatient: true })
  try {
    return { failures: await auditBooks(db), stored: await countOrders(db, product) }
  } finally {
    await db.$client.end()
    await postgres.stop()
  }
}

async function tryFullDisk(shop: Shop, failures: string[]): Promise<string> {
  const small = path.join(shop.folder, 'small-disk')
  await mkdir(small)
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small]).then(
    () => true,
    () => false,
  )
  if (!isMounted) return 'no full disk, which needs root'
  try {
    const failure = await backUpPostgres(shop.postgres, path.join(small, 'shop.backup')).then(
      () => 'none',
      (error: unknown) => String(error),
    )
    if (!failure.includes('ENOSPC')) failures.push(`on a full disk: ${failure}`)
    if ((await readdir(small)).length > 0) failures.push('a part of a backup stays on a full disk')
    return 'a full disk'
  } finally {
    await run('umount', ['-l', small])
  }
}
