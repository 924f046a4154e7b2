import { startPostgres } from '../startPostgres.ts'

/** A process that uses a cluster: `holdPostgres.ts FOLDER`. Tells its parent the address, and leaves in order when told anything. */
const postgres = await startPostgres({ dataDir: process.argv[2] ?? '' })
process.send?.(postgres.url())

const leave = () => void postgres.stop().then(() => process.exit(0))
process.once('message', leave)
process.once('disconnect', leave)
