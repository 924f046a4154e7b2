import { readdir, readFile } from 'node:fs/promises'
import { inProject } from './project.mjs'

const FOLDER = 'packages/shop-ui/src'
const USERS = [FOLDER, 'packages/storefront/src']

/** Fails when a component of the shop stands in Storybook and on no screen. Those of `@shop/ui` are there for other shops, too. */
export async function checkUse() {
  const entries = await readdir(inProject(FOLDER), { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => name)
  const sources = (await Promise.all(USERS.map(sourcesIn))).flat()
  const isUsed = (name) =>
    sources.some(
      ({ file, text }) =>
        !file.startsWith(`${FOLDER}/${name}/`) &&
        (text.includes(`'@shop/shop-ui/${name}'`) || text.includes(`/${name}/${name}.tsx'`)),
    )
  const unused = names.filter((name) => !isUsed(name))
  if (unused.length === 0) return
  throw new Error(`No screen uses ${unused.join(', ')} of ${FOLDER}`)
}

async function sourcesIn(folder) {
  const files = (await readdir(inProject(folder), { recursive: true }))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|test)\.tsx?$|\/testing\//.test(file))
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(inProject(file), 'utf8') })))
}
