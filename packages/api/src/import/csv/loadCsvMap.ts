import { readFile } from 'node:fs/promises'
import { FeedFileError } from '../FeedFileError.ts'
import type { RecordReader } from './cells.ts'
import { csvMapSchema } from './csvMap.schema.ts'
import { mappedRecords } from './mappedRecords.ts'
import { shopifyRecords } from './shopifyRecords.ts'
import { woocommerceRecords } from './woocommerceRecords.ts'

const PRESETS: Record<string, (source: string) => RecordReader> = {
  shopify: shopifyRecords,
  woocommerce: woocommerceRecords,
}

/** Reader for `--map`: the name of a preset, or a mapping file. */
export async function loadCsvMap(name: string): Promise<RecordReader> {
  const preset = PRESETS[name]
  if (preset !== undefined) return preset(name)
  const text = await readFile(name, 'utf8').catch(() => {
    throw new FeedFileError(
      `There is no preset and no file ${name}. Presets: ${Object.keys(PRESETS).join(', ')}.`,
    )
  })
  const parsed = csvMapSchema.safeParse(toJson(name, text))
  if (parsed.success) return mappedRecords(parsed.data)
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`)
  throw new FeedFileError(`The mapping file ${name} can't be used. ${problems.join('; ')}`)
}

function toJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new FeedFileError(
      `The mapping file ${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
