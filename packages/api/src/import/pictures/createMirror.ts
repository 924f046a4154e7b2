import { createHash } from 'node:crypto'
import { pictureSrc } from '@shop/contract/pictures'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { picture, pictureOrigin } from '#database/schema/picture.ts'
import type { Originals } from '#modules/media/createOriginals.ts'
import { TaskQueue } from '#work/TaskQueue.ts'
import type { AltTexts } from '../feedImages.ts'
import type { FeedProduct } from '../feedProduct.ts'
import type { FeedEntry } from '../importBatch.ts'
import { contentId, normalisePicture } from './normalisePicture.ts'
import type { Pictures } from './openPictures.ts'
import { PictureProblem } from './PictureProblem.ts'

const AT_A_TIME = 4

export interface MirrorOptions {
  /** Place and store of pictures; without them only pictures that the shop has replace their addresses. */
  from?: { pictures: Pictures; originals: Originals } | undefined
  isDryRun: boolean
}

export interface Mirrored {
  entries: FeedEntry[]
  problems: { line: number; problem: string }[]
}

export interface Mirror {
  /** Replaces the addresses of pictures by those of the shop's own copies, and leaves out pictures that can't be had. */
  replace: (entries: readonly FeedEntry[]) => Promise<Mirrored>
  /** Addresses of the shop's copies, or of pictures that stay where they are, or why a picture can't be had. */
  copies: (addresses: readonly string[]) => Promise<Map<string, Copy>>
  /** Number of pictures that were stored. */
  stored: () => number
}

export type Copy = { src: string } | { problem: string }

export function createMirror(db: Database, { from, isDryRun }: MirrorOptions): Mirror {
  const queue = new TaskQueue({ atATime: AT_A_TIME })
  // Two files of a feed may have the same content, and are read at the same time.
  const stored = new Set<string>()

  async function known(addresses: readonly string[]): Promise<Map<string, Copy>> {
    const rows = await db
      .select({
        address: pictureOrigin.address,
        id: picture.id,
        width: picture.width,
        height: picture.height,
      })
      .from(pictureOrigin)
      .innerJoin(picture, eq(picture.id, pictureOrigin.pictureId))
      .where(inArray(pictureOrigin.address, [...addresses]))
    return new Map(
      rows.map(({ address, id, width, height }) => [address, { src: pictureSrc(id, width, height) }]),
    )
  }

  async function take(address: string, { pictures, originals }: NonNullable<MirrorOptions['from']>) {
    // A dry run reads what is at hand, and believes what is far away.
    if (isDryRun && pictures.isRemote) return { src: pictureSrc('new', 1, 1) }
    const bytes = await pictures.read(address)
    const id = contentId(bytes)
    const [row] = await db.select().from(picture).where(eq(picture.id, id))
    if (row !== undefined && (await originals.has(id))) {
      if (!isDryRun) await remember(address, id)
      return { src: pictureSrc(id, row.width, row.height) }
    }
    const { width, height, bytes: normal } = await normalisePicture(bytes)
    if (!isDryRun) {
      await originals.write(id, normal)
      await db
        .insert(picture)
        .values({ id, width, height, source: { original: true } })
        .onConflictDoNothing()
      await remember(address, id)
    }
    stored.add(id)
    return { src: pictureSrc(id, width, height) }
  }

  async function remember(address: string, pictureId: string): Promise<void> {
    await db
      .insert(pictureOrigin)
      .values({ address, pictureId })
      .onConflictDoUpdate({ target: pictureOrigin.address, set: { pictureId } })
  }

  async function copies(addresses: readonly string[]): Promise<Map<string, Copy>> {
    const found = addresses.length === 0 ? new Map<string, Copy>() : await known(addresses)
    if (from === undefined) {
      for (const address of addresses) if (!found.has(address)) found.set(address, unmirrored(address))
      return found
    }
    const wanted = addresses.filter((address) => !(from.pictures.isRemote && found.has(address)))
    await Promise.all(
      wanted.map((address) =>
        queue.run(async () => {
          found.set(address, await take(address, from).catch(toProblem))
        }),
      ),
    )
    return found
  }

  return {
    copies,
    stored: () => stored.size,
    async replace(entries) {
      const found = await copies([...new Set(entries.flatMap(({ product }) => addressesOf(product)))])
      const problems: Mirrored['problems'] = []
      const replaced = entries.map((entry) => {
        const missing = new Set<string>()
        const own = (addresses: readonly string[]) =>
          addresses.flatMap((address) => {
            const one = found.get(address) ?? unmirrored(address)
            if ('src' in one) return [one.src]
            missing.add(`${address} ${one.problem}`)
            return []
          })
        const product = { ...withPictures(entry.product, own), altTexts: altTextsOf(entry.product) }
        function altTextsOf({ altTexts }: FeedProduct): AltTexts {
          return Object.fromEntries(
            Object.entries(altTexts).flatMap(([address, text]) => own([address]).map((src) => [src, text])),
          )
        }
        for (const problem of missing) problems.push({ line: entry.line, problem })
        return { ...entry, product, lineHash: hashOf(entry, product) }
      })
      return { entries: replaced, problems }
    },
  }
}

function toProblem(error: unknown): Copy {
  if (error instanceof PictureProblem) return { problem: error.message }
  throw error
}

function unmirrored(address: string): Copy {
  return address.startsWith('https://') ? { src: address } : { problem: 'is no https address' }
}

function addressesOf({ images, options }: FeedProduct): string[] {
  return [...images, ...options.flatMap(({ variants }) => variants.flatMap((variant) => variant.images))]
}

function withPictures(product: FeedProduct, own: (addresses: readonly string[]) => string[]): FeedProduct {
  return {
    ...product,
    images: [...new Set(own(product.images))],
    options: product.options.map((option) => ({
      ...option,
      variants: option.variants.map((variant) => ({ ...variant, images: own(variant.images) })),
    })),
  }
}

/** A line is a changed one when the shop has other pictures for it than at its last import. */
function hashOf({ lineHash, product: before }: FeedEntry, product: FeedProduct): string {
  const pictures = addressesOf(product)
  if (JSON.stringify(pictures) === JSON.stringify(addressesOf(before))) return lineHash
  return createHash('sha256')
    .update(JSON.stringify([lineHash, pictures]))
    .digest('base64url')
}
