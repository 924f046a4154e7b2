import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'

const require = createRequire(import.meta.url)

function load(file: string): Font {
  const bytes = readFileSync(require.resolve(`@fontsource/${file}`))
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

/** The faces that packs and logos are lettered in; read once, from the packages that carry them. */
export const fonts = {
  serif: load('fraunces/files/fraunces-latin-400-normal.woff'),
  serifItalic: load('fraunces/files/fraunces-latin-400-italic.woff'),
  serifBold: load('fraunces/files/fraunces-latin-600-normal.woff'),
  sans: load('hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff'),
  sansBold: load('hanken-grotesk/files/hanken-grotesk-latin-700-normal.woff'),
  script: load('niconne/files/niconne-latin-400-normal.woff'),
}
export type Face = keyof typeof fonts
