import type { ProductChange } from '#import/importBatch.ts'
import type { ImportReport } from '#import/importFeed.ts'
import type { ValueReport } from '#import/importValues.ts'
import type { ValueKind } from '#import/valueLines.ts'

/** Number of products that the report names, of each kind. */
const NAMED_MAX = 20

const count = new Intl.NumberFormat('en-IN')
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
})

export class ImportSummary {
  readonly #isDryRun: boolean
  readonly #began = performance.now()
  readonly #created: string[] = []
  readonly #changed: string[] = []
  readonly #warnings: string[] = []
  #warningCount = 0

  constructor(isDryRun: boolean) {
    this.#isDryRun = isDryRun
  }

  add({ line, title, price, priceBefore }: ProductChange): void {
    const list = priceBefore === null ? this.#created : this.#changed
    if (list.length === NAMED_MAX) return
    const before =
      priceBefore === null || priceBefore === price ? '' : `${rupees.format(priceBefore / 100)} → `
    list.push(`  line ${line}: ${title}, ${before}${rupees.format(price / 100)}`)
  }

  warn(line: number, warning: string): void {
    this.#warningCount += 1
    if (this.#warnings.length < NAMED_MAX) this.#warnings.push(`  line ${line}: ${warning}`)
  }

  ofProducts(report: ImportReport): string {
    const {
      created,
      updated,
      unchanged,
      refused,
      leftOut,
      newBrands,
      newCategories,
      droppedImages,
      storedPictures,
    } = report
    const { withdrawal } = report
    const withdrawn = withdrawal?.is === 'done' ? withdrawal.withdrawn : 0
    return this.#text([
      this.#isDryRun ? 'Nothing was written; an import would do this:' : 'Products:',
      ...table({
        created,
        updated,
        unchanged,
        refused,
        ...(withdrawal && { withdrawn }),
        ...(leftOut && { leftOut }),
      }),
      ...this.#named('Created', this.#created, created),
      ...this.#named('Changed', this.#changed, updated),
      ...section('Warnings', this.#warnings, this.#warningCount),
      '',
      ...withdrawalNotes(withdrawal),
      `  ${counted(newBrands, 'new brand', 'new brands')}, ${counted(newCategories, 'new category', 'new categories')}`,
      ...(storedPictures > 0 ? [`  ${counted(storedPictures, 'new picture', 'new pictures')}`] : []),
      ...(droppedImages > 0 ? [`  ${counted(droppedImages, 'picture', 'pictures')} left out`] : []),
    ])
  }

  ofValues(kind: ValueKind, { changed, unchanged, refused }: ValueReport): string {
    const what = kind === 'prices' ? 'Prices of variants' : 'Stock of variants'
    return this.#text([
      this.#isDryRun ? `Nothing was written; an import would do this. ${what}:` : `${what}:`,
      ...table({ changed, unchanged, refused }),
      '',
    ])
  }

  #named(title: string, lines: readonly string[], total: number): string[] {
    return this.#isDryRun ? section(title, lines, total) : []
  }

  #text(lines: readonly string[]): string {
    const seconds = (performance.now() - this.#began) / 1_000
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
    return [...lines, `  ${seconds.toFixed(1)} s, ${megabytes} MB of memory at most`].join('\n')
  }
}

const counted = (number: number, one: string, many: string) =>
  `${count.format(number)} ${number === 1 ? one : many}`

const LABELS: Record<string, string> = { leftOut: 'left out' }

function table(counts: Record<string, number>): string[] {
  return Object.entries(counts).map(
    ([label, lines]) => `  ${(LABELS[label] ?? label).padEnd(12)}${count.format(lines).padStart(10)}`,
  )
}

function section(title: string, lines: readonly string[], total: number): string[] {
  if (total === 0) return []
  const more = total > lines.length ? [`  and ${count.format(total - lines.length)} more`] : []
  return ['', `${title}:`, ...lines, ...more]
}

function withdrawalNotes(withdrawal: ImportReport['withdrawal']): string[] {
  if (withdrawal === undefined || withdrawal.is === 'done') return []
  if (withdrawal.is === 'unknown') {
    return ['  Nothing was withdrawn: a refused line may be any of the products that the feed lacks.']
  }
  const { missing, total } = withdrawal
  return [
    `  Nothing was withdrawn: the feed lacks ${count.format(missing)} of ${count.format(total)} products, more than a fifth. --withdraw-many archives them.`,
  ]
}
