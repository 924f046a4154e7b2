import { readdirSync } from 'node:fs'
import path from 'node:path'
import { transformAsync, type PluginObj } from '@babel/core'

const LONG_ID = /"sc-[a-z\d]+-(\d+)"/g
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Files of styles in a settled order, each with its number. */
const numbers = new Map(
  ['ui', 'shop-ui', 'storefront']
    .map((name) => path.resolve(import.meta.dirname, '../../..', name, 'src'))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.styles.ts'))
        .toSorted()
        .map((file) => path.join(folder, file)),
    )
    .map((file, index) => [file, index]),
)

/** Number of a file. One that is made during development comes last. */
function numberOf(filename: string): number {
  const number = numbers.get(filename) ?? numbers.size
  numbers.set(filename, number)
  return number
}

/**
 * Code of a file of styles in which each styled component has an id, which is the same in both builds: a letter for its place in the file,
 * and the file's number. It is short, because each element has it as a class.
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
  const file = numberOf(filename).toString(36)
  const short = result?.code?.replaceAll(LONG_ID, (_, index: string) => {
    const letter = LETTERS[Number(index)]
    if (letter === undefined) throw new Error(`${filename} has too many styled components: divide it`)
    return `"${letter}${file}"`
  })
  return { code: short ?? code, map: result?.map }
}
