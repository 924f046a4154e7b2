import { darken, lighten, mix } from '../colour.ts'
import { drape, piece } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { closeUp, type Drawing, type Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { neckLabel } from './hanger.ts'
import { buttons, tunic } from './tunic.ts'
import { onHanger } from './onHanger.ts'

const lining = ({ accent }: Studio) => mix(accent, '#f3e6d2', 0.5)

/** Both leaves of a collar from the one on the left. */
function leaves(studio: Studio, outline: string, colour = lighten(studio.colour, 0.08)): string {
  const leaf = piece(studio, { outline, print: printOf(studio), colour, flat: true })
  return leaf + group(leaf, { stretch: -1 })
}

const opening = (studio: Studio, from: number, to: number) =>
  path(`M0 ${from}V${to}`, { stroke: darken(studio.colour, 0.6), width: 5, opacity: 0.6 })

const pockets = (studio: Studio, y: number, height = 34) =>
  [-1, 1]
    .map((s) =>
      rect(
        s * 116 - 62,
        y,
        124,
        height,
        { fill: darken(studio.colour, 0.2), opacity: height > 50 ? 0.35 : 0.75 },
        8,
      ),
    )
    .join('')

/** Lines of stitching that hold the wadding. */
const quilting = (studio: Studio, to: number) =>
  path(Array.from({ length: Math.round(to / 26) }, (_, i) => `M-400 ${i * 26}H400`).join(''), {
    stroke: lighten(studio.colour, 0.55),
    width: 3.5,
    dash: '13 9',
    opacity: 0.8,
  })

function blazer(studio: Studio): Figure {
  const garment =
    tunic(studio, {
      print: printOf(studio),
      neck: { half: 80, depth: 440, shape: 'v' },
      shoulder: [232, 46],
      chest: [212, 280],
      waist: [190, 470],
      hem: [226, 800],
      sag: 10,
      folds: 3,
      depth: 0.24,
      lining: lining(studio),
      sleeve: { length: 560, width: 120, spread: 104 },
      over: opening(studio, 430, 840) + buttons(500, 501, 2, GOLD, -22) + pockets(studio, 590),
    }) +
    leaves(studio, 'M-78 0C-110 60 -130 130 -118 210L-96 228L-110 262L-14 470L-4 420L-40 200Z') +
    neckLabel(studio, 0, 24)
  return onHanger(studio, garment, 220, 780, 830)
}

/** Sheer, open in front and as long as a gown. */
function shrug(studio: Studio): Figure {
  const petals = Array.from({ length: 40 }, (_, i) =>
    [-1, 1]
      .map((s) =>
        ellipse(s * (40 + i * 1.8), 150 + i * 36, 17, 24, {
          fill: lighten(studio.colour, 0.4),
          opacity: 0.75,
        }),
      )
      .join(''),
  ).join('')
  const garment =
    group(
      tunic(studio, {
        print: 'plain',
        neck: { half: 84, depth: 120, shape: 'round' },
        shoulder: [226, 44],
        chest: [206, 270],
        waist: [214, 470],
        hem: [316, 1600],
        sag: 30,
        folds: 9,
        depth: 0.3,
        sleeve: { length: 470, width: 170, spread: 132 },
        over:
          path('M-34 90C-50 500 -84 1100 -110 1690H110C84 1100 50 500 34 90Z', {
            fill: lighten(studio.colour, 0.75),
          }) + petals,
      }),
      { opacity: 0.5 },
    ) +
    // What lies double is denser: seams, hem and the folded edges in front.
    path(
      'M-226 44C-240 104 -218 210 -206 270M226 44C240 104 218 210 206 270M-84 0C-84 90 -50 120 -34 120M84 0C84 90 50 120 34 120',
      { stroke: studio.colour, width: 14, opacity: 0.8 },
    ) +
    path(
      'M-34 90C-50 500 -84 1100 -110 1620M34 90C50 500 84 1100 110 1620M-314 1590Q-158 1616 -112 1616M314 1590Q158 1616 112 1616',
      {
        stroke: darken(studio.colour, 0.1),
        width: 12,
        opacity: 0.7,
      },
    ) +
    path('M-40 250C-20 268 20 268 40 250', { stroke: studio.accent, width: 8 }) +
    ellipse(0, 262, 13, 13, { fill: studio.accent }) +
    path('M0 270V350M-7 276L-12 346M7 276L12 346', { stroke: studio.accent, width: 7 })
  return onHanger(studio, garment, 214, 780, 1670)
}

/** Wrapped, with a shawl collar and a belt. */
function robe(studio: Studio): Figure {
  const collar = 'M-84 -4C-130 60 -132 180 -92 300C-66 380 -30 440 6 500L46 470C-4 360 -40 200 -38 40Z'
  const belt = mix(studio.colour, studio.accent, 0.35)
  const garment =
    tunic(studio, {
      print: printOf(studio),
      neck: { half: 84, depth: 400, shape: 'v' },
      shoulder: [236, 46],
      chest: [222, 290],
      waist: [204, 480],
      hem: [266, 1010],
      sag: 22,
      folds: 5,
      depth: 0.3,
      lining: lining(studio),
      sleeve: { length: 470, width: 168, spread: 128 },
      over:
        quilting(studio, 1100) +
        path('M20 480C40 700 60 900 66 1080', {
          stroke: darken(studio.colour, 0.5),
          width: 5,
          opacity: 0.5,
        }) +
        pockets(studio, 620, 130),
    }) +
    leaves(studio, collar, mix(studio.colour, studio.accent, 0.3)) +
    path('M-214 470Q0 506 214 470V520Q0 556 -214 520Z', { fill: belt }) +
    path(
      'M-14 520C-40 620 -54 700 -60 790L-18 796C-8 700 4 620 16 530ZM10 524C50 600 64 680 70 760L108 750C100 660 80 590 36 518Z',
      { fill: darken(belt, 0.08) },
    ) +
    ellipse(4, 512, 30, 26, { fill: lighten(belt, 0.08) })
  return onHanger(studio, garment, 222, 820, 1060)
}

function jacketFigure(studio: Studio): Figure {
  if (says(studio, /shrug/)) return shrug(studio)
  if (says(studio, /robe/)) return robe(studio)
  return blazer(studio)
}

export const jacket: Drawing = {
  front: jacketFigure,
  detail: (studio) => closeUp(jacketFigure(studio), 10, -620, 2),
  texture: drape(),
}
