import { readFile } from 'node:fs/promises'
import { minify, type Plugin } from 'vite'

const RAW = /\.js\?raw$/

/** Minifies the scripts that pages hold themselves (`inlineScripts.ts`). */
export function minifyInline(): Plugin {
  return {
    name: 'minify-inline',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: RAW },
      async handler(id) {
        const file = id.replace(/\?raw$/, '')
        const { code, errors } = await minify(file, await readFile(file, 'utf8'))
        if (errors.length > 0) throw new AggregateError(errors, `${file} can't be minified`)
        return `export default ${JSON.stringify(code.trim())}`
      },
    },
  }
}
