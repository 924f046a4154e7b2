import { contactShadow } from '../backdrop.ts'
import { withCarton } from '../carton.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { linear, radial } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { path, rect } from '../svg.ts'
import { creamSwatch } from '../swatches/liquid.ts'
import { drum } from '../vessel.ts'
import { packPrint } from '../wordmark.ts'

function tubePack(studio: Studio): Figure {
  const colour = mix(studio.colour, '#fffaf4', 0.25)
  const ink = inkOn(colour, studio.brand?.colour ?? darken(studio.colour, 0.4))
  const walls = 'M-196 -900H196L178 -560C168 -360 152 -220 146 -128H-146C-152 -220 -168 -360 -178 -560Z'
  const fill = linear(studio, [
    [0, darken(colour, 0.22)],
    [0.12, lighten(colour, 0.1)],
    [0.27, lighten(colour, 0.6)],
    [0.42, lighten(colour, 0.1)],
    [0.7, colour],
    [0.9, darken(colour, 0.2)],
    [1, darken(colour, 0.06)],
  ])
  const crimp = linear(studio, [
    [0, darken(colour, 0.1)],
    [0.3, lighten(colour, 0.6)],
    [1, darken(colour, 0.16)],
  ])
  const lines = Array.from({ length: 30 }, (_, i) => `M${-188 + i * 13} -936V-902`).join('')
  const press = radial(studio, [
    [0, darken(colour, 0.4), 0.2],
    [1, darken(colour, 0.4), 0],
  ])
  return {
    art:
      contactShadow(studio, 0, 0, 160) +
      drum(studio, -132, 0, 142, {
        colour: studio.brand === undefined ? darken(studio.colour, 0.3) : studio.brand.colour,
        finish: 'satin',
        ease: 12,
        topless: true,
      }) +
      path(walls, { fill }) +
      path('M-120 -890C-60 -760 60 -760 120 -890Z', { fill: press }) +
      path(`M-146 -136H146`, { stroke: darken(colour, 0.5), width: 5, opacity: 0.35 }) +
      rect(-200, -940, 400, 44, { fill: crimp }, 6) +
      path(lines, { stroke: darken(colour, 0.5), width: 2.5, opacity: 0.25 }) +
      packPrint(studio, { y: -560, size: 66, fit: 290, ink }),
    width: 410,
    height: 945,
  }
}

export const tube: Drawing = {
  front: tubePack,
  detail: (studio) => withCarton(studio, tubePack(studio), { width: 340, height: 860 }),
  texture: (studio) => creamSwatch(studio, mix(studio.colour, '#fffaf2', 0.62)),
}
