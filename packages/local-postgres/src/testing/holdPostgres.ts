import { startPostgres } from '../startPostgres.ts'

/** Process that uses a cluster: `holdPostgres.ts FOLDER`. Sends the address to its parent, and exits on any message. */
const postgres = await startPostgres({ dataDir: process.argv[2] ?? '' })
process.send?.(postgres.url())

const leave = () => void postgres.stop().then(() => process.exit(0))
process.once('message', leave)
process.once('disconnect', leave)
