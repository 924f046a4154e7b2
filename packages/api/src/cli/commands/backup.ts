import { parseArgs } from 'node:util'
import { backUpPostgres } from '@shop/local-postgres/backUpPostgres'
import { OperatorError, UsageError, type Command } from '../Command.ts'
import { dumpDatabase } from '../dump/dumpDatabase.ts'
import { wordsOf } from '../dump/wordsOf.ts'
import { fileSize } from '../fileSize.ts'
import { withServer } from '../withShop.ts'

const MEGABYTE = 1_000_000

export const backupCommand: Command = {
  name: 'backup',
  summary: 'writes the database into a file',
  help: `Writes the whole database into a file, also while the shop is open.

  npm run shop -- backup FILE

Of the bundled PostgreSQL it is a compressed copy of its files. For a DATABASE_URL, pg_dump of the server's version or a
newer one writes it, which must be installed. An interrupted backup leaves FILE.part and never an incomplete FILE.

The file has personal data and is readable by you alone. Pictures of feeds are not in the database: back up
DATA_DIR/media-originals, or the folder originals/ of the bucket, as well.

Exit code: 0 on success, 1 otherwise.`,
  async run(args) {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
    const [file = ''] = positionals
    if (positionals.length !== 1) throw new UsageError('Name one file to write.')
    await withServer(async ({ url, bundled }) => {
      if (bundled === undefined) return dumpDatabase(url, file)
      await backUpPostgres(bundled, file).catch((error: unknown) => {
        throw new OperatorError(`Nothing was backed up: ${wordsOf(error)}`, { cause: error })
      })
    })
    console.log(
      `The database is in ${file}, ${Math.ceil((await fileSize(file)) / MEGABYTE)} MB. Pictures of feeds are not in it.`,
    )
    return 0
  },
}
