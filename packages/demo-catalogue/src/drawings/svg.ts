export const n = (value: number) => String(Math.round(value * 10) / 10)

interface Paint {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  clip?: string
  filter?: string
  cap?: 'round' | 'butt'
  dash?: string
}

const attributes = ({ fill, stroke, width, opacity, clip, filter, cap, dash }: Paint) =>
  ` fill="${fill ?? 'none'}"` +
  (stroke === undefined
    ? ''
    : ` stroke="${stroke}" stroke-linejoin="round" stroke-width="${n(width ?? 1)}"`) +
  (opacity === undefined ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`) +
  (clip === undefined ? '' : ` clip-path="${clip}"`) +
  (filter === undefined ? '' : ` filter="${filter}"`) +
  (cap === 'butt' || stroke === undefined ? '' : ' stroke-linecap="round"') +
  (dash === undefined ? '' : ` stroke-dasharray="${dash}"`)

export const path = (d: string, paint: Paint) => `<path d="${d}"${attributes(paint)}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: Paint) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(paint)}/>`

export const rect = (x: number, y: number, width: number, height: number, paint: Paint, radius = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}"${attributes(paint)}/>`

interface Place {
  x?: number
  y?: number
  scale?: number
  /** Widens without heightening; -1 mirrors. */
  stretch?: number
  /** Degrees, clockwise. */
  turn?: number
  opacity?: number
  clip?: string
}

export function group(
  art: string,
  { x = 0, y = 0, scale = 1, stretch = 1, turn = 0, opacity, clip }: Place = {},
): string {
  const moves = [
    x !== 0 || y !== 0 ? `translate(${n(x)} ${n(y)})` : '',
    turn !== 0 ? `rotate(${n(turn)})` : '',
    scale !== 1 || stretch !== 1 ? `scale(${(scale * stretch).toFixed(3)} ${scale.toFixed(3)})` : '',
  ].join('')
  const inner = moves === '' ? art : `<g transform="${moves}">${art}</g>`
  if (opacity === undefined && clip === undefined) return inner
  return (
    `<g${opacity === undefined ? '' : ` opacity="${opacity}"`}` +
    `${clip === undefined ? '' : ` clip-path="${clip}"`}>${inner}</g>`
  )
}
