import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { FeedFileError } from '../FeedFileError.ts'
import { fetchPicture, type FetchOptions } from './fetchPicture.ts'
import { fileNames } from './fileNames.ts'
import { PICTURE_BYTES_MAX } from './normalisePicture.ts'
import { PictureProblem } from './PictureProblem.ts'
import { openZip } from './openZip.ts'

/** Place of a feed's pictures. */
export interface Pictures {
  /** Bytes of a picture by its address or name in the feed. Throws a `PictureProblem`. */
  read: (address: string) => Promise<Buffer>
  /** True when reading again takes long: then pictures that are known are not read. */
  isRemote: boolean
  close: () => void
}

/** Opens a folder, a zip file, or the web: "https:" for the addresses of the feed, or a base for its names. */
export async function openPictures(place: string, options: FetchOptions = {}): Promise<Pictures> {
  if (/^https?:/i.test(place)) return openWeb(place, options)
  const found = await stat(place).catch(() => undefined)
  if (found?.isDirectory()) return openFolder(place)
  if (found?.isFile()) return openZip(place)
  throw new FeedFileError(`${place} is no folder, no zip file and no address of pictures.`)
}

function openWeb(place: string, options: FetchOptions): Pictures {
  const base = /^https?:$/i.test(place) ? undefined : place
  if (base !== undefined && !URL.canParse(base)) throw new FeedFileError(`${place} is no address.`)
  return {
    isRemote: true,
    close: () => {},
    async read(address) {
      if (!URL.canParse(address, base)) throw new PictureProblem('is no address')
      return fetchPicture(new URL(address, base), options)
    },
  }
}

function openFolder(folder: string): Pictures {
  return {
    isRemote: false,
    close: () => {},
    async read(address) {
      for (const name of fileNames(address)) {
        const file = path.join(folder, name)
        const found = await stat(file).catch(() => undefined)
        if (found?.isFile() !== true) continue
        if (found.size > PICTURE_BYTES_MAX) throw new PictureProblem('is larger than 25 MB')
        return readFile(file)
      }
      throw new PictureProblem(`is not in ${folder}`)
    },
  }
}
