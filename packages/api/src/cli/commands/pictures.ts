import { parseArgs } from 'node:util'
import { openPictureFiles } from '#modules/media/files/openPictureFiles.ts'
import { resizeAllPictures } from '#modules/media/resizeAllPictures.ts'
import type { Command } from '../Command.ts'
import { createProgressBar } from '../createProgressBar.ts'
import { withShop } from '../withShop.ts'

export const picturesCommand: Command = {
  name: 'pictures',
  summary: 'resizes all pictures ahead of the first visitor',
  help: `Resizes all of the shop's pictures to every width and format, ahead of the first visitor.

  npm run shop -- pictures

Without it, a picture is resized on its first request, which takes a moment. Existing files are kept, so you can stop the
command and run it again at any time.`,
  async run(args) {
    parseArgs({ args, options: {} })
    const began = performance.now()
    const bar = createProgressBar()
    const { pictures, made, failures } = await withShop(async ({ db, mediaFolder }) =>
      resizeAllPictures(db, { files: await openPictureFiles(mediaFolder), onProgress: bar.update }),
    ).finally(bar.clear)
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    console.log(`${pictures} pictures: ${made} files created in ${seconds} s.`)
    for (const [id, error] of failures) console.error(`Picture ${id} could not be resized: ${String(error)}`)
    return failures.size === 0 ? 0 : 1
  },
}
