/**
 * Writes `src/drawings/glyphs.ts`: the outlines and kerning of the letters that packs and logos are set in, traced
 * from the font packages, so that drawings need neither files nor fonts. Run by `pnpm trace-glyphs` after a change
 * of fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'opentype.js'

const require = createRequire(import.meta.url)
// The package's types name a default export, which only its CommonJS build has.
const { parse }: { parse: (bytes: ArrayBuffer) => Font } = require('opentype.js')

const FACES = {
  serif: 'fraunces/files/fraunces-latin-400-normal.woff',
  serifItalic: 'fraunces/files/fraunces-latin-400-italic.woff',
  serifBold: 'fraunces/files/fraunces-latin-600-normal.woff',
  sans: 'hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff',
  sansBold: 'hanken-grotesk/files/hanken-grotesk-latin-700-normal.woff',
  script: 'niconne/files/niconne-latin-400-normal.woff',
}
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Wordmarks need letters; the labels under them, which are all set in one face, digits and signs too. */
const OF_NAMES = ` ${LETTERS}&.,'’-é`
const OF_LABELS = `${OF_NAMES}0123456789:;!?‘“”"()/%+–—·×°*#@™®`
/** Outlines are kept in thousandths of the font size. */
const EM = 1000

function load(file: string): Font {
  const bytes = readFileSync(require.resolve(`@fontsource/${file}`))
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

function trace(font: Font, characters: string) {
  const scaled = (units: number) => Math.round((units * EM) / font.unitsPerEm)
  const present = Array.from(characters).filter((character) => font.charToGlyphIndex(character) > 0)
  const glyphs = present.map((character) => {
    const glyph = font.charToGlyph(character)
    const d = glyph
      .getPath(0, 0, EM)
      .commands.map((c) => {
        const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`
        if (c.type === 'Z') return 'Z'
        if (c.type === 'C') return `C${at(c.x1, c.y1)} ${at(c.x2, c.y2)} ${at(c.x, c.y)}`
        if (c.type === 'Q') return `Q${at(c.x1, c.y1)} ${at(c.x, c.y)}`
        return `${c.type}${at(c.x, c.y)}`
      })
      .join('')
    return [character, [scaled(glyph.advanceWidth ?? 0), d]] as const
  })
  const letters = Array.from(LETTERS)
  const kerning = letters.flatMap((left) =>
    letters
      .map(
        (right) =>
          [
            left + right,
            scaled(font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right))),
          ] as const,
      )
      .filter(([, value]) => Math.abs(value) > 8),
  )
  return { glyphs: Object.fromEntries(glyphs), kerning: Object.fromEntries(kerning) }
}

const faces = Object.entries(FACES).map(([name, file]) => {
  const { glyphs, kerning } = trace(load(file), name === 'sans' ? OF_LABELS : OF_NAMES)
  const lines = Object.entries(glyphs).map(
    ([character, glyph]) => `      ${JSON.stringify(character)}: ${JSON.stringify(glyph)},`,
  )
  return `  ${name}: {\n    glyphs: {\n${lines.join('\n')}\n    },\n    kerning: ${JSON.stringify(kerning)},\n  },`
})

writeFileSync(
  new URL('../src/drawings/glyphs.ts', import.meta.url),
  `/** Traced from Fraunces, Hanken Grotesk and Niconne (SIL Open Font Licence) by scripts/trace-glyphs.ts; not written by hand. */

export interface TracedFace {
  /** By character: advance and outline, in thousandths of the font size, the baseline at 0. */
  glyphs: Record<string, [advance: number, d: string]>
  /** By pair of letters. */
  kerning: Record<string, number>
}

// oxfmt-ignore
export const faces = {
${faces.join('\n')}
} satisfies Record<string, TracedFace>
export type Face = keyof typeof faces
`,
)
