import { darken, lighten } from '../colour.ts'
import { border, fold, piece } from '../fabric.ts'
import { type Print } from '../prints.ts'
import { linear } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'

/** Measures of anything that hangs from the shoulders; halves, from the middle out, y from the shoulder seam at the neck. */
interface Tunic {
  print: Print
  colour?: string
  scale?: number
  neck: { half: number; depth: number; shape: 'round' | 'v' | 'square' | 'sweetheart' }
  /** End of the shoulder; as wide as the neck for straps. */
  shoulder: readonly [x: number, y: number]
  chest: readonly [x: number, y: number]
  waist: readonly [x: number, y: number]
  hem: readonly [x: number, y: number]
  /** Sag of the hem in the middle. */
  sag?: number
  sleeve?: { length: number; width: number; spread: number; colour?: string; print?: Print }
  /** Number of folds that fall from the waist. */
  folds?: number
  depth?: number
  /** Gold or contrast border at neck, hem and cuffs. */
  trim?: { colour: string; width: number; hem?: number }
  /** Colour of the inside seen at the back of the neck. */
  lining?: string
  /** Details on the front, clipped to its outline. */
  over?: string
}

const neckline = ({ half, depth, shape }: Tunic['neck']) => {
  if (shape === 'v') return `L0 ${depth}L${half} 0`
  if (shape === 'square') return `L${-half + 14} ${depth}H${half - 14}L${half} 0`
  if (shape === 'sweetheart')
    return `L${-half} ${depth * 0.6}C${-half * 0.7} ${depth * 0.5} -20 ${depth * 0.6} 0 ${depth}C20 ${depth * 0.6} ${half * 0.7} ${depth * 0.5} ${half} ${depth * 0.6}L${half} 0`
  return `C${-half} ${depth * 0.75} ${-half * 0.6} ${depth} 0 ${depth}S${half} ${depth * 0.75} ${half} 0`
}

function bodyOutline({ neck, shoulder, chest, waist, hem, sag = 24 }: Tunic): string {
  const side = (s: 1 | -1) => ({
    sh: [s * shoulder[0], shoulder[1]],
    ch: [s * chest[0], chest[1]],
    wa: [s * waist[0], waist[1]],
    he: [s * hem[0], hem[1]],
  })
  const [r, l] = [side(1), side(-1)]
  const drop = (hem[1] - waist[1]) * 0.4
  return (
    `M${-neck.half} 0${neckline(neck)}L${r.sh[0]} ${r.sh[1]}` +
    `C${r.sh[0]! - 14} ${shoulder[1] + 60} ${r.ch[0]! - 12} ${chest[1] - 60} ${r.ch[0]} ${r.ch[1]}` +
    `C${r.ch[0]! - 4} ${chest[1] + 60} ${r.wa[0]} ${waist[1] - 70} ${r.wa[0]} ${r.wa[1]}` +
    `C${waist[0] + 4} ${waist[1] + drop * 0.6} ${hem[0] - 8} ${hem[1] - drop} ${r.he[0]} ${r.he[1]}` +
    `Q${hem[0] * 0.5} ${hem[1] + sag} 0 ${hem[1] + sag}T${l.he[0]} ${l.he[1]}` +
    `C${8 - hem[0]} ${hem[1] - drop} ${-waist[0] - 4} ${waist[1] + drop * 0.6} ${l.wa[0]} ${l.wa[1]}` +
    `C${l.wa[0]} ${waist[1] - 70} ${l.ch[0]! + 4} ${chest[1] + 60} ${l.ch[0]} ${l.ch[1]}` +
    `C${l.ch[0]! + 12} ${chest[1] - 60} ${l.sh[0]! + 14} ${shoulder[1] + 60} ${l.sh[0]} ${l.sh[1]}Z`
  )
}

function sleeves(
  studio: Studio,
  { shoulder, chest, sleeve, print, colour = studio.colour, scale, trim }: Tunic,
): string {
  if (sleeve === undefined) return ''
  const { length, width, spread } = sleeve
  const [sx, sy] = shoulder
  const tip: readonly [number, number] = [sx + spread, sy + length]
  const inner: readonly [number, number] = [tip[0] - width, tip[1] + width * 0.12]
  const outline = `M${sx - 46} ${sy - 16}C${sx + 10} ${sy - 4} ${sx + 30 + spread * 0.2} ${sy + 50} ${sx + 34 + spread * 0.4} ${sy + length * 0.4}L${tip[0]} ${tip[1]}Q${(tip[0] + inner[0]) / 2} ${tip[1] + width * 0.16} ${inner[0]} ${inner[1]}L${chest[0] - 30} ${chest[1] - 10}Z`
  const own = sleeve.colour ?? colour
  const inside =
    fold(studio, sx - 4, sy + 60, tip[0] - width * 0.4, tip[1] + 30, 24, 0.4, own) +
    fold(studio, chest[0] - 14, chest[1] - 60, inner[0] + 16, inner[1], 26, 0.55, own) +
    (trim === undefined
      ? ''
      : border(
          `M${tip[0] + 6} ${tip[1] - trim.width * 0.6}Q${(tip[0] + inner[0]) / 2} ${tip[1] + width * 0.16 - trim.width * 0.6} ${inner[0] - 6} ${inner[1] - trim.width * 0.6}`,
          trim.width,
          trim.colour,
          own,
        ))
  const one = piece(studio, {
    outline,
    print: sleeve.print ?? print,
    colour: own,
    inside,
    turn: -12,
    ...(scale === undefined ? {} : { scale }),
  })
  return one + group(one, { stretch: -1 })
}

export function tunic(studio: Studio, measures: Tunic): string {
  const {
    print,
    colour = studio.colour,
    scale,
    neck,
    chest,
    waist,
    hem,
    sag = 24,
    folds = 5,
    depth = 0.42,
    trim,
    lining,
    over = '',
  } = measures
  const shaded = { ...studio, colour }
  const falls = Array.from({ length: folds }, (_, i) => {
    const share = folds === 1 ? 0 : (i / (folds - 1)) * 2 - 1
    const from = waist[1] - 40 + Math.abs(share) * 30 + (i % 2) * 90
    return fold(
      shaded,
      share * waist[0] * 0.72,
      from,
      share * hem[0] * 0.9 + (i % 2 === 0 ? 12 : -8),
      hem[1] + 130,
      16 + hem[0] * (0.24 / folds) * 1.4,
      depth,
    )
  })
  const tucks = [1, -1].map(
    (s) =>
      fold(shaded, s * (chest[0] - 4), chest[1] - 10, s * 60, chest[1] + 90, 22, 0.32) +
      fold(shaded, s * (waist[0] + 6), waist[1] - 70, s * waist[0] * 0.3, waist[1] + 20, 20, 0.26),
  )
  const hemTrim =
    trim === undefined
      ? ''
      : border(
          `M${-hem[0] - 20} ${hem[1] - 24}Q${-hem[0] * 0.5} ${hem[1] + sag - 24} 0 ${hem[1] + sag - 24}T${hem[0] + 20} ${hem[1] - 24}`,
          trim.hem ?? trim.width * 1.5,
          trim.colour,
          colour,
        )
  const neckTrim =
    trim === undefined
      ? path(`M${-neck.half} 0${neckline(neck)}`, { stroke: darken(colour, 0.3), width: 12, opacity: 0.5 })
      : path(`M${-neck.half} 0${neckline(neck)}`, { stroke: trim.colour, width: trim.width * 1.2 }) +
        path(`M${-neck.half} 0${neckline(neck)}`, {
          stroke: lighten(trim.colour, 0.5),
          width: trim.width * 0.25,
          dash: '7 8',
        })
  const back = lining ?? darken(colour, 0.42)
  return (
    path(
      `M${-neck.half} 0C${-neck.half * 0.5} -26 ${neck.half * 0.5} -26 ${neck.half} 0L${neck.half - 2} ${neck.depth * (neck.shape === 'v' ? 0 : 0.6)}L0 ${neck.depth + 4}L${2 - neck.half} ${neck.depth * (neck.shape === 'v' ? 0 : 0.6)}Z`,
      {
        fill: linear(
          studio,
          [
            [0, back],
            [1, darken(back, 0.4)],
          ],
          90,
        ),
      },
    ) +
    sleeves(studio, measures) +
    piece(studio, {
      outline: bodyOutline(measures),
      print,
      colour,
      inside: falls.join('') + tucks.join('') + hemTrim + neckTrim + over,
      ...(scale === undefined ? {} : { scale }),
    })
  )
}

/** Buttons down the middle. */
export const buttons = (from: number, to: number, count: number, colour: string, x = 0) =>
  Array.from({ length: count }, (_, i) => {
    const y = from + ((to - from) * i) / (count - 1)
    return (
      ellipse(x + 2, y + 4, 11, 11, { fill: '#000000', opacity: 0.25 }) +
      ellipse(x, y, 11, 11, { fill: colour }) +
      ellipse(x - 3, y - 3, 4, 3, { fill: '#ffffff', opacity: 0.7 })
    )
  }).join('')
