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
/** Time that a request waits for a rendition before it gets another width. */
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
  /** Creates missing renditions in these widths and formats, by default all formats, and returns their number. */
  resize: (
    picture: StoredPicture,
    widths: readonly PictureWidth[],
    formats?: readonly PictureFormat[],
  ) => Promise<number>
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

  /** Creates renditions of one picture, the widest first: it may stand in for the others at once. */
  async function cut(picture: StoredPicture, wanted: readonly Rendition[]): Promise<Cut> {
    const made: Cut = new Map()
    const [widest, ...others] = wanted.toSorted((a, b) => b.width - a.width)
    if (widest === undefined) return made
    const raster = await rasterise(picture, widest.width, originals)
    for (const rendition of [widest, ...others]) {
      const bytes = await encode(raster, rendition)
      await renditions.write(`${pictureKey(picture)}/${fileName(rendition)}`, bytes)
      made.set(fileName(rendition), bytes)
    }
    return made
  }

  /** Creates all quick widths in one format: most of the time goes into the pixels, which they share. */
  function makeQuick(picture: StoredPicture, format: PictureFormat): Promise<Cut> {
    return once(quickJobs, `${pictureKey(picture)} ${format}`, () =>
      quickQueue.run(() =>
        cut(
          picture,
          quickWidths(picture).map((width) => ({ width, format })),
        ),
      ),
    )
  }

  function makeWide(picture: StoredPicture, rendition: Rendition): Promise<Cut> {
    return once(wideJobs, `${pictureKey(picture)} ${fileName(rendition)}`, () =>
      wideQueue.run(async () => {
        while (quickJobs.size > 0) await Promise.allSettled(quickJobs.values())
        return cut(picture, [rendition])
      }),
    )
  }

  async function quickFile(picture: StoredPicture, rendition: Rendition): Promise<Buffer> {
    const made = await Promise.race([makeQuick(picture, rendition.format), pause(BUSY_AFTER_MS)])
    const bytes = made?.get(fileName(rendition))
    if (bytes === undefined) throw HttpProblem.busy()
    return bytes
  }

  /** The nearest stored rendition. */
  async function findStandIn(picture: StoredPicture, wanted: Rendition): Promise<PictureFile | undefined> {
    const folder = pictureKey(picture)
    const nearest = nearestRendition(await renditions.list(folder), wanted)
    if (nearest === undefined) return undefined
    const bytes = await renditions.read(`${folder}/${fileName(nearest)}`)
    return bytes === null ? undefined : { bytes, format: nearest.format, isStandIn: true }
  }

  /** The rendition when its job ends in time; otherwise undefined, and the job goes on. */
  async function inTime(job: Promise<Cut>, rendition: Rendition): Promise<PictureFile | undefined> {
    const made = await Promise.race([job, pause(patienceMs)])
    const bytes = made?.get(fileName(rendition))
    if (bytes !== undefined) return { bytes, format: rendition.format, isStandIn: false }
    job.catch(onError)
    return undefined
  }

  async function readQuick(picture: StoredPicture, rendition: Rendition): Promise<PictureFile> {
    // What the job itself stores on its way is no stand-in: its end is near.
    const standIn = await findStandIn(picture, rendition)
    if (standIn === undefined)
      return { bytes: await quickFile(picture, rendition), format: rendition.format, isStandIn: false }
    return (await inTime(makeQuick(picture, rendition.format), rendition)) ?? standIn
  }

  async function readWide(picture: StoredPicture, rendition: Rendition): Promise<PictureFile> {
    const made = await inTime(makeWide(picture, rendition), rendition)
    const file = made ?? (await findStandIn(picture, rendition))
    if (file !== undefined) return file
    const { format } = rendition
    return { bytes: await quickFile(picture, { width: STAND_IN_WIDTH, format }), format, isStandIn: true }
  }

  return {
    async read(key, rendition, find) {
      const stored = await renditions.read(`${key}/${fileName(rendition)}`)
      if (stored !== null) return { bytes: stored, format: rendition.format, isStandIn: false }
      const picture = await find()
      if (picture === null) return null
      const isQuick = quickWidths(picture).includes(rendition.width)
      return isQuick ? readQuick(picture, rendition) : readWide(picture, rendition)
    },

    async resize(picture, widths, formats = PICTURE_FORMATS) {
      const there = new Set(await renditions.list(pictureKey(picture)))
      const missing = formats
        .flatMap((format) => widths.map((width) => ({ width, format })))
        .filter((rendition) => !there.has(fileName(rendition)))
      return (await cut(picture, missing)).size
    },
  }
}

/** Bytes by file name. */
type Cut = Map<string, Buffer>

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
