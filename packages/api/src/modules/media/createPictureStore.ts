import { setTimeout as pause } from 'node:timers/promises'
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '@shop/contract/pictures'
import { HttpProblem } from '#http/HttpProblem.ts'
import { TaskQueue } from '#work/TaskQueue.ts'
import { createOriginals } from './createOriginals.ts'
import { encode, rasterise, type StoredPicture } from './encodePicture.ts'
import { nearestRendition } from './nearestRendition.ts'
import type { PictureFiles } from './files/openPictureFiles.ts'

export const STAND_IN_WIDTH = 480
/** Renditions created at a time; more would starve requests. */
const QUICK_AT_ONCE = 2
const WIDE_AT_ONCE = 1
/** Time after which a request is told to come back. */
const BUSY_AFTER_MS = 8_000
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

/** Removes all cut sizes of pictures. */
export async function removeRenditions(
  { renditions }: PictureFiles,
  pictures: readonly Parameters<typeof pictureKey>[0][],
): Promise<void> {
  for (const picture of pictures) await renditions.removeFolder(pictureKey(picture))
}

/** Folder of a picture, and the part of its address that identifies it: `{id}-{width}x{height}`. */
export function pictureKey({ id, width, height }: Pick<StoredPicture, 'id' | 'width' | 'height'>): string {
  return `${id}-${width}x${height}`
}

export function createPictureStore(
  files: PictureFiles,
  { onError = () => undefined, patienceMs = PATIENCE_MS }: PictureStoreOptions = {},
): PictureStore {
  const { renditions } = files
  const originals = createOriginals(files.originals)
  const quickQueue = new TaskQueue({ atATime: QUICK_AT_ONCE })
  const wideQueue = new TaskQueue({ atATime: WIDE_AT_ONCE })
  const quickJobs = new Map<string, Promise<Cut>>()
  const wideJobs = new Map<string, Promise<Cut>>()

  async function cut(
    picture: StoredPicture,
    format: PictureFormat,
    widths: readonly PictureWidth[],
  ): Promise<Cut> {
    const raster = await rasterise(
      picture,
      widths.reduce((a, b) => (b > a ? b : a)),
      originals,
    )
    const made: Cut = new Map()
    // The widest first: it may stand in for the others at once.
    for (const width of widths.toSorted((a, b) => b - a)) {
      const bytes = await encode(raster, { width, format })
      await renditions.write(`${pictureKey(picture)}/${fileName({ width, format })}`, bytes)
      made.set(width, bytes)
    }
    return made
  }

  /** Creates all quick widths in one format: most of the time goes into the pixels, which they share. */
  function makeQuick(picture: StoredPicture, format: PictureFormat): Promise<Cut> {
    return once(quickJobs, `${pictureKey(picture)} ${format}`, () =>
      quickQueue.run(() => cut(picture, format, quickWidths(picture))),
    )
  }

  function makeWide(picture: StoredPicture, { width, format }: Rendition): Promise<Cut> {
    return once(wideJobs, `${pictureKey(picture)} ${width} ${format}`, () =>
      wideQueue.run(async () => {
        while (quickJobs.size > 0) await Promise.allSettled(quickJobs.values())
        return cut(picture, format, [width])
      }),
    )
  }

  async function quickFile(picture: StoredPicture, { width, format }: Rendition): Promise<Buffer> {
    const made = await Promise.race([makeQuick(picture, format), pause(BUSY_AFTER_MS)])
    const bytes = made?.get(width)
    if (bytes === undefined) throw HttpProblem.busy()
    return bytes
  }

  async function standIn(picture: StoredPicture, wanted: Rendition): Promise<PictureFile> {
    const folder = pictureKey(picture)
    const nearest = nearestRendition(await renditions.list(folder), wanted)
    const stored = nearest && (await renditions.read(`${folder}/${fileName(nearest)}`))
    if (stored) return { bytes: stored, format: nearest.format, isStandIn: true }
    const bytes = await quickFile(picture, { width: STAND_IN_WIDTH, format: wanted.format })
    return { bytes, format: wanted.format, isStandIn: true }
  }

  return {
    async read(key, rendition, find) {
      const { format, width } = rendition
      const stored = await renditions.read(`${key}/${fileName(rendition)}`)
      if (stored !== null) return { bytes: stored, format, isStandIn: false }
      const picture = await find()
      if (picture === null) return null
      if (quickWidths(picture).includes(width))
        return { bytes: await quickFile(picture, rendition), format, isStandIn: false }
      const made = makeWide(picture, rendition)
      const inTime = await Promise.race([made, pause(patienceMs)])
      const bytes = inTime?.get(width)
      if (bytes !== undefined) return { bytes, format, isStandIn: false }
      made.catch(onError)
      return standIn(picture, rendition)
    },

    async resize(picture, widths) {
      const there = new Set(await renditions.list(pictureKey(picture)))
      let made = 0
      for (const format of PICTURE_FORMATS) {
        const missing = widths.filter((width) => !there.has(fileName({ width, format })))
        if (missing.length === 0) continue
        const cuts = await cut(picture, format, missing)
        made += cuts.size
      }
      return made
    },
  }
}

type Cut = Map<PictureWidth, Buffer>

/** Starts a job unless one of this name is under way. */
function once(jobs: Map<string, Promise<Cut>>, name: string, start: () => Promise<Cut>): Promise<Cut> {
  const job = jobs.get(name) ?? start().finally(() => jobs.delete(name))
  jobs.set(name, job)
  return job
}

/** Widths that are no more work than the stand-in: all of a small picture. */
function quickWidths({ width: own }: StoredPicture): readonly PictureWidth[] {
  return own <= STAND_IN_WIDTH ? PICTURE_WIDTHS : PICTURE_WIDTHS.filter((width) => width <= STAND_IN_WIDTH)
}

function fileName({ width, format }: Rendition): string {
  return `${width}.${format}`
}
