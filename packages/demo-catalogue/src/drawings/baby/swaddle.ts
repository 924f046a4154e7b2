import { contactShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import { drape, fold, piece } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { lying, type Drawing, type Figure } from '../figure.ts'
import { folded } from '../garments/folded.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'

function bundle(studio: Studio): Figure {
  const { colour } = studio
  const print = printOf(studio)
  const outline =
    'M-300 -150C-320 -210 -260 -260 -180 -266H200C290 -260 330 -200 310 -140C300 -40 290 -10 250 0H-250C-290 -10 -300 -60 -300 -150Z'
  const cross = 'M-190 -266C-60 -200 160 -120 306 -120C300 -40 290 -10 250 0H100C-60 -60 -220 -160 -240 -256Z'
  return {
    art:
      contactShadow(studio, 0, -6, 310) +
      piece(studio, {
        outline,
        print,
        flat: true,
        inside: fold(studio, -260, -260, -160, 20, 60, 0.4) + fold(studio, 120, -270, 220, 0, 60, 0.4),
      }) +
      piece(studio, {
        outline: cross,
        print,
        turn: 34,
        colour,
        flat: true,
        inside: fold(studio, -160, -260, 200, 0, 26, 0.5) + fold(studio, -40, -240, 280, -60, 22, 0.4),
      }) +
      path('M-30 -290C-10 -180 0 -80 -6 6', { stroke: lighten(studio.accent, 0.3), width: 46 }) +
      path('M-44 -290C-24 -180 -14 -80 -20 6', { stroke: '#ffffff', width: 6, opacity: 0.5 }) +
      path('M-10 -190C-90 -260 -150 -170 -20 -160C110 -160 80 -262 -10 -190Z', {
        fill: lighten(studio.accent, 0.42),
      }) +
      ellipse(-14, -172, 26, 20, { fill: studio.accent }),
    width: 660,
    height: 320,
  }
}

/** A quilt of several cloths, folded, with its rows of running stitches. */
function quilt(studio: Studio): Figure {
  const one = folded(studio, [
    { colour: studio.colour, print: 'plain', trim: studio.accent },
    { colour: darken(studio.colour, 0.12), print: 'plain' },
  ])
  const stitches = Array.from(
    { length: 9 },
    (_, i) => `M-380 ${-300 + i * 18}C-180 ${-286 + i * 18} 180 ${-286 + i * 18} 380 ${-300 + i * 18}`,
  )
  return {
    ...one,
    art:
      one.art +
      path(stitches.join(''), { stroke: lighten(studio.accent, 0.4), width: 4, dash: '14 10', opacity: 0.8 }),
  }
}

/** A towel spread out, one corner sewn into a hood. */
function hoodedTowel(studio: Studio): Figure {
  const trim = mix(studio.accent, '#fbf4ea', 0.2)
  const outline = 'M0 -420L420 0Q440 20 420 40L30 420Q0 450 -30 420L-420 40Q-440 20 -420 0Z'
  const loops = Array.from(
    { length: 22 },
    (_, i) =>
      `M${-420 + i * 40} -420q10 10 0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20t0 20`,
  )
  const ears = [-118, 118].map(
    (x) =>
      ellipse(x, -340, 58, 58, { fill: darken(studio.colour, 0.06), stroke: trim, width: 10 }) +
      ellipse(x, -344, 28, 28, { fill: trim }),
  )
  return lying(
    ears.join('') +
      piece(studio, {
        outline,
        inside:
          path(loops.join(''), { stroke: darken(studio.colour, 0.16), width: 4, opacity: 0.5 }) +
          path('M0 -420L420 0Q440 20 420 40L30 420Q0 450 -30 420L-420 40Q-440 20 -420 0Z', {
            stroke: trim,
            width: 30,
          }),
      }) +
      piece(studio, {
        outline: 'M0 -424L200 -222Q0 -150 -200 -222Z',
        colour: darken(studio.colour, 0.06),
        inside: path('M200 -222Q0 -150 -200 -222', { stroke: trim, width: 30 }),
      }),
    900,
    900,
  )
}

const threeSwaddles = (studio: Studio): Figure => ({
  art:
    group(
      folded(studio, [
        { colour: lighten(studio.colour, 0.5), print: 'plain' },
        { colour: mix(studio.accent, '#fbf4ea', 0.6), print: 'dots' },
      ]).art,
      { y: 0 },
    ) + group(bundle(studio).art, { y: -330, scale: 0.9 }),
  width: 860,
  height: 680,
})

export const swaddle: Drawing = {
  front: (studio) => {
    if (says(studio, /quilt/)) return quilt(studio)
    if (says(studio, /towel/)) return hoodedTowel(studio)
    return threeSwaddles(studio)
  },
  detail: (studio) =>
    folded(studio, [
      { colour: studio.colour, print: printOf(studio) },
      { colour: lighten(studio.colour, 0.55), print: 'stripe' },
      { colour: mix(studio.accent, '#fbf4ea', 0.6), print: 'dots' },
    ]),
  texture: drape({ scale: 1.8 }),
}
