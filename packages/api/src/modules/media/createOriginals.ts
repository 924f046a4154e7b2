import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from './writeWhole.ts'

/** Imported pictures, from which renditions are made. */
export interface Originals {
  read: (id: string) => Promise<Buffer>
  write: (id: string, bytes: Buffer) => Promise<void>
  has: (id: string) => Promise<boolean>
}

/** Originals in a folder beside that of the renditions, which may be deleted while these may not. */
export function createOriginals(mediaFolder: string): Originals {
  const fileOf = (id: string) => path.join(`${mediaFolder}-originals`, id.slice(0, 2), `${id}.webp`)
  return {
    read: (id) => readFile(fileOf(id)),
    write: (id, bytes) => writeWhole(fileOf(id), bytes),
    has: (id) =>
      access(fileOf(id)).then(
        () => true,
        () => false,
      ),
  }
}
