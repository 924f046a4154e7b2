import { fonts, type Face } from './fonts.ts'
import { n, path } from './svg.ts'

export interface Lettering {
  face: Face
  /** Font size in units of the drawing. */
  size: number
  fill: string
  /** Extra space between letters, in ems. */
  spacing?: number
  opacity?: number
  /** The text is made smaller to fit this width. */
  fit?: number
  /** Radius of the cylinder that the text is wrapped around, and how far its circles sag, as a share of the radius. */
  wrap?: { radius: number; sag: number }
}

/** Glyphs side by side with their kerning: the library's own layout trips over Fraunces' contextual forms. */
function layOut(words: string, face: Face, spacing: number) {
  const font = fonts[face]
  const glyphs = Array.from(words, (letter) => font.charToGlyph(letter))
  let at = 0
  const placed = glyphs.map((glyph, i) => {
    const next = glyphs[i + 1]
    const left = at
    at += (glyph.advanceWidth ?? 0) + (next === undefined ? 0 : font.getKerningValue(glyph, next) + spacing * font.unitsPerEm)
    return { glyph, left: left / font.unitsPerEm }
  })
  return { placed, width: at / font.unitsPerEm }
}

const widthOf = (words: string, { face, size, spacing = 0 }: Lettering) => layOut(words, face, spacing).width * size

/** Size at which the text is set: the wished one, or the largest that fits. */
export function fittedSize(text: string, style: Lettering): number {
  const width = widthOf(text, style)
  return style.fit === undefined || width <= style.fit ? style.size : (style.size * style.fit) / width
}

/** Text as an outline, centred on `x`, standing on `y`. */
export function text(words: string, x: number, y: number, style: Lettering): string {
  const size = fittedSize(words, style)
  const { placed, width } = layOut(words, style.face, style.spacing ?? 0)
  const commands = placed.flatMap(({ glyph, left }) => glyph.getPath((left - width / 2) * size, 0, size).commands)
  const place = (px: number, py: number) => {
    if (style.wrap === undefined) return `${n(x + px)} ${n(y + py)}`
    const { radius, sag } = style.wrap
    const angle = px / radius
    return `${n(x + radius * Math.sin(angle))} ${n(y + py + radius * sag * (Math.cos(angle) - 1))}`
  }
  const d = commands
    .map((c) => {
      if (c.type === 'Z') return 'Z'
      if (c.type === 'C') return `C${place(c.x1, c.y1)} ${place(c.x2, c.y2)} ${place(c.x, c.y)}`
      if (c.type === 'Q') return `Q${place(c.x1, c.y1)} ${place(c.x, c.y)}`
      return `${c.type}${place(c.x, c.y)}`
    })
    .join('')
  return path(d, { fill: style.fill, ...(style.opacity === undefined ? {} : { opacity: style.opacity }) })
}
