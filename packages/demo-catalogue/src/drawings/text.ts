import { faces, type Face, type TracedFace } from './glyphs.ts'
import { n, path } from './svg.ts'

export interface Lettering {
  face: Face
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

/** Outlines side by side with their kerning, in thousandths of the size; characters that the face lacks are left out. */
function layOut(words: string, face: Face, spacing: number) {
  const { glyphs, kerning }: TracedFace = faces[face]
  const letters = Array.from(words).filter((letter) => letter in glyphs)
  let at = 0
  const placed = letters.map((letter, i) => {
    const [advance, d] = glyphs[letter]!
    const next = letters[i + 1]
    const left = at
    at += advance + (next === undefined ? 0 : (kerning[letter + next] ?? 0) + spacing * 1000)
    return { d, left }
  })
  return { placed, width: at }
}

export const widthOf = (words: string, { face, size, spacing = 0 }: Lettering) =>
  (layOut(words, face, spacing).width * size) / 1000

/** Size at which the text is set: the wished one, or the largest that fits. */
export function fittedSize(text: string, style: Lettering): number {
  const width = widthOf(text, style)
  return style.fit === undefined || width <= style.fit ? style.size : (style.size * style.fit) / width
}

/** Text as an outline, centred on `x`, standing on `y`. */
export function text(words: string, x: number, y: number, style: Lettering): string {
  const size = fittedSize(words, style)
  const { placed, width } = layOut(words, style.face, style.spacing ?? 0)
  const point = (px: number, py: number) => {
    if (style.wrap === undefined) return `${n(x + px)} ${n(y + py)}`
    const { radius, sag } = style.wrap
    const angle = px / radius
    return `${n(x + radius * Math.sin(angle))} ${n(y + py + radius * sag * (Math.cos(angle) - 1))}`
  }
  const d = placed
    .map(({ d: outline, left }) =>
      outline.replace(/(-?\d+) (-?\d+)/g, (_, px: string, py: string) =>
        point(((Number(px) + left - width / 2) * size) / 1000, (Number(py) * size) / 1000),
      ),
    )
    .join('')
  return path(d, { fill: style.fill, ...(style.opacity === undefined ? {} : { opacity: style.opacity }) })
}
