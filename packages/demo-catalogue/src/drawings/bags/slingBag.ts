import { contactShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import type { Drawing, Figure } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import { metal } from '../jewellery/metal.ts'
import { macro } from '../jewellery/closeUps.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { monogram, wordmark } from '../wordmark.ts'
import { hide, stitched } from './leather.ts'

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

export const slingBag: Drawing = {
  front: slingFigure,
  detail: (studio) => ({
    art: group(slingFigure(studio).art, { turn: -7, y: -10 }),
    width: 800,
    height: 860,
  }),
  texture: macro(slingFigure, 0, -240, 3.2),
}
