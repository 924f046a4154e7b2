import { readCliEnv } from '#cli/env.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { openPictureFiles } from './files/openPictureFiles.ts'
import { resizeAllPictures } from './resizeAllPictures.ts'

// Any number that no other lock of the shop has.
const LOCK = 7_405_621

/** Child process that creates all renditions. One process per database does the work; each ends with its parent. */
process.once('disconnect', () => process.exit())
// The parent may have ended while this process was loading.
if (!process.connected) process.exit()
const { databaseUrl, mediaFolder } = readCliEnv()
if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set')
const db = openDatabase(databaseUrl, { poolSize: 2 })
const lock = await db.$client.connect()
const { rows } = await lock.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK])
if (rows[0]?.free === true)
  await resizeAllPictures(db, { files: await openPictureFiles(mediaFolder), atATime: 1 })
lock.release(true)
await db.$client.end()
process.disconnect?.()
