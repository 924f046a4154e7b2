import { buffer } from 'node:stream/consumers'
import { openPromise, type Entry } from 'yauzl'
import { FeedFileError } from '../FeedFileError.ts'
import { fileNames } from './fileNames.ts'
import { PICTURE_BYTES_MAX } from './normalisePicture.ts'
import type { Pictures } from './openPictures.ts'
import { PictureProblem } from './PictureProblem.ts'

/** Pictures of a zip file. They are found by their path in it, or by their name in any of its folders. */
export async function openZip(file: string): Promise<Pictures> {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true }).catch(refuse)
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry())
      for (const name of fileNames(entry.fileName)) if (!entries.has(name)) entries.set(name, entry)
  } catch (error) {
    zip.close()
    refuse(error)
  }

  function refuse(error: unknown): never {
    throw new FeedFileError(`${file} is no zip file, or a damaged one.`, { cause: error })
  }

  return {
    isRemote: false,
    close: () => zip.close(),
    async read(address) {
      const entry = fileNames(address)
        .map((name) => entries.get(name))
        .find((found) => found !== undefined)
      if (entry === undefined) throw new PictureProblem(`is not in ${file}`)
      // The stream fails when it holds more than the entry says.
      if (entry.uncompressedSize > PICTURE_BYTES_MAX) throw new PictureProblem('is larger than 25 MB')
      if (!entry.canDecodeFileData()) throw new PictureProblem('is encrypted')
      try {
        return await buffer(await zip.openReadStreamPromise(entry))
      } catch (error) {
        throw new PictureProblem(`can't be read from ${file}`, { cause: error })
      }
    },
  }
}
