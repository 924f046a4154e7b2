import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '#database/openDatabase.ts'
import { FeedFileError } from '#import/FeedFileError.ts'
import { openPictures } from '#import/pictures/openPictures.ts'
import { contentFileSchema, type ContentFile } from '#modules/content/contentFile.schema.ts'
import {
  changeContent,
  ContentError,
  contentText,
  findVersion,
  listVersions,
} from '#modules/content/contentVersions.ts'
import { copyContentPictures } from '#modules/content/copyContentPictures.ts'
import { diffLines } from '#modules/content/diffLines.ts'
import { readContent } from '#modules/content/readContent.ts'
import { findSizeGaps } from '#modules/sizeGuides/findSizeGaps.ts'
import { openPictureFiles } from '#modules/media/files/openPictureFiles.ts'
import { createOriginals } from '#modules/media/createOriginals.ts'
import { OperatorError, UsageError, type Command } from '../Command.ts'
import { istMoment } from '../istMoment.ts'
import { printTable } from '../printTable.ts'
import { readJsonFile } from '../readJsonFile.ts'
import { withShop, type Shop } from '../withShop.ts'
import { CONTENT_HELP } from './contentHelp.ts'

export const contentCommand: Command = {
  name: 'content',
  summary: 'changes the home page, coupons, the blog, synonyms, size guides and the company',
  help: CONTENT_HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      options: { pictures: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [action, name, ...more] = positionals
    const isDryRun = values['dry-run']
    if (more.length === 0 && action === 'export' && name === undefined) return withShop(({ db }) => print(db))
    if (more.length === 0 && action === 'sizes' && name === undefined) return withShop(({ db }) => sizes(db))
    if (more.length === 0 && action === 'history' && name === undefined)
      return withShop(({ db }) => history(db))
    if (more.length === 0 && name !== undefined) {
      if (action === 'restore') return withShop(({ db }) => restore(db, Number(name), isDryRun))
      if (action === 'apply') {
        const file = await readJsonFile(name, contentFileSchema)
        return withShop((shop) => apply(shop, file, { name, place: values.pictures, isDryRun }))
      }
    }
    throw new UsageError('Give one action: export, apply FILE, history, restore VERSION or sizes.')
  },
}

async function print(db: Database): Promise<number> {
  console.log(JSON.stringify(await db.transaction((tx) => readContent(tx)), null, 2))
  return 0
}

interface ApplyOptions {
  name: string
  place: string | undefined
  isDryRun: boolean
}

async function apply({ db, mediaFolder }: Shop, file: ContentFile, { name, place, isDryRun }: ApplyOptions) {
  const pictures = place === undefined ? undefined : await openPictures(place).catch(asOperatorError)
  try {
    const files = await openPictureFiles(mediaFolder)
    const from = pictures && { pictures, originals: createOriginals(files.originals) }
    const { file: copied, problems } = await copyContentPictures(db, file, { from, isDryRun })
    if (problems.length > 0) throw new OperatorError([...problems, 'Nothing was changed.'].join('\n'))
    const code = await change(db, copied, { cause: `apply ${path.basename(name)}`, isDryRun })
    if (file.size_guides !== undefined && !isDryRun) await printSizeGaps(db)
    return code
  } finally {
    pictures?.close()
  }
}

function asOperatorError(error: unknown): never {
  throw error instanceof FeedFileError ? new OperatorError(error.message) : error
}

async function restore(db: Database, version: number, isDryRun: boolean): Promise<number> {
  const content = Number.isInteger(version) ? await findVersion(db, version) : undefined
  if (content === undefined) throw new OperatorError('There is no such version: see "content history".')
  return change(db, content, { cause: `restore ${version}`, isDryRun })
}

async function change(
  db: Database,
  file: ContentFile,
  options: { cause: string; isDryRun: boolean },
): Promise<number> {
  const { before, after, version } = await changeContent(db, file, options).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error
    throw new OperatorError([...error.problems, 'Nothing was changed.'].join('\n'))
  })
  const lines = diffLines(contentText(before), contentText(after))
  for (const line of lines) console.log(line)
  if (lines.length === 0) console.log('The content is the same.')
  else console.log(options.isDryRun ? 'Nothing was changed.' : `This is version ${version}.`)
  return 0
}

async function sizes(db: Database): Promise<number> {
  const count = await printSizeGaps(db)
  if (count === 0) console.log('Every size of the products on sale has a guide.')
  return count === 0 ? 0 : 1
}

/** Says which sizes have no guide. */
async function printSizeGaps(db: Database): Promise<number> {
  const gaps = await findSizeGaps(db)
  for (const gap of gaps) console.log(gap)
  return gaps.length
}

async function history(db: Database): Promise<number> {
  const versions = await listVersions(db, 50)
  if (versions.length === 0) console.log('The content was never changed.')
  printTable(versions.map(({ id, cause, appliedAt }) => [String(id), istMoment.format(appliedAt), cause]))
  return 0
}
