import { darken, lighten, mix } from '../colour.ts'
import { withCarton } from '../carton.ts'
import type { Drawing, Figure } from '../figure.ts'
import { body, IVORY } from '../gradients.ts'
import type { Point } from '../shapes.ts'
import type { Studio } from '../studio.ts'
import { group, path } from '../svg.ts'
import { creamSwatch, liquidSwatch } from '../swatches/liquid.ts'
import { drum, ridges, seam } from '../vessel.ts'
import { type Bottle, bottle } from './bottle.ts'

const pumpHead = (studio: Studio, y: number, colour: string) =>
  drum(studio, y - 74, y, 100, { colour, finish: 'satin', ease: 8 }) +
  ridges(y - 66, y - 8, 100, 30, darken(colour, 0.6)) +
  drum(studio, y - 170, y - 78, 34, { colour, finish: 'satin', ease: 4 }) +
  path(
    `M-70 ${y - 216}C-70 ${y - 236} -40 ${y - 244} 20 ${y - 240}L196 ${y - 214}C214 ${y - 210} 216 ${y - 172} 204 ${y - 160}L184 ${y - 160}C184 ${y - 178} 170 ${y - 184} 90 ${y - 176}L-52 ${y - 170}C-66 ${y - 172} -70 ${y - 190} -70 ${y - 216}Z`,
    { fill: body(studio, colour, 'satin') },
  ) +
  path(`M-56 ${y - 226}C-20 ${y - 236} 20 ${y - 232} 180 ${y - 208}`, {
    stroke: lighten(colour, 0.7),
    width: 6,
    opacity: 0.7,
  })

function pump(studio: Studio, look: Partial<Bottle> = {}): Figure {
  const colour = look.colour ?? mix(studio.colour, IVORY, 0.45)
  const profile: Point[] = [
    [-660, 92],
    [-640, 108],
    [-590, 196],
    [-540, 206],
    [-26, 206],
    [0, 188],
  ]
  return {
    art:
      bottle(studio, { profile, radius: 206, colour, finish: 'satin', print: [-360, 62], ...look }) +
      pumpHead(studio, -650, IVORY),
    width: 420,
    height: 890,
  }
}

export const pumpBottle: Drawing = {
  front: (studio) => pump(studio),
  detail: (studio) => withCarton(studio, pump(studio), { width: 350, height: 860 }),
  texture: liquidSwatch(0.85, ({ colour }) => mix(colour, '#fffaf2', 0.6)),
}

function shampoo(studio: Studio): Figure {
  const { colour } = studio
  const profile: Point[] = [
    [-740, 120],
    [-700, 168],
    [-640, 188],
    [-320, 206],
    [-60, 200],
    [0, 176],
  ]
  const cap = mix(studio.brand?.colour ?? darken(colour, 0.3), colour, 0.2)
  return {
    art:
      bottle(studio, { profile, radius: 200, colour, finish: 'satin', print: [-420, 64] }) +
      drum(studio, -860, -728, 126, { colour: cap, finish: 'satin', ease: 14 }) +
      seam(-790, 126, darken(cap, 0.5), 4) +
      path('M-34 -796H34V-782C20 -774 -20 -774 -34 -782Z', { fill: darken(cap, 0.35) }),
    width: 420,
    height: 880,
  }
}

export const shampooBottle: Drawing = {
  front: shampoo,
  detail: (studio) => ({
    art:
      group(pump(studio, { colour: lighten(studio.colour, 0.25) }).art, { x: 190, y: -30, scale: 0.94 }) +
      group(shampoo(studio).art, { x: -190, y: 30 }),
    width: 800,
    height: 920,
  }),
  texture: liquidSwatch(0.7, ({ colour }) => lighten(colour, 0.3)),
}

export const babyLotion: Drawing = {
  front: (studio) => pump(studio, { colour: mix(studio.colour, '#fffdf9', 0.55), finish: 'matte' }),
  detail: (studio) => ({
    art:
      group(shampoo({ ...studio, colour: mix(studio.colour, '#fffdf9', 0.3) }).art, {
        x: 200,
        y: -40,
        scale: 0.72,
      }) +
      group(pump(studio, { colour: mix(studio.colour, '#fffdf9', 0.55), finish: 'matte' }).art, {
        x: -150,
        y: 20,
      }),
    width: 760,
    height: 900,
  }),
  texture: (studio) => creamSwatch(studio),
}
