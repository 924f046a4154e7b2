import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PICTURE_FORMATS, type PictureFormat, type PictureWidth } from '@shop/contract/pictures'
import { TaskQueue } from '#work/TaskQueue.ts'
import { encode, rasterise, type StoredPicture } from './encodePicture.ts'
import { nearestRendition } from './nearestRendition.ts'

/** Renditions up to this width are quick to create; they replace wider ones that are not there yet. */
export const STAND_IN_WIDTH = 480
/** Renditions created at a time; more would starve requests. */
const QUICK_AT_ONCE = 2
const WIDE_AT_ONCE = 1
/** Time that a request waits for a wide rendition before it gets another width. */
const PATIENCE_MS = 250

export interface Rendition {
  width: PictureWidth
  format: PictureFormat
}

export interface PictureFile {
  bytes: Buffer
  format: PictureFormat
  /** True when another rendition replaces the requested one, which is still being created. */
  isStandIn: boolean
}

export interface PictureStore {
  /** File of a rendition, or of the nearest one while it is being created; null for an unknown picture. */
  read: (
    key: string,
    rendition: Rendition,
    find: () => Promise<StoredPicture | null>,
  ) => Promise<PictureFile | null>
  /** Creates missing renditions in these widths and returns their number. */
  resize: (picture: StoredPicture, widths: readonly PictureWidth[]) => Promise<number>
}

export interface PictureStoreOptions {
  /** Called when a rendition can't be created after its request was answered with another one. */
  onError?: (error: unknown) => void
  patienceMs?: number
}

/** Folder of a picture, and the part of its address that identifies it: `{id}-{width}x{height}`. */
export function pictureKey({ id, width, height }: Pick<StoredPicture, 'id' | 'width' | 'height'>): string {
  return `${id}-${width}x${height}`
}

/** Renditions in a folder. Several processes may share it, because files are written atomically. */
export function createPictureStore(
  mediaFolder: string,
  { onError = () => undefined, patienceMs = PATIENCE_MS }: PictureStoreOptions = {},
): PictureStore {
  const quick = new TaskQueue({ atATime: QUICK_AT_ONCE })
  const wide = new TaskQueue({ atATime: WIDE_AT_ONCE })
  const underWay = new Map<string, Promise<Buffer>>()

  function make(picture: StoredPicture, rendition: Rendition): Promise<Buffer> {
    const file = path.join(mediaFolder, pictureKey(picture), fileName(rendition))
    const queue = isQuick(picture, rendition) ? quick : wide
    const made =
      underWay.get(file) ??
      queue
        .run(async () => {
          const bytes = await encode(await rasterise(picture, rendition.width), rendition.format)
          await writeWhole(file, bytes)
          return bytes
        })
        .finally(() => underWay.delete(file))
    underWay.set(file, made)
    return made
  }

  async function standIn(picture: StoredPicture, wanted: Rendition): Promise<PictureFile> {
    const folder = path.join(mediaFolder, pictureKey(picture))
    const there = await readdir(folder).catch(emptyWhenMissing)
    const nearest = nearestRendition(there, wanted)
    const rendition: Rendition = nearest ?? { width: STAND_IN_WIDTH, format: wanted.format }
    const bytes =
      (nearest && (await readIfThere(path.join(folder, fileName(nearest))))) ??
      (await make(picture, rendition))
    return { bytes, format: rendition.format, isStandIn: true }
  }

  return {
    async read(key, rendition, find) {
      const { format } = rendition
      const stored = await readIfThere(path.join(mediaFolder, key, fileName(rendition)))
      if (stored !== null) return { bytes: stored, format, isStandIn: false }
      const picture = await find()
      if (picture === null) return null
      const made = make(picture, rendition)
      if (isQuick(picture, rendition)) return { bytes: await made, format, isStandIn: false }
      const inTime = await Promise.race([made, pause(patienceMs)])
      if (inTime !== undefined) return { bytes: inTime, format, isStandIn: false }
      made.catch(onError)
      return standIn(picture, rendition)
    },

    async resize(picture, widths) {
      const folder = path.join(mediaFolder, pictureKey(picture))
      const there = new Set(await readdir(folder).catch(emptyWhenMissing))
      let made = 0
      for (const width of widths) {
        const formats = PICTURE_FORMATS.filter((format) => !there.has(fileName({ width, format })))
        if (formats.length === 0) continue
        const raster = await rasterise(picture, width)
        for (const format of formats) {
          await writeWhole(path.join(folder, fileName({ width, format })), await encode(raster, format))
          made += 1
        }
      }
      return made
    },
  }
}

function isQuick(picture: StoredPicture, { width }: Rendition): boolean {
  return Math.min(picture.width, width) <= STAND_IN_WIDTH
}

function fileName({ width, format }: Rendition): string {
  return `${width}.${format}`
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    return isMissing(error) ? null : Promise.reject(error)
  }
}

function emptyWhenMissing(error: unknown): string[] {
  if (isMissing(error)) return []
  throw error
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Writes atomically, so that readers and killed processes never leave half a file. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = path.join(path.dirname(file), `.${randomUUID()}`)
  try {
    await writeFile(draft, bytes)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
