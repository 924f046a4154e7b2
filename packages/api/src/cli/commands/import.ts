import { parseArgs } from 'node:util'
import { loadCsvMap } from '#import/csv/loadCsvMap.ts'
import { FeedFileError } from '#import/FeedFileError.ts'
import { feedJsonSchema } from '#import/feedLine.schema.ts'
import { importFeed, type ImportOptions } from '#import/importFeed.ts'
import { importValues } from '#import/importValues.ts'
import type { ValueKind } from '#import/valueLines.ts'
import { openPictures } from '#import/pictures/openPictures.ts'
import { ImportIsRunning } from '#import/withImportLock.ts'
import { openPictureFiles } from '#modules/media/files/openPictureFiles.ts'
import { createOriginals } from '#modules/media/createOriginals.ts'
import { OperatorError, UsageError, type Command } from '../Command.ts'
import { createProgressBar } from '../createProgressBar.ts'
import { fileSize } from '../fileSize.ts'
import { ImportSummary } from '../ImportSummary.ts'
import { withShop, type Shop } from '../withShop.ts'
import { IMPORT_HELP } from './importHelp.ts'

const OPTIONS = {
  map: { type: 'string' },
  brand: { type: 'string' },
  pictures: { type: 'string' },
  complete: { type: 'boolean', default: false },
  'withdraw-many': { type: 'boolean', default: false },
  prices: { type: 'boolean', default: false },
  stock: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  schema: { type: 'boolean', default: false },
} as const

export const importCommand: Command = {
  name: 'import',
  summary: 'imports products, prices or stock from a file',
  help: IMPORT_HELP,
  async run(args) {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
    if (values.schema) {
      console.log(JSON.stringify(feedJsonSchema(), null, 2))
      return 0
    }
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UsageError('Name one file to import.')
    const kind = kindOf(values)
    const ofProducts = [values.complete, values.brand !== undefined, values.pictures !== undefined]
    if (kind !== 'products' && ofProducts.includes(true)) {
      throw new UsageError(
        `A feed of ${kind} changes known products only: leave --complete, --brand and --pictures out.`,
      )
    }
    const size = await fileSize(file)
    const csv = values.map === undefined ? undefined : await loadCsvMap(values.map).catch(asOperatorError)

    const bar = createProgressBar()
    const summary = new ImportSummary(values['dry-run'])
    const options: ImportOptions = {
      file,
      ...(csv !== undefined && { csv }),
      brand: values.brand,
      isDryRun: values['dry-run'],
      isComplete: values.complete,
      withdrawMany: values['withdraw-many'],
      onBytes: (bytes) => bar.update(bytes, size),
      onRefusal: ({ line, field, reason }) => {
        bar.clear()
        console.error(`line ${line}: ${field} ${reason}`)
      },
      onChange: (change) => summary.add(change),
      onWarning: (line, warning) => summary.warn(line, warning),
      onMissing: (missing, total) => {
        bar.clear()
        console.log(`The feed lacks ${missing} of ${total} products of its source.`)
      },
    }
    const work = (shop: Shop) =>
      withPictures(shop, values.pictures, (pictures) => take(shop, kind, { ...options, pictures }, summary))
    return withShop(work).catch(asOperatorError).finally(bar.clear)
  },
}

async function withPictures<T>(
  { mediaFolder }: Shop,
  place: string | undefined,
  work: (pictures: ImportOptions['pictures']) => Promise<T>,
): Promise<T> {
  if (place === undefined) return work(undefined)
  const files = await openPictureFiles(mediaFolder)
  const pictures = await openPictures(place)
  try {
    return await work({ pictures, originals: createOriginals(files.originals) })
  } finally {
    pictures.close()
  }
}

async function take(
  { db }: Shop,
  kind: ValueKind | 'products',
  options: ImportOptions,
  summary: ImportSummary,
) {
  if (kind === 'products') {
    const report = await importFeed(db, options)
    console.log(summary.ofProducts(report))
    return report.refused > 0 || (report.withdrawal !== undefined && report.withdrawal.is !== 'done') ? 1 : 0
  }
  const report = await importValues(db, kind, options)
  console.log(summary.ofValues(kind, report))
  return report.refused > 0 ? 1 : 0
}

function kindOf({ prices, stock }: { prices: boolean; stock: boolean }): ValueKind | 'products' {
  if (prices && stock) throw new UsageError('Import prices and stock one after the other.')
  return prices ? 'prices' : stock ? 'stock' : 'products'
}

function asOperatorError(error: unknown): never {
  if (error instanceof ImportIsRunning || error instanceof FeedFileError)
    throw new OperatorError(error.message)
  throw error
}
