import { restorePostgres } from '../restorePostgres.ts'

/** Process that is killed while it replaces a cluster by a backup: `restore.ts FOLDER FILE`. */
const [, , dataDir = '', file = ''] = process.argv
await restorePostgres({ dataDir, file, isReplacing: true })
