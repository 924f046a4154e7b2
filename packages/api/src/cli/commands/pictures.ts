import { parseArgs } from 'node:util'
import { cutAllPictures } from '#modules/media/cutAllPictures.ts'
import type { Command } from '../Command.ts'
import { createProgressBar } from '../createProgressBar.ts'
import { withShop } from '../withShop.ts'

export const picturesCommand: Command = {
  name: 'pictures',
  summary: 'cuts all pictures ahead of the first visitor',
  help: `Cuts all of the shop's pictures to every width and format, ahead of the first visitor.

  npm run shop -- pictures

Without it a picture is cut when it is first asked for, which takes a moment each. Pictures that are there are left alone,
so it may be stopped and run again at any time.`,
  async run(args) {
    parseArgs({ args, options: {} })
    const began = performance.now()
    const bar = createProgressBar()
    const { pictures, made } = await withShop(({ db, mediaFolder }) =>
      cutAllPictures(db, { mediaFolder, onProgress: bar.update }),
    ).finally(bar.clear)
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    console.log(`${pictures} pictures: ${made} cuts made in ${seconds} s.`)
    return 0
  },
}
