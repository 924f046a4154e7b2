import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '@shop/contract/pictures'
import { encode, rasterise, type StoredPicture } from './encodePicture.ts'
import { TaskQueue } from '#work/TaskQueue.ts'

/** Pictures encoded at a time; more would starve requests. */
const RESIZES_AT_ONCE = 2

export interface Rendition {
  width: PictureWidth
  format: PictureFormat
}

export interface PictureStore {
  /** File of a rendition, created when missing; null for an unknown picture. */
  read: (
    key: string,
    rendition: Rendition,
    find: () => Promise<StoredPicture | null>,
  ) => Promise<Buffer | null>
  /** Creates all missing renditions of a picture and returns their number. */
  resizeAll: (picture: StoredPicture) => Promise<number>
}

/** Folder of a picture, and the part of its address that identifies it: `{id}-{width}x{height}`. */
export function pictureKey({ id, width, height }: Pick<StoredPicture, 'id' | 'width' | 'height'>): string {
  return `${id}-${width}x${height}`
}

/** Renditions in a folder. Several processes may share it, because files are written atomically. */
export function createPictureStore(mediaFolder: string): PictureStore {
  const resizing = new TaskQueue({ atATime: RESIZES_AT_ONCE })
  const underWay = new Map<string, Promise<Buffer | null>>()

  async function make(
    file: string,
    rendition: Rendition,
    find: () => Promise<StoredPicture | null>,
  ): Promise<Buffer | null> {
    const picture = await find()
    if (picture === null) return null
    return resizing.run(async () => {
      const bytes = await encode(await rasterise(picture, rendition.width), rendition.format)
      await writeWhole(file, bytes)
      return bytes
    })
  }

  return {
    async read(key, rendition, find) {
      const file = path.join(mediaFolder, key, fileName(rendition))
      const stored = await readIfThere(file)
      if (stored !== null) return stored
      const made = underWay.get(file) ?? make(file, rendition, find).finally(() => underWay.delete(file))
      underWay.set(file, made)
      return made
    },

    async resizeAll(picture) {
      const folder = path.join(mediaFolder, pictureKey(picture))
      await mkdir(folder, { recursive: true })
      const there = new Set(await readdir(folder))
      let made = 0
      for (const width of PICTURE_WIDTHS) {
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

function fileName({ width, format }: Rendition): string {
  return `${width}.${format}`
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Writes atomically, so that no reader sees, and no killed process leaves, half a file. */
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
