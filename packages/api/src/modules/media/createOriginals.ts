import type { FileStore } from './files/FileStore.ts'

/** Imported pictures, from which renditions are made. */
export interface Originals {
  read: (id: string) => Promise<Buffer>
  write: (id: string, bytes: Buffer) => Promise<void>
  has: (id: string) => Promise<boolean>
}

export function createOriginals(files: FileStore): Originals {
  const nameOf = (id: string) => `${id.slice(0, 2)}/${id}.webp`
  return {
    async read(id) {
      const bytes = await files.read(nameOf(id))
      if (bytes === null) throw new Error(`The original of the picture ${id} is missing`)
      return bytes
    },
    write: (id, bytes) => files.write(nameOf(id), bytes),
    has: (id) => files.has(nameOf(id)),
  }
}
