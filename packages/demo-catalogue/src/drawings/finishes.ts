import { darken, lighten } from './colour.ts'
import { group, n, path } from './svg.ts'
import type { DrawingKind } from '#types.ts'

const FINISHES = ['sequin', 'satin', 'tiers', 'glitter', 'shimmer'] as const

/** Surface that catches the light in a way of its own. */
export type Finish = (typeof FINISHES)[number]

/** Words in titles that name a finish, and the kinds whose negatives take it. */
const NAMES: Record<Finish, readonly [words: RegExp, kinds: readonly DrawingKind[]]> = {
  sequin: [/sequin/, ['dress']],
  satin: [/satin/, ['dress']],
  tiers: [/tiered/, ['dress']],
  glitter: [/glitter/, ['nail-polish']],
  shimmer: [/shimmer|highlighter/, ['lip-gloss', 'foundation-bottle']],
}

/** Finish that the title of a kind names. */
export const namedFinish = (kind: DrawingKind, title: string): Finish | undefined =>
  FINISHES.find((finish) => {
    const [words, kinds] = NAMES[finish]
    return kinds.includes(kind) && words.test(title.toLowerCase())
  })

const WIDTH = 800
const HEIGHT = 1000

/** Finish on a transparent ground, 800 × 1000, to be laid over the body of a photograph. */
export const drawFinish = (finish: Finish, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${ART[finish](colour)}</svg>`

const ART: Record<Finish, (colour: string) => string> = {
  sequin: (colour) => tiled(192, 180, sequins(colour)),
  glitter: (colour) => tiled(96, 96, flakes(colour, { count: 620, size: 1.5, lightest: 0.95 })),
  shimmer: (colour) => tiled(96, 96, flakes(colour, { count: 420, size: 0.9, lightest: 0.7 })),
  satin,
  tiers,
}

const tiled = (width: number, height: number, art: string) =>
  `<pattern id="tile" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${art}</pattern>` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#tile)"/>`

const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`

/** Repeatable numbers from 0 to 1, so that a picture is the same each time. */
const scatter = (seed: number) => Math.abs(Math.sin(seed * 127.1 + 11.7) * 43758.5453) % 1

/** Overlapping rows of discs; each is tilted, so a few flash and others are dark. */
function sequins(colour: string): string {
  const [across, down] = [12, 9]
  return Array.from({ length: 20 * 16 }, (_, i) => {
    const row = Math.floor(i / 16)
    const [x, y] = [(i % 16) * across + (row % 2) * (across / 2), row * down + down / 2]
    const tilt = scatter(i)
    const fill =
      tilt > 0.94
        ? lighten(colour, 0.8)
        : tilt > 0.55
          ? lighten(colour, tilt * 0.38)
          : darken(colour, 0.3 - tilt * 0.4)
    return (
      disc(x, y, 6.6, darken(colour, 0.5)) +
      disc(x, y - 0.6, 5.8, fill) +
      disc(x - 1.6, y - 2.2, 1.6, lighten(fill, 0.5))
    )
  }).join('')
}

function flakes(
  colour: string,
  { count, size, lightest }: { count: number; size: number; lightest: number },
): string {
  return Array.from({ length: count }, (_, i) => {
    const shine = scatter(i + 900)
    const fill = shine > 0.4 ? lighten(colour, shine * lightest) : darken(colour, 0.35)
    return disc(scatter(i) * 96, scatter(i + 400) * 96, size * (0.6 + shine), fill)
  }).join('')
}

/** Long soft lights and shadows, as cloth cut on the bias has. */
function satin(colour: string): string {
  const folds = [
    [322, 0.4, 16, -18],
    [352, -0.4, 24, 14],
    [384, 0.56, 20, -26],
    [418, -0.34, 26, 22],
    [446, 0.48, 15, 30],
    [476, -0.42, 22, 34],
    [504, 0.4, 14, 40],
  ] as const
  const lines = folds.map(([x, light, width, lean]) =>
    path(`M${x} 180C${x - lean} 380 ${x + lean} 560 ${x + lean * 0.6} 930`, {
      stroke: light > 0 ? lighten(colour, light) : darken(colour, -light),
      width,
      opacity: 0.85,
    }),
  )
  return (
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9 14"/></filter>' +
    `<g filter="url(#soft)">${lines.join('')}</g>`
  )
}

/** Seams across a skirt, and the gathers below each. */
function tiers(colour: string): string {
  return [
    [400, 10],
    [560, 16],
    [720, 20],
  ]
    .map(([y = 0, sag = 0], tier) => {
      const at = (x: number) => y + sag * (1 - ((x - WIDTH / 2) / (WIDTH / 2)) ** 2)
      const seam = `M0 ${at(0)}Q400 ${n(y + sag * 2)} 800 ${at(800)}`
      const gathers = Array.from({ length: 80 }, (_, i) => {
        const x = i * 10 + scatter(i + tier * 80) * 7
        return `M${n(x)} ${n(at(x))}l${n((x - 400) * 0.02)} ${n(30 + scatter(i + 300) * 60)}`
      }).join('')
      return (
        path(gathers, { stroke: darken(colour, 0.5), width: 2.6, opacity: 0.4 }) +
        path(seam, { stroke: darken(colour, 0.4), width: 4, opacity: 0.6 }) +
        group(path(seam, { stroke: lighten(colour, 0.7), width: 2, opacity: 0.8 }), { y: -4 })
      )
    })
    .join('')
}
