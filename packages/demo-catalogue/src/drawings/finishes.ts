import { darken, lighten } from './colour.ts'
import { n } from './svg.ts'
import type { DrawingKind } from '#types.ts'

const FINISHES = ['glitter', 'shimmer'] as const

/** Surface that catches the light in a way of its own. */
export type Finish = (typeof FINISHES)[number]

/** Words in titles that name a finish, and the kinds whose negatives take it. */
const NAMES: Record<Finish, readonly [words: RegExp, kinds: readonly DrawingKind[]]> = {
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
  glitter: (colour) => tiled(96, 96, flakes(colour, { count: 620, size: 1.5, lightest: 0.95 })),
  shimmer: (colour) => tiled(96, 96, flakes(colour, { count: 420, size: 0.9, lightest: 0.7 })),
}

const tiled = (width: number, height: number, art: string) =>
  `<pattern id="tile" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${art}</pattern>` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#tile)"/>`

const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`

/** Repeatable numbers from 0 to 1, so that a picture is the same each time. */
const scatter = (seed: number) => Math.abs(Math.sin(seed * 127.1 + 11.7) * 43758.5453) % 1

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
