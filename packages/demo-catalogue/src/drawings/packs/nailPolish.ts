import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten } from '../colour.ts'
import type { Drawing, Figure } from '../figure.ts'
import { body, GOLD } from '../gradients.ts'
import type { Point } from '../shapes.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { drop, liquidSwatch } from '../swatches/liquid.ts'
import { drum, glint, seam, TILT, vessel } from '../vessel.ts'
import { packPrint } from '../wordmark.ts'

const profile: Point[] = [
  [-430, 70],
  [-400, 90],
  [-370, 190],
  [-330, 220],
  [-30, 220],
  [0, 198],
]

function flask(studio: Studio): string {
  const { colour } = studio
  return (
    contactShadow(studio, 0, 0, 218) +
    vessel(studio, { profile, colour: lighten(colour, 0.4), finish: 'glass', soften: 60, topless: true }) +
    vessel(studio, {
      profile: [
        [-388, 90],
        [-350, 180],
        [-320, 198],
        [-46, 198],
        [-28, 180],
      ],
      colour,
      finish: 'gloss',
      soften: 50,
      topless: true,
    }) +
    glint(studio, 168, -320, -50, 14, 0.45) +
    packPrint(studio, {
      y: -170,
      size: 60,
      fit: 310,
      ink: inkOn(colour, '#fff6ec'),
      wrap: { radius: 218, sag: -TILT },
    })
  )
}

const cap = (y: number, studio: Studio) =>
  vessel(studio, {
    profile: [
      [y - 420, 72],
      [y - 400, 88],
      [y - 20, 106],
      [y, 102],
    ],
    colour: '#2a2326',
    finish: 'gloss',
    soften: 16,
  }) + seam(y - 22, 106, GOLD, 9, 0.95)

const bottle = (studio: Studio): Figure => ({
  art:
    flask(studio) +
    drum(studio, -446, -422, 86, { colour: GOLD, finish: 'metal', ease: 4 }) +
    cap(-440, studio),
  width: 450,
  height: 870,
})

export const nailPolish: Drawing = {
  front: bottle,
  detail: (studio) => ({
    art:
      group(
        flask(studio) +
          drum(studio, -490, -424, 66, { colour: lighten(studio.colour, 0.6), finish: 'gloss', ease: 4 }) +
          ellipse(0, -490, 46, 6, { fill: darken(studio.colour, 0.5) }),
        { x: -130 },
      ) +
      group(
        cap(0, studio) +
          vessel(studio, {
            profile: [
              [0, 9],
              [230, 8],
            ],
            colour: '#e9e1da',
            finish: 'gloss',
            topless: true,
            soften: 0,
          }) +
          path('M-16 220C-24 270 -26 320 -18 356C-8 372 8 372 18 356C26 320 24 270 16 220Z', {
            fill: body(studio, studio.colour, 'gloss'),
          }),
        { x: 170, y: -500, turn: -12 },
      ) +
      drop(studio, { x: 260, y: -60, rx: 84, ry: 34, colour: studio.colour, body: 1, seed: 6 }),
    width: 720,
    height: 940,
  }),
  texture: liquidSwatch(0.95),
}
