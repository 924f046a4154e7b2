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

const ASCII = range(0x20, 0x7e)
const PUNCTUATION = '\u00a0\u2009–—‘’“”…·•×→←↗−™®©°'
const ACCENTED = 'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜàáâäçèéêëíîïñóôöúûü'
const RUPEE = '₹'

/** Optical size of 80: the bar of the letter e stays visible in a heading of 20 px. */
const DISPLAY = { opsz: 80, wght: { min: 360, max: 520 } }
const TEXT = { wght: { min: 400, max: 700 } }

const FONTS = [
  {
    name: 'hanken-grotesk',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: TEXT,
    text: ASCII + PUNCTUATION + range(0xa1, 0xff),
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
    text: ASCII + PUNCTUATION + ACCENTED,
  },
  {
    name: 'fraunces-rupee',
    source: 'fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
    axes: DISPLAY,
    text: RUPEE,
  },
  {
    name: 'fraunces-italic',
    source: 'fraunces/files/fraunces-latin-opsz-italic.woff2',
    axes: { ...DISPLAY, wght: 400 },
    text: ASCII + PUNCTUATION + ACCENTED,
  },
]

await mkdir(out, { recursive: true })
for (const { name, source, axes, text } of FONTS) {
  const font = await readFile(require.resolve(`@fontsource-variable/${source}`))
  const subset = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: axes, noHinting: true })
  await writeFile(new URL(`${name}.woff2`, out), subset)
  console.log(`${name}.woff2  ${subset.length} bytes`)
}
