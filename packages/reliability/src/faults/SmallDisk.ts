import { execFile } from 'node:child_process'
import { chown, mkdir, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { codeOf } from '@shop/api/database/codeOf'
import { sql } from 'drizzle-orm'
import type { Shop } from '../Shop.ts'

const run = promisify(execFile)
const SIZE = '256m'
/** Tables that orders are written to. */
const TABLES = ['orders', 'order_line', 'order_event', 'payment', 'stock_move', 'idem', 'outbox']
const DISK_FULL = '53100'
const MEGABYTE = Buffer.alloc(1024 * 1024, 1)

export class SmallDisk {
  readonly #shop: Shop
  readonly #folder: string

  private constructor(shop: Shop, folder: string) {
    this.#shop = shop
    this.#folder = folder
  }

  /** Undefined where it can't be mounted, which requires root on Linux. */
  static async mount(shop: Shop): Promise<SmallDisk | undefined> {
    const folder = path.join(path.dirname(shop.clusterFolder), 'small-disk')
    await mkdir(folder)
    const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]).then(
      () => true,
      () => false,
    )
    if (!isMounted) return undefined
    const disk = new SmallDisk(shop, folder)
    const tables = path.join(folder, 'tables')
    const { uid, gid } = await stat(shop.clusterFolder)
    await mkdir(tables)
    await chown(tables, uid, gid)
    await shop.db.execute(sql`create tablespace small_disk location ${sql.raw(`'${tables}'`)}`)
    for (const table of TABLES)
      await shop.db.execute(sql`alter table ${sql.identifier(table)} set tablespace small_disk`)
    await shop.db.execute(sql`create table filler (text text) tablespace small_disk`)
    return disk
  }

  /** Fills the disk to its last byte while `work` runs. */
  async whileFull(work: () => Promise<void>): Promise<void> {
    const file = path.join(this.#folder, 'filler')
    try {
      await fill(file)
      const failure: unknown = await this.#shop.db
        .execute(sql`insert into filler select repeat('x', 1000) from generate_series(1, 100000)`)
        .catch((error: unknown) => error)
      if (codeOf(failure) !== DISK_FULL) throw new Error('The disk is not full: this run proves nothing')
      await work()
    } finally {
      await rm(file, { force: true })
    }
  }

  async unmount(): Promise<void> {
    await run('umount', ['-l', this.#folder])
  }
}

async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w')
  try {
    for (let chunk = MEGABYTE; chunk.length > 0;) {
      const written = await handle.write(chunk).then(
        ({ bytesWritten }) => bytesWritten,
        (error: unknown) => {
          if (codeOf(error) !== 'ENOSPC') throw error
          return 0
        },
      )
      if (written < chunk.length) chunk = chunk.subarray(0, Math.floor(chunk.length / 2))
    }
  } finally {
    await handle.close()
  }
}
