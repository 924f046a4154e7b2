import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inProject } from './project.mjs'

/** Hash over files and folders, relative to the project's root. Missing paths count as empty. */
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
 * Runs `work` only when an input has changed since the last success, or when the result is missing.
 * @param {string} name name of the work
 * @param {string[]} inputs files and folders
 * @param {string} result file that the work creates
 * @param {() => Promise<unknown>} work
 * @returns {Promise<boolean>} whether the work ran
 */
export async function whenChanged(name, inputs, result, work) {
  const stamp = inProject('.data', `${name}.stamp`)
  const [hash, last, isThere] = await Promise.all([
    hashOf(inputs),
    readFile(stamp, 'utf8').catch(() => ''),
    exists(result),
  ])
  if (isThere && last === hash) return false
  await rm(stamp, { force: true }) // a failure may leave half of the result
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
