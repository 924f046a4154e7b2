import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '@shop/api/database/openDatabase'
import type { Bench } from './Bench.ts'
import { RENDER_ALWAYS, renderOften } from './parts/rendering.ts'
import { inProject } from './project.ts'
import { findSamplePages, type SamplePages } from './samplePages.ts'

const PRODUCTS = 10_000
const PAGES = 200

/** Thread of Node's own program in the name of a profile: `CPU.<date>.<time>.<process>.<thread>.<number>.cpuprofile`. */
const MAIN_THREAD = /\.0\.\d+\.cpuprofile$/

/**
 * Writes CPU profiles of a server that renders one page again and again: of the thread that renders, and of the main one. Chrome's
 * developer tools open them. Answers the files.
 */
export async function profilePage(bench: Bench, name: keyof SamplePages): Promise<string[]> {
  const url = await bench.products(PRODUCTS)
  const folder = path.join(bench.folder, 'profiles')
  const db = openDatabase(url)
  try {
    const shop = await bench.startShop({
      dataDir: path.join(bench.folder, 'data'),
      databaseUrl: url,
      env: RENDER_ALWAYS,
      profileFolder: folder,
    })
    const pages = await findSamplePages(shop.origin)
    await renderOften(db, shop.origin + pages[name], PAGES)
    await shop.stop()
  } finally {
    await db.$client.end()
  }
  const target = inProject('.data', 'bench')
  await mkdir(target, { recursive: true })
  return Promise.all(
    (await readdir(folder)).map(async (file) => {
      const copy = path.join(target, `${name}${MAIN_THREAD.test(file) ? '-main' : ''}.cpuprofile`)
      await copyFile(path.join(folder, file), copy)
      return copy
    }),
  )
}
