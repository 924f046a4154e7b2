import { readS3Env, type S3Env } from '#env.ts'
import { createFolderStore } from './createFolderStore.ts'
import { createS3Store } from './createS3Store.ts'
import type { FileStore } from './FileStore.ts'

export interface PictureFiles {
  /** Imported pictures, from which the others are cut. They can't be made again. */
  originals: FileStore
  /** Cut sizes, which may be deleted. */
  renditions: FileStore
}

/** Files of pictures: in a bucket where one is set, else in two folders. */
export async function openPictureFiles(mediaFolder: string, s3: S3Env = readS3Env()): Promise<PictureFiles> {
  if (s3.S3_BUCKET === undefined) {
    return {
      originals: createFolderStore(`${mediaFolder}-originals`),
      renditions: createFolderStore(mediaFolder),
    }
  }
  const settings = { ...s3, S3_BUCKET: s3.S3_BUCKET }
  return {
    originals: await createS3Store(settings, 'originals'),
    renditions: await createS3Store(settings, 'renditions'),
  }
}
