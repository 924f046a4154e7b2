import { darken, lighten } from '../colour.ts'
import { drape } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { closeUp, type Drawing, type Figure } from '../figure.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { neckLabel } from './hanger.ts'
import { buttons, tunic } from './tunic.ts'
import { pile } from './folded.ts'
import { BARE, onHanger } from './onHanger.ts'

const sash = (studio: Studio, half: number, y: number) =>
  path(
    `M${-half - 6} ${y - 20}Q0 ${y + 4} ${half + 6} ${y - 20}V${y + 22}Q0 ${y + 46} ${-half - 6} ${y + 22}Z`,
    { fill: darken(studio.colour, 0.18) },
  ) +
  path(`M${-half} ${y - 14}Q0 ${y + 10} ${half} ${y - 14}`, {
    stroke: lighten(studio.colour, 0.4),
    width: 4,
    opacity: 0.5,
  })

function dressFigure(studio: Studio): Figure {
  const print = printOf(studio)
  const garment =
    tunic(studio, {
      print,
      neck: { half: 92, depth: 150, shape: says(studio, /shirt|wrap|v-neck/) ? 'v' : 'round' },
      shoulder: [196, 40],
      chest: [176, 240],
      waist: [140, 430],
      hem: says(studio, /bodycon|shift|slip|straight/)
        ? [206, 960]
        : says(studio, /maxi|tiered|gown/)
          ? [380, 1150]
          : [350, 1030],
      sag: 34,
      folds: 7,
      depth: 0.5,
      ...(says(studio, BARE) ? {} : { sleeve: { length: 200, width: 150, spread: 76 } }),
      over: sash(studio, 150, 428),
    }) + neckLabel(studio, 0, 4)
  return onHanger(studio, garment, 186, 760, 1070)
}

export const dress: Drawing = {
  front: dressFigure,
  detail: (studio) => closeUp(dressFigure(studio), 20, -820, 2.05),
  texture: drape(),
}

/** The knotted ends of a sash. */
const tie = ({ colour }: Studio, y: number) => {
  const fill = { fill: darken(colour, 0.26) }
  const loop = `M0 ${y}C-50 ${y - 50} -130 ${y - 40} -130 ${y}S-50 ${y + 40} 0 ${y}Z`
  const end = `M-8 ${y + 6}C-30 ${y + 80} -44 ${y + 160} -40 ${y + 230}L4 ${y + 236}C6 ${y + 160} 8 ${y + 80} 10 ${y + 6}Z`
  return (
    [1, -1].map((stretch) => group(path(end, fill) + path(loop, fill), { stretch })).join('') +
    ellipse(0, y, 22, 24, { fill: darken(colour, 0.14) })
  )
}

function maternity(studio: Studio): Figure {
  const isNightdress = says(studio, /nightdress/)
  const garment =
    tunic(studio, {
      print: printOf(studio),
      neck: { half: 96, depth: 130, shape: 'round' },
      shoulder: [192, 40],
      chest: [180, 250],
      waist: [186, 330],
      hem: [330, 1010],
      sag: 34,
      folds: 9,
      depth: 0.36,
      sleeve: { length: 230, width: 140, spread: 70 },
      over: isNightdress
        ? path('M0 130V1040', { stroke: darken(studio.colour, 0.4), width: 6, opacity: 0.6 }) +
          buttons(170, 900, 9, lighten(studio.colour, 0.7))
        : sash(studio, 190, 316),
    }) +
    (isNightdress ? '' : tie(studio, 330)) +
    neckLabel(studio, 0, 4)
  return onHanger(studio, garment, 184, 740, 1050)
}

export const maternityDress: Drawing = {
  front: maternity,
  detail: pile(),
  texture: drape(),
}
