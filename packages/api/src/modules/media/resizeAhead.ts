import { setTimeout as pause } from 'node:timers/promises'
import { readCliEnv } from '#cli/env.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { ignoreClosedOutput } from '#work/ignoreClosedOutput.ts'
import { whenParentIsGone } from '#work/whenParentIsGone.ts'
import { openPictureFiles } from './files/openPictureFiles.ts'
import { resizeAllPictures } from './resizeAllPictures.ts'

// Any number that no other lock of the shop has.
const LOCK = 7_405_621
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** Child process that creates all renditions. One process per database does the work; each ends with its parent. */
whenParentIsGone(() => process.exit())
ignoreClosedOutput()
const { databaseUrl, mediaFolder } = readCliEnv()
if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set')
const db = openDatabase(databaseUrl, { poolSize: 2, isPatient: true })
const files = await openPictureFiles(mediaFolder)
for (let pauseMs = FIRST_PAUSE_MS; !(await isDone()); pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS))
  await pause(pauseMs)
await db.$client.end()
process.disconnect?.()

/** True when nothing is left for this process: all renditions exist, or another process creates them. */
async function isDone(): Promise<boolean> {
  try {
    const lock = await db.$client.connect()
    try {
      const { rows } = await lock.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK])
      if (rows[0]?.free !== true) return true
      const { failures } = await resizeAllPictures(db, { files, atATime: 1 })
      for (const [id, error] of failures) console.error(`Picture ${id} could not be resized.`, error)
      return failures.size === 0
    } finally {
      lock.release(true)
    }
  } catch (error) {
    console.error('Pictures could not be resized, and will be tried again.', error)
    return false
  }
}
