import { contactShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import type { Drawing, Figure } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import { metal } from '../jewellery/metal.ts'
import { macro } from '../jewellery/closeUps.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { monogram, wordmark } from '../wordmark.ts'
import { hide, pebbles, stitched } from './leather.ts'

const ringAt = (x: number, y: number) =>
  ellipse(x, y, 24, 24, { stroke: darken(GOLD, 0.4), width: 11 }) +
  ellipse(x, y, 24, 24, { stroke: GOLD, width: 8 }) +
  path(`M${x - 20} ${y - 12}A24 24 0 0 1 ${x + 6} ${y - 23}`, { stroke: '#fff3d6', width: 4 })

function slingFigure(studio: Studio): Figure {
  const { colour } = studio
  const body =
    'M-320 -380Q-326 -410 -296 -412H296Q326 -410 320 -380L340 -70Q342 0 280 0H-280Q-342 0 -340 -70Z'
  const flap = 'M-330 -420Q0 -436 330 -420L336 -300C330 -190 150 -130 0 -130S-330 -190 -336 -300Z'
  const chain = Array.from({ length: 31 }, (_, i) => {
    const t = (i / 30) * Math.PI
    const [x, y] = [Math.round(-Math.cos(t) * 290), Math.round(-410 - Math.sin(t) * 400)]
    return ellipse(x, y, 15, 10, { stroke: i % 2 === 0 ? GOLD : darken(GOLD, 0.25), width: 7 })
  }).join('')
  return {
    art:
      contactShadow(studio, 0, -6, 320, 0.4) +
      chain +
      ringAt(-300, -400) +
      ringAt(300, -400) +
      path(body, { fill: hide(studio, colour) }) +
      stitched('M-312 -70Q-314 -26 -272 -26H272Q314 -26 312 -70', colour) +
      group(path(flap, { fill: darken(colour, 0.6), opacity: 0.3 }), { y: 16, x: 4 }) +
      path(flap, {
        fill: linear(
          studio,
          [
            [0, lighten(colour, 0.34)],
            [0.5, lighten(colour, 0.08)],
            [1, darken(colour, 0.14)],
          ],
          65,
        ),
      }) +
      stitched('M-314 -400L-316 -300C-310 -206 -140 -152 0 -152S310 -206 316 -300L314 -400', colour) +
      rect(-52, -186, 104, 84, { fill: metal(studio, GOLD) }, 16) +
      rect(-40, -174, 80, 60, { fill: darken(GOLD, 0.12) }, 10) +
      monogram(studio, 0, -144, 24, darken(GOLD, 0.6)) +
      (studio.brand === undefined
        ? ''
        : wordmark(studio.brand, 0, -290, {
            size: 50,
            fill: mix(GOLD, lighten(colour, 0.5), 0.3),
            fit: 300,
          })),
    width: 700,
    height: 830,
  }
}

/** Soft cotton with rows of running stitches, on a plaited strap. */
function kanthaSling(studio: Studio): Figure {
  const { colour, accent } = studio
  const body =
    'M-310 -400C-200 -420 200 -420 310 -400C330 -260 350 -120 330 -60C310 0 160 0 0 0S-310 0 -330 -60C-350 -120 -330 -260 -310 -400Z'
  const clip = studio.define((id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`)
  const strap = 'M-300 -390C-330 -820 -230 -1210 0 -1210S330 -820 300 -390'
  const rows = Array.from(
    { length: 17 },
    (_, i) => `M-360 ${-396 + i * 24}Q0 ${-380 + i * 24} 360 ${-396 + i * 24}`,
  ).join('')
  return {
    art:
      contactShadow(studio, 0, -6, 320, 0.4) +
      path(strap, { stroke: darken(accent, 0.3), width: 22 }) +
      path(strap, { stroke: accent, width: 15, dash: '16 5' }) +
      path(body, {
        fill: linear(
          studio,
          [
            [0, lighten(colour, 0.25)],
            [0.5, colour],
            [1, darken(colour, 0.3)],
          ],
          60,
        ),
      }) +
      group(
        path(rows, { stroke: lighten(accent, 0.4), width: 5, dash: '15 11' }) +
          ellipse(0, -200, 90, 90, { stroke: accent, width: 7, dash: '12 9' }) +
          ellipse(0, -200, 52, 52, { stroke: accent, width: 7, dash: '12 9' }),
        { clip },
      ) +
      path('M-300 -392Q0 -412 300 -392', { stroke: darken(colour, 0.5), width: 12 }) +
      ellipse(0, -396, 16, 16, { fill: GOLD }),
    width: 720,
    height: 1240,
  }
}

const PHONE_FLAP = 'M-214 -584Q0 -600 214 -584L210 -400Q0 -340 -210 -400Z'

/** Tall and narrow, as a phone is; of pebbled leather. */
function phoneSling(studio: Studio): Figure {
  const { colour } = studio
  const strap = 'M-180 -560C-210 -940 -160 -1370 0 -1370S210 -940 180 -560'
  return {
    art:
      contactShadow(studio, 0, -6, 210, 0.4) +
      path(strap, { stroke: darken(colour, 0.2), width: 14 }) +
      path(strap, {
        stroke: lighten(colour, 0.4),
        width: 4,
        opacity: 0.7,
      }) +
      ringAt(-184, -552) +
      ringAt(184, -552) +
      rect(-210, -580, 420, 580, { fill: hide(studio, colour) }, 46) +
      rect(-210, -580, 420, 580, { fill: pebbles(studio, colour), opacity: 0.5 }, 46) +
      stitched('M-190 -390V-50Q-190 -20 -156 -20H156Q190 -20 190 -50V-390', colour) +
      group(path(PHONE_FLAP, { fill: darken(colour, 0.6), opacity: 0.35 }), { y: 12 }) +
      path(PHONE_FLAP, {
        fill: linear(
          studio,
          [
            [0, lighten(colour, 0.3)],
            [1, darken(colour, 0.12)],
          ],
          65,
        ),
      }) +
      path(PHONE_FLAP, { fill: pebbles(studio, colour), opacity: 0.5 }) +
      stitched('M-196 -570L-194 -414Q0 -358 194 -414L196 -570', colour) +
      ellipse(0, -400, 26, 26, { fill: metal(studio, GOLD) }) +
      (studio.brand === undefined
        ? ''
        : wordmark(studio.brand, 0, -180, {
            size: 44,
            fill: mix(GOLD, lighten(colour, 0.5), 0.3),
            fit: 240,
          })),
    width: 520,
    height: 1380,
  }
}

function front(studio: Studio): Figure {
  if (says(studio, /quilted/)) return kanthaSling(studio)
  if (says(studio, /phone/)) return phoneSling(studio)
  return slingFigure(studio)
}

export const slingBag: Drawing = {
  front,
  detail: (studio) => ({
    art: group(slingFigure(studio).art, { turn: -7, y: -10 }),
    width: 800,
    height: 860,
  }),
  texture: macro(front, 0, -240, 3.2),
}
