import type { Database } from '#database/openDatabase.ts'
import type { Cdn } from './createCdn.ts'
import { findChanged, findPurged, findUnsettled, notePurge, noteSettled } from './purges.repository.ts'

interface Purging {
  db: Database
  cdn: Cdn
}

/** Tells the CDN of the changes since the last purge. Several processes may do so at once. */
export async function purgeCdn({ db, cdn }: Purging): Promise<void> {
  const { version, keys } = await findChanged(db, await findPurged(db))
  if (keys.length === 0) return
  await cdn.purge(keys)
  await notePurge(db, version)
}

/**
 * Repeats purges that were made `settleMs` ago: a process may have sent an answer from before the change to the CDN after the
 * first purge.
 */
export async function purgeCdnAgain({ db, cdn }: Purging, settleMs: number): Promise<void> {
  const unsettled = await findUnsettled(db, settleMs)
  if (unsettled === undefined) return
  const { keys } = await findChanged(db, await findPurged(db, { settled: true }))
  if (keys.length > 0) await cdn.purge(keys)
  await noteSettled(db, unsettled)
}
