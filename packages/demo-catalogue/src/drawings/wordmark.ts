import type { PackBrand, Studio } from './studio.ts'
import { ellipse, group, rect } from './svg.ts'
import { fittedSize, text, type Lettering } from './text.ts'

type Style = Pick<Lettering, 'face' | 'spacing'> & { scale: number; upper?: true }

export const styles: Record<PackBrand['wordmark'], Style> = {
  serif: { face: 'serif', spacing: 0.01, scale: 1 },
  'serif-italic': { face: 'serifItalic', spacing: 0, scale: 1.04 },
  sans: { face: 'sansBold', spacing: -0.02, scale: 0.96 },
  'sans-wide': { face: 'sans', spacing: 0.3, scale: 0.7, upper: true },
  script: { face: 'script', spacing: 0, scale: 1.3 },
  stamp: { face: 'serifBold', spacing: 0.08, scale: 0.62, upper: true },
}

/** The brand's name in its own style, centred on `x`, standing on `y`. */
export function wordmark(
  brand: PackBrand,
  x: number,
  y: number,
  { size, fill, fit, wrap }: { size: number; fill: string; fit: number; wrap?: Lettering['wrap'] },
): string {
  const { face, spacing, scale, upper } = styles[brand.wordmark]
  const words = upper ? brand.name.toUpperCase() : brand.name
  const style: Lettering = {
    face,
    size: size * scale,
    fill,
    fit,
    ...(spacing ? { spacing } : {}),
    ...(wrap ? { wrap } : {}),
  }
  if (brand.wordmark !== 'stamp' || wrap !== undefined) return text(words, x, y, style)
  const set = fittedSize(words, { ...style, fit: fit * 0.84 })
  const stamped = text(words, x, y, { ...style, fit: fit * 0.84 })
  const half = Math.min(fit / 2, (words.length * set * 0.8) / 2 + set * 0.5)
  return (
    rect(
      x - half,
      y - set * 1.3,
      half * 2,
      set * 1.86,
      { stroke: fill, width: Math.max(2, set * 0.06) },
      set * 0.34,
    ) + stamped
  )
}

export interface Print {
  x?: number
  /** Baseline of the wordmark. */
  y: number
  /** Size of the wordmark. */
  size: number
  /** Width that the print may take. */
  fit: number
  ink: string
  wrap?: Lettering['wrap']
}

/** Print of a pack: wordmark, a fine rule, the label. Blank without a brand. */
export function packPrint({ brand, label }: Studio, { x = 0, y, size, fit, ink, wrap }: Print): string {
  if (brand === undefined) return ''
  const small = size * 0.36
  const curve = wrap === undefined ? {} : { wrap }
  const lines = brokenInTwo(label ?? '')
  return (
    wordmark(brand, x, y, { size, fill: ink, fit, ...curve }) +
    (lines.length === 0
      ? ''
      : rect(x - size * 0.35, y + size * 0.52, size * 0.7, Math.max(1.5, size * 0.035), {
          fill: ink,
          opacity: 0.6,
        })) +
    lines
      .map((words, i) =>
        text(words.toUpperCase(), x, y + size * 1.16 + i * small * 1.5, {
          face: 'sans',
          size: small,
          spacing: 0.14,
          fill: ink,
          fit: fit * 0.94,
          opacity: 0.86,
          ...curve,
        }),
      )
      .join('')
  )
}

/** Wordmark and label read from below, as slim tubes carry them; `y` is their middle. */
export const uprightPrint = (studio: Studio, y: number, length: number, ink: string) =>
  group(packPrint(studio, { y: 4, size: 66, fit: length, ink }), { y, turn: -90 })

function brokenInTwo(label: string): string[] {
  const words = label.split(' ').filter(Boolean)
  if (label.length <= 14) return words.length === 0 ? [] : [label]
  const middle = label.length / 2
  const cuts = words.slice(1).map((_, i) => words.slice(0, i + 1).join(' ').length)
  const best = cuts.reduce(
    (a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a),
    cuts[0] ?? label.length,
  )
  return [label.slice(0, best), label.slice(best + 1)].filter(Boolean)
}

/** A round seal with the brand's initial, for lids, tags and boxes. */
export function monogram(
  { brand }: Studio,
  x: number,
  y: number,
  radius: number,
  ink: string,
  squash = 1,
): string {
  if (brand === undefined) return ''
  const { face } = styles[brand.wordmark]
  const initial = text(brand.name.slice(0, 1), 0, radius * 0.36, { face, size: radius * 1.05, fill: ink })
  return (
    ellipse(x, y, radius, radius * squash, {
      stroke: ink,
      width: Math.max(1.5, radius * 0.05),
      opacity: 0.8,
    }) + `<g transform="translate(${x} ${y}) scale(1 ${squash})">${initial}</g>`
  )
}
