import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '#database/openDatabase.ts'
import { FeedFileError } from '#import/FeedFileError.ts'
import { openPictures } from '#import/pictures/openPictures.ts'
import { contentFileSchema, type ContentFile } from '#modules/home/content/contentFile.schema.ts'
import {
  changeContent,
  ContentError,
  contentText,
  findVersion,
  listVersions,
} from '#modules/home/content/contentVersions.ts'
import { copyContentPictures } from '#modules/home/content/copyContentPictures.ts'
import { diffLines } from '#modules/home/content/diffLines.ts'
import { readContent } from '#modules/home/content/readContent.ts'
import { createOriginals } from '#modules/media/createOriginals.ts'
import { OperatorError, UsageError, type Command } from '../Command.ts'
import { fileSize } from '../fileSize.ts'
import { istMoment } from '../istMoment.ts'
import { printTable } from '../printTable.ts'
import { withShop, type Shop } from '../withShop.ts'

const HELP = `Changes the home page: banners, sections, brands, and pictures and order of categories.

  npm run shop -- content export > content.json
  npm run shop -- content apply content.json [--pictures FOLDER|ZIP|https:] [--dry-run]
  npm run shop -- content history
  npm run shop -- content restore VERSION

A file has all parts or some; a part that it has replaces the shop's, and the others stay.

  {"banners": [{"eyebrow": "Festive", "title": "Silk for *Diwali*", "text": "Handwoven in Varanasi.", "button": "See silk",
     "link": "/productList/silk?category=sub", "picture": "diwali.jpg", "alt": "", "tint": "#f1e2d3",
     "from": "2026-11-01", "until": "2026-11-12"}],
   "sections": [{"title": "Just in", "slug": "new-launches", "rule": {"kind": "new"}}],
   "brands": ["studio-nine"],
   "categories": [{"slug": "fashion", "picture": "fashion.jpg", "banner": null, "tint": null, "children": ["tops"]}]}

banners     words between asterisks are italic. from and until are days in India, the last one included
sections    rows of products by a rule: best-sellers, new, discount, {"kind": "category", "level": "main|sub|child", "slug": …},
            {"kind": "brand", "slug": …} or {"kind": "products", "slugs": […]}. slug is the list to which the row leads: a category, a brand,
            best-sellers, new-launches, offers or all. Without sections the shop makes them of what it sells; a row without products in
            stock is not shown
brands      the brands under "Brands we stand behind"; without any those with the most products
categories  main categories in their order, with their sub-categories in theirs; others follow. A category without a picture has one
            of its products

apply prints what changes. Each change is a version, and restore brings one back.

Exit code: 0 on success, 1 when a file was refused.`

export const contentCommand: Command = {
  name: 'content',
  summary: 'changes the home page',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      options: { pictures: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [action, name, ...more] = positionals
    const isDryRun = values['dry-run']
    if (more.length === 0 && action === 'export' && name === undefined) return withShop(({ db }) => print(db))
    if (more.length === 0 && action === 'history' && name === undefined)
      return withShop(({ db }) => history(db))
    if (more.length === 0 && name !== undefined) {
      if (action === 'restore') return withShop(({ db }) => restore(db, Number(name), isDryRun))
      if (action === 'apply') {
        const file = await readContentFile(name)
        return withShop((shop) => apply(shop, file, { name, place: values.pictures, isDryRun }))
      }
    }
    throw new UsageError('Give one action: export, apply FILE, history or restore VERSION.')
  },
}

async function print(db: Database): Promise<number> {
  console.log(JSON.stringify(await db.transaction((tx) => readContent(tx)), null, 2))
  return 0
}

async function readContentFile(file: string): Promise<ContentFile> {
  await fileSize(file)
  const read = contentFileSchema.safeParse(parseJson(await readFile(file, 'utf8'), file))
  if (read.success) return read.data
  const problems = read.error.issues.map((issue) => `${issue.path.join('.') || file}: ${issue.message}`)
  throw new OperatorError([...problems, 'Nothing was changed.'].join('\n'))
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new OperatorError(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

interface ApplyOptions {
  name: string
  place: string | undefined
  isDryRun: boolean
}

async function apply({ db, mediaFolder }: Shop, file: ContentFile, { name, place, isDryRun }: ApplyOptions) {
  const pictures = place === undefined ? undefined : await openPictures(place).catch(asOperatorError)
  try {
    const from = pictures && { pictures, originals: createOriginals(mediaFolder) }
    const { file: copied, problems } = await copyContentPictures(db, file, { from, isDryRun })
    if (problems.length > 0) throw new OperatorError([...problems, 'Nothing was changed.'].join('\n'))
    return await change(db, copied, { cause: `apply ${path.basename(name)}`, isDryRun })
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

async function history(db: Database): Promise<number> {
  const versions = await listVersions(db, 50)
  if (versions.length === 0) console.log('The content was never changed.')
  printTable(versions.map(({ id, cause, appliedAt }) => [String(id), istMoment.format(appliedAt), cause]))
  return 0
}
