import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { importFeed, type ImportReport } from '#import/importFeed.ts'
import { ImportIsRunning } from '#import/withImportLock.ts'
import { OperatorError, UsageError, type Command } from '../Command.ts'
import { createProgressBar } from '../createProgressBar.ts'
import { withShop } from '../withShop.ts'

const HELP = `Imports products from a feed into the catalogue.

  npm run shop -- import FILE.jsonl [--dry-run]

FILE.jsonl has one product a line, as JSON:

  {"source": "acme", "source_id": "A-17", "title": "Matte Lipstick", "brand": "Rozana",
   "category_path": ["Makeup", "Lips", "Lipstick"], "description": "<p>Soft.</p>",
   "images": ["https://cdn.acme.example/a-17.jpg"],
   "options": [{"group": "Shade", "variants": [
     {"option_name": "Ruby", "color_code": "#9b111e", "mrp": 599, "selling_price": 499, "quantity": 12}]}],
   "mrp": 599, "selling_price": 499, "currency": "INR", "quantity": 12}

Prices are in rupees. source and source_id identify a product: an unchanged line changes nothing, and a changed one updates
the product, which keeps its address. The option's name identifies a variant; variants that the feed no longer has are
withdrawn. Missing brands and categories are created. quantity is the stock that the first store can sell; for a product
with options, each variant has its own.

description may be empty; images and options are optional. Images must be https addresses, and are loaded from there. An
invalid line is reported with its number, field and reason, and stops no other line.

  --dry-run   reports the changes without writing them

Exit code: 0 when every line was imported, 1 when a line was refused or the import failed.`

export const importCommand: Command = {
  name: 'import',
  summary: 'imports products from a file, one per line',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UsageError('Name one file to import.')
    const size = await sizeOf(file)
    const isDryRun = values['dry-run']

    const began = performance.now()
    const bar = createProgressBar()
    const report = await withShop(({ db }) =>
      importFeed(db, {
        file,
        isDryRun,
        onBytes: (bytes) => bar.update(bytes, size),
        onRefusal: ({ line, field, reason }) => {
          bar.clear()
          console.error(`line ${line}: ${field} ${reason}`)
        },
      }).catch((error: unknown) => {
        throw error instanceof ImportIsRunning ? new OperatorError(error.message) : error
      }),
    ).finally(bar.clear)
    console.log(summaryOf(report, isDryRun, (performance.now() - began) / 1_000))
    return report.refused > 0 ? 1 : 0
  },
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(error.code === 'ENOENT' ? `There is no file ${file}.` : error.message)
  })
  if (!found.isFile()) throw new OperatorError(`${file} is not a file.`)
  return found.size
}

const count = new Intl.NumberFormat('en-IN')

function summaryOf(report: ImportReport, isDryRun: boolean, seconds: number): string {
  const { created, updated, unchanged, refused, newBrands, newCategories, droppedImages } = report
  const products = Object.entries({ created, updated, unchanged, refused })
    .map(([label, lines]) => `  ${label.padEnd(12)}${count.format(lines).padStart(10)}`)
    .join('\n')
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  const notes = [
    `${count.format(newBrands)} new brands, ${count.format(newCategories)} new categories`,
    ...(droppedImages > 0 ? [`${count.format(droppedImages)} images left out: no https address`] : []),
    `${seconds.toFixed(1)} s, ${megabytes} MB of memory at most`,
  ]
  return [
    isDryRun ? 'Nothing was written; an import would do this:' : 'Products:',
    products,
    '',
    ...notes.map((note) => `  ${note}`),
  ].join('\n')
}
