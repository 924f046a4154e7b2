import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '@shop/api/database/openDatabase'
import type { Bench } from './Bench.ts'
import { RENDER_ALWAYS, renderOften } from './parts/rendering.ts'
import { inProject } from './project.ts'
import { findSamplePages, type SamplePages } from './samplePages.ts'

const PRODUCTS = 10_000
const PAGES = 200

/** Writes a CPU profile of a server that renders one page again and again. Chrome's developer tools open it. */
export async function profilePage(bench: Bench, name: keyof SamplePages): Promise<string> {
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
  const [file = ''] = await readdir(folder)
  const target = inProject('.data', 'bench', `${name}.cpuprofile`)
  await mkdir(path.dirname(target), { recursive: true })
  await copyFile(path.join(folder, file), target)
  return target
}
