import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export interface SqlFile {
  /** Name of the file, and of what it creates. */
  name: string
  text: string
}

/** Folder of the package, from `src` or from `dist`. */
export function sqlFolder(name: 'migrations' | 'functions' | 'indices'): string {
  return [`../${name}`, `../../${name}`]
    .map((folder) => path.resolve(import.meta.dirname, folder))
    .find((folder) => existsSync(folder)) as string
}

export async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => ({
      name: path.basename(file, '.sql'),
      text: await readFile(path.join(folder, file), 'utf8'),
    })),
  )
}
