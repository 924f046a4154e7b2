import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '@shop/contract/pictures'
import { encode, rasterise, type StoredPicture } from './cutPicture.ts'
import { limitConcurrency } from '#work/limitConcurrency.ts'

/** Cuts that are made at a time; more would take the server's cores from its shoppers. */
const CUTS_AT_ONCE = 2

export interface Cut {
  width: PictureWidth
  format: PictureFormat
}

export interface PictureStore {
  /** A cut as a file, made when it is not there yet; null for a picture that does not exist. */
  read: (key: string, cut: Cut, find: () => Promise<StoredPicture | null>) => Promise<Buffer | null>
  /** Makes every cut of a picture that is not there yet; answers how many it made. */
  cutAll: (picture: StoredPicture) => Promise<number>
}

/** The folder of a picture, and the part of its address that names it: `{id}-{width}x{height}`. */
export function pictureKey({ id, width, height }: Pick<StoredPicture, 'id' | 'width' | 'height'>): string {
  return `${id}-${width}x${height}`
}

/** Cut pictures in a folder. Several processes may share it: a file appears whole or not at all. */
export function createPictureStore(mediaFolder: string): PictureStore {
  const inTurn = limitConcurrency(CUTS_AT_ONCE)
  const underWay = new Map<string, Promise<Buffer | null>>()

  async function make(
    file: string,
    cut: Cut,
    find: () => Promise<StoredPicture | null>,
  ): Promise<Buffer | null> {
    const picture = await find()
    if (picture === null) return null
    return inTurn(async () => {
      const bytes = await encode(await rasterise(picture, cut.width), cut.format)
      await writeWhole(file, bytes)
      return bytes
    })
  }

  return {
    async read(key, cut, find) {
      const file = path.join(mediaFolder, key, cutName(cut))
      const stored = await readIfThere(file)
      if (stored !== null) return stored
      const made = underWay.get(file) ?? make(file, cut, find).finally(() => underWay.delete(file))
      underWay.set(file, made)
      return made
    },

    async cutAll(picture) {
      const folder = path.join(mediaFolder, pictureKey(picture))
      await mkdir(folder, { recursive: true })
      const there = new Set(await readdir(folder))
      let made = 0
      for (const width of PICTURE_WIDTHS) {
        const formats = PICTURE_FORMATS.filter((format) => !there.has(cutName({ width, format })))
        if (formats.length === 0) continue
        const raster = await rasterise(picture, width)
        for (const format of formats) {
          await writeWhole(path.join(folder, cutName({ width, format })), await encode(raster, format))
          made += 1
        }
      }
      return made
    },
  }
}

function cutName({ width, format }: Cut): string {
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

/** A reader, or a process that is killed, never sees half a file. */
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
