import { darken, lighten, mix } from '../colour.ts'
import { border, fold, piece } from '../fabric.ts'
import { lying, type Figure } from '../figure.ts'
import { buttons, tunic } from '../garments/tunic.ts'
import { neckLabel } from '../garments/hanger.ts'
import { printOf } from '../prints.ts'
import type { Studio } from '../studio.ts'
import { group, path, rect } from '../svg.ts'

/** A small kurta above dhoti trousers in the second colour. */
export function kurtaAndDhoti(studio: Studio): Figure {
  const trim = { colour: studio.accent, width: 18, hem: 34 }
  const kurta = tunic(studio, {
    print: 'plain',
    neck: { half: 66, depth: 70, shape: 'round' },
    shoulder: [180, 36],
    chest: [172, 220],
    waist: [178, 340],
    hem: [212, 520],
    sag: 16,
    folds: 3,
    depth: 0.26,
    sleeve: { length: 300, width: 118, spread: 100 },
    trim,
    over: rect(-16, 66, 32, 230, { fill: studio.accent }) + buttons(100, 270, 4, '#ead3a0'),
  })
  const pale = mix(studio.colour, '#fbf4ea', 0.72)
  const leg =
    'M-150 0H6V240C-20 300 -40 340 -50 400L-130 404C-150 330 -230 280 -226 190C-222 110 -180 40 -150 0Z'
  const half = piece(
    { ...studio, colour: pale },
    {
      outline: leg,
      colour: pale,
      inside: [0, 1, 2]
        .map((i) => fold({ ...studio, colour: pale }, -120 + i * 40, 10, -170 + i * 44, 400, 16, 0.5))
        .join(''),
    },
  )
  const dhoti =
    half +
    group(half, { stretch: -1 }) +
    border('M-154 10H154', 26, studio.accent, pale) +
    path('M-6 20C-14 160 14 240 0 330', { stroke: studio.accent, width: 16 })
  return lying(group(kurta, { x: -10, y: -470 }) + group(dhoti, { y: 120 }), 760, 1010)
}

/** A knitted cardigan with its buttons. */
export function cardigan(studio: Studio): string {
  const trim = lighten(studio.colour, 0.6)
  const rows = Array.from(
    { length: 26 },
    (_, i) =>
      `M-300 ${20 + i * 24}q15 -14 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0`,
  )
  return (
    tunic(studio, {
      print: printOf(studio),
      neck: { half: 70, depth: 200, shape: 'v' },
      shoulder: [186, 38],
      chest: [176, 220],
      waist: [180, 340],
      hem: [196, 500],
      sag: 12,
      folds: 2,
      depth: 0.2,
      sleeve: { length: 330, width: 120, spread: 100 },
      over:
        path(rows.join(''), { stroke: darken(studio.colour, 0.28), width: 5, opacity: 0.45 }) +
        path('M-70 0L0 200V530M70 0L0 200', { stroke: trim, width: 26 }) +
        path('M-210 492Q0 516 210 492', { stroke: trim, width: 34 }) +
        buttons(230, 470, 4, mix(studio.accent, '#8a5a3a', 0.4)),
    }) + neckLabel(studio, 0, 8, 70)
  )
}

/** Dungarees: a bib on two straps above wide legs. */
export function dungaree(studio: Studio): string {
  const outline =
    'M-110 120H110L124 330C200 340 226 390 232 470L262 800H58L0 560L-58 800H-262L-232 470C-226 390 -200 340 -124 330Z'
  const strap = (s: number) =>
    path(`M${s * 96} 140C${s * 120} 60 ${s * 110} 10 ${s * 70} -30`, {
      stroke: darken(studio.colour, 0.12),
      width: 40,
    })
  return (
    strap(-1) +
    strap(1) +
    piece(studio, {
      outline,
      print: printOf(studio),
      scale: 0.8,
      inside:
        fold(studio, -140, 380, -180, 800, 40, 0.3) +
        fold(studio, 140, 380, 180, 800, 40, 0.3) +
        path('M-124 330Q0 352 124 330', { stroke: darken(studio.colour, 0.3), width: 8, opacity: 0.7 }) +
        rect(-66, 180, 132, 110, { stroke: darken(studio.colour, 0.35), width: 6 }, 12) +
        path('M-266 770H-52M266 770H52', { stroke: darken(studio.colour, 0.2), width: 40, opacity: 0.6 }),
    }) +
    buttons(140, 141, 2, '#c9a06a', -92) +
    buttons(140, 141, 2, '#c9a06a', 92)
  )
}

/** A blanket with armholes that closes with a zip. */
export function sleepSack(studio: Studio): string {
  const outline =
    'M-84 0C-60 70 60 70 84 0L170 30C150 110 160 190 214 240C250 420 290 620 280 760C276 850 170 880 0 880S-276 850 -280 760C-290 620 -250 420 -214 240C-160 190 -150 110 -170 30Z'
  const quilt = Array.from(
    { length: 15 },
    (_, i) => `M${-400 + i * 80} 0L${i * 80} 900M${400 - i * 80} 0L${-i * 80} 900`,
  )
  return (
    path('M-84 0C-50 -26 50 -26 84 0C60 60 -60 60 -84 0Z', { fill: darken(studio.colour, 0.35) }) +
    piece(studio, {
      outline,
      print: printOf(studio),
      inside:
        path(quilt.join(''), { stroke: darken(studio.colour, 0.25), width: 4, dash: '10 8', opacity: 0.6 }) +
        path('M0 56V840', { stroke: lighten(studio.colour, 0.6), width: 22 }) +
        path('M0 56V840', { stroke: darken(studio.colour, 0.45), width: 7, dash: '6 6' }) +
        path('M-84 0C-60 70 60 70 84 0', { stroke: studio.accent, width: 20 }) +
        path('M170 30C150 110 160 190 214 240M-170 30C-150 110 -160 190 -214 240', {
          stroke: studio.accent,
          width: 20,
        }),
    }) +
    neckLabel(studio, 0, 4, 70)
  )
}

/** A sleeveless shirt that ties at its side. */
export function jhabla(studio: Studio): string {
  const outline =
    'M-78 0C-60 60 60 60 78 0L160 26C146 100 156 170 200 214C220 340 240 430 246 540Q0 580 -246 540C-240 430 -220 340 -200 214C-156 170 -146 100 -160 26Z'
  return (
    path('M-78 0C-46 -22 46 -22 78 0C56 50 -56 50 -78 0Z', { fill: darken(studio.colour, 0.35) }) +
    piece(studio, {
      outline,
      print: printOf(studio),
      scale: 0.7,
      inside:
        fold(studio, -80, 200, -120, 560, 40, 0.24) +
        path('M74 20C60 160 -60 250 -196 300', { stroke: studio.accent, width: 12 }) +
        path('M-250 530Q0 570 250 530', { stroke: studio.accent, width: 14 }),
    }) +
    path('M-190 300C-230 320 -250 360 -246 400M-190 300C-170 340 -176 380 -190 410', {
      stroke: studio.accent,
      width: 10,
    })
  )
}
