import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { inProject } from './project.mjs'

const folder = inProject('.data')

/** Prevents two starts from installing or building at the same time. A lock of a dead process is released. */
export async function withLock(name, work) {
  const file = inProject('.data', `${name}.lock`)
  await mkdir(folder, { recursive: true })
  while (!(await take(file))) {
    if (await isAbandoned(file)) await rm(file, { force: true })
    else await new Promise((resolve) => setTimeout(resolve, 200))
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

async function isAbandoned(file) {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  if (!pid) return false // being written right now, or just released
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
