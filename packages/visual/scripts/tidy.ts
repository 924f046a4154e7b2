import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { files } from '../src/stories.ts'

/** After accepting: removes screenshots of stories that are gone, and writes the others with at most 256 colours, a third of the size. */
const folder = new URL('../accepted/', import.meta.url)

for (const name of await readdir(folder)) {
  if (!name.endsWith('.png')) continue
  const file = new URL(name, folder)
  if (!files.has(name)) {
    await rm(file)
    continue
  }
  const png = await readFile(file)
  if ((await sharp(png).metadata()).isPalette) continue
  await writeFile(
    file,
    await sharp(png).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer(),
  )
}
