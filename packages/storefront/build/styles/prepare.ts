import path from 'node:path'
import { transformAsync, type PluginObj } from '@babel/core'

const LONG_ID = /"sc-([a-z\d]+)-(\d+)"/g
const HASH_LENGTH = 4

/** File of each id without its number. */
const files = new Map<string, string>()

/**
 * Code of a file of styles in which each styled component has an id, which is the same in every build. It is short, because each element has
 * it as a class. Throws when another file has the same ids.
 */
export async function prepareStyles(code: string, filename: string, plugins: readonly PluginObj[] = []) {
  const result = await transformAsync(code, {
    filename,
    cwd: path.resolve(import.meta.dirname, '../..'),
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript'] },
    plugins: [
      ['babel-plugin-styled-components', { ssr: true, displayName: false, pure: true, minify: true }],
      ...plugins,
    ],
  })
  const short = result?.code?.replaceAll(LONG_ID, (_, hash: string, index: string) => {
    const id = `s${hash.slice(-HASH_LENGTH).padStart(HASH_LENGTH, '0')}`
    const other = files.get(id) ?? filename
    if (other !== filename) throw new Error(`${other} has the same id as ${filename}: rename one of them`)
    files.set(id, filename)
    return `"${id}${index}"`
  })
  return { code: short ?? code, map: result?.map }
}
