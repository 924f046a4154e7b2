import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inProject } from './project.mjs'

/** A hash over the contents of files and folders, given from the project's root. What is not there counts as empty. */
export async function hashOf(paths) {
  const hash = createHash('sha256').update(process.versions.node)
  for (const file of (await Promise.all(paths.map(filesOf))).flat().toSorted()) {
    hash.update(file).update(await readFile(inProject(file)))
  }
  return hash.digest('hex')
}

async function filesOf(relative) {
  const entries = await readdir(inProject(relative), { withFileTypes: true, recursive: true }).catch(
    (error) => {
      if (error.code === 'ENOTDIR') return undefined
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  if (entries === undefined) return [relative]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inProject(), path.join(entry.parentPath ?? entry.path, entry.name)))
}

/**
 * Does some work only when what it depends on has changed since the last time it went well, or when its result is gone.
 * @param {string} name of the work
 * @param {string[]} inputs files and folders that it depends on
 * @param {string} result a file that it makes
 * @param {() => Promise<unknown>} work
 * @returns {Promise<boolean>} whether it was done
 */
export async function whenChanged(name, inputs, result, work) {
  const stamp = inProject('.data', `${name}.stamp`)
  const [hash, last, isThere] = await Promise.all([
    hashOf(inputs),
    readFile(stamp, 'utf8').catch(() => ''),
    exists(result),
  ])
  if (isThere && last === hash) return false
  await work()
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, hash)
  return true
}

const exists = (relative) =>
  stat(inProject(relative)).then(
    () => true,
    () => false,
  )
