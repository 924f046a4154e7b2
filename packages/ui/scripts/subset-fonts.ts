/**
 * Subsets the fonts of the @fontsource packages to the characters and weights that the shop uses. Run `pnpm
 * --filter @shop/ui fonts` after a change to this file or to a font package, and commit the result. Hanken
 * Grotesk has no rupee sign: the one of Figtree, which has the same height and weights, is a
 * file of its own.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const out = new URL('../src/styles/fonts/', import.meta.url)

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const without = (text: string, others: string) =>
  Array.from(text)
    .filter((character) => !others.includes(character))
    .join('')

const ASCII = range(0x20, 0x7e)
const PUNCTUATION = '\u00a0\u2009–—‘’“”…·•×→←↗−™®©°'
/** In files of their own, because few pages have any of them. Their `unicode-range` is in `fonts.css`. */
const LATIN_1 = without(range(0xa1, 0xff), PUNCTUATION)
/** Of the italics, which are a word or two in a headline. The others are a file of their own, too. */
const LOWER_CASE = range(0x61, 0x7a) + "\u00a0 !',-.?–’"
const OTHERS = without(ASCII + PUNCTUATION + LATIN_1, LOWER_CASE)
const RUPEE = '₹'

/** Optical size of 80: the bar of the letter e stays visible in a heading of 20 px. */
const DISPLAY = { opsz: 80, wght: 400 }
/** Of the rupee sign, whose two bars are hairlines at that size. */
const STURDY = { opsz: 14, wght: 500 }
const TEXT = { wght: { min: 400, max: 700 } }
/** What shapes text by itself, and digits of one width. Other alternates of a font would come with their glyphs. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn', 'tnum']

const FONTS = [
  {
    name: 'hanken-grotesk',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: TEXT,
    text: ASCII + PUNCTUATION,
  },
  {
    name: 'hanken-grotesk-accents',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: TEXT,
    text: LATIN_1,
  },
  {
    name: 'figtree-rupee',
    source: 'figtree/files/figtree-latin-ext-wght-normal.woff2',
    axes: TEXT,
    text: RUPEE,
  },
  {
    name: 'fraunces',
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: DISPLAY,
    text: ASCII + PUNCTUATION,
  },
  {
    name: 'fraunces-accents',
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: DISPLAY,
    text: LATIN_1,
  },
  {
    name: 'fraunces-rupee',
    source: 'fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
    axes: STURDY,
    text: RUPEE,
  },
  {
    name: 'fraunces-italic',
    source: 'fraunces/files/fraunces-latin-opsz-italic.woff2',
    axes: DISPLAY,
    text: LOWER_CASE,
  },
  {
    name: 'fraunces-italic-capitals',
    source: 'fraunces/files/fraunces-latin-opsz-italic.woff2',
    axes: DISPLAY,
    text: OTHERS,
  },
]

await mkdir(out, { recursive: true })
for (const { name, source, axes, text } of FONTS) {
  const font = await readFile(require.resolve(`@fontsource-variable/${source}`))
  const subset = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  })
  await writeFile(new URL(`${name}.woff2`, out), subset)
  console.log(`${name}.woff2  ${subset.length} bytes`)
}
