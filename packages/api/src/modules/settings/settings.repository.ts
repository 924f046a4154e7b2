import { DEFAULT_SETTINGS } from '@shop/contract/defaultSettings'
import { settingsSchema, type Settings } from '@shop/contract/settings.schema'
import type { Db, Transaction } from '#database/openDatabase.ts'
import { shopSetting } from '#database/schema/shopSetting.ts'
import { writeStores } from './stores.repository.ts'

export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.select().from(shopSetting)
  const changed = Object.fromEntries(rows.map(({ part, value }) => [part, value]))
  return settingsSchema.parse({ ...DEFAULT_SETTINGS, ...changed })
}

/** Replaces the parts that are given. */
export async function writeSettings(tx: Transaction, settings: Partial<Settings>): Promise<void> {
  for (const part of settingsSchema.keyof().options) {
    const value = settings[part]
    if (value === undefined) continue
    await tx
      .insert(shopSetting)
      .values({ part, value })
      .onConflictDoUpdate({ target: shopSetting.part, set: { value } })
  }
  if (settings.delivery !== undefined) await writeStores(tx, settings.delivery.stores)
}
