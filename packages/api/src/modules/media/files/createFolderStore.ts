import { access, readFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from './FileStore.ts'
import { writeWhole } from './writeWhole.ts'

export function createFolderStore(folder: string): FileStore {
  const fileOf = (name: string) => path.join(folder, name)
  return {
    read: (name) => readFile(fileOf(name)).catch((error: unknown) => unlessMissing(error, null)),
    write: (name, bytes) => writeWhole(fileOf(name), bytes),
    has: (name) =>
      access(fileOf(name)).then(
        () => true,
        (error: unknown) => unlessMissing(error, false),
      ),
    list: (name) => readdir(fileOf(name)).catch((error: unknown) => unlessMissing(error, [])),
    removeFolder: (name) => rm(fileOf(name), { recursive: true, force: true }),
  }
}

function unlessMissing<T>(error: unknown, value: T): T {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value
  throw error
}
