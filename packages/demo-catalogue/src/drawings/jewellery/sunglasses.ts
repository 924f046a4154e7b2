import { contactShadow, plinth } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { wordmark } from '../wordmark.ts'
import { macro } from './closeUps.ts'
import { metal } from './metal.ts'

function glasses(studio: Studio): Figure {
  const frame = studio.colour
  const lens = says(studio, /round/)
    ? 'M-70 10C-70 -80 -140 -140 -220 -140S-370 -80 -370 10S-300 150 -220 150S-70 100 -70 10Z'
    : says(studio, /cat-eye/)
      ? 'M-56 -50C-130 -80 -300 -110 -430 -150C-430 -40 -380 120 -240 130C-120 134 -50 50 -56 -50Z'
      : says(studio, /square/)
        ? 'M-50 -110C-140 -128 -320 -128 -400 -110C-416 -10 -400 100 -372 132C-300 150 -150 150 -84 132C-52 90 -40 -20 -50 -110Z'
        : 'M-60 -70C-130 -120 -320 -120 -380 -70C-410 10 -360 130 -240 140C-120 146 -60 60 -60 -70Z'
  const glass = linear(
    studio,
    [
      [0, darken(mix(frame, '#3a2f2a', 0.6), 0.4), 0.96],
      [0.6, mix(frame, '#8a6a50', 0.6), 0.85],
      [1, lighten(frame, 0.4), 0.7],
    ],
    90,
  )
  const shine = 'M-350 -60C-310 -90 -230 -96 -190 -92L-300 90C-350 50 -366 0 -350 -60Z'
  const one =
    path(lens, { fill: glass }) +
    path(shine, { fill: '#ffffff', opacity: 0.16 }) +
    path(lens, { stroke: darken(frame, 0.4), width: says(studio, /wire/) ? 17 : 34 }) +
    path(lens, { stroke: metal(studio, frame, 70), width: says(studio, /wire/) ? 11 : 26 }) +
    group(
      path('M-366 -74C-320 -108 -150 -114 -76 -74', { stroke: lighten(frame, 0.75), width: 5, opacity: 0.8 }),
      { y: -5 },
    )
  // Folded: each lies behind the lenses from its hinge to beyond the bridge.
  const temple =
    path('M-396 -70C-300 -84 -60 -66 150 -30C250 -12 300 20 320 64', {
      stroke: darken(frame, 0.62),
      width: 24,
    }) +
    path('M-396 -70C-300 -84 -60 -66 150 -30C250 -12 300 20 320 64', {
      stroke: darken(frame, 0.4),
      width: 14,
    })
  return {
    art: group(
      group(contactShadow(studio, -220, 152, 170, 0.6) + contactShadow(studio, 220, 152, 170, 0.6)) +
        temple +
        group(temple, { stretch: -1 }) +
        path('M-64 -40C-40 -76 40 -76 64 -40', { stroke: metal(studio, GOLD, 0), width: 20 }) +
        one +
        group(one, { stretch: -1 }) +
        ellipse(-392, -66, 10, 10, { fill: GOLD }) +
        ellipse(392, -66, 10, 10, { fill: GOLD }),
      { y: -156 },
    ),
    width: 860,
    height: 470,
  }
}

export const sunglasses: Drawing = {
  front: glasses,
  detail: (studio) => {
    const pouch = darken(studio.brand?.colour ?? studio.colour, 0.2)
    return {
      art:
        group(
          contactShadow(studio, 0, 0, 330, 0.5) +
            rect(
              -340,
              -240,
              680,
              240,
              {
                fill: linear(
                  studio,
                  [
                    [0, lighten(pouch, 0.4)],
                    [0.4, pouch],
                    [1, darken(pouch, 0.4)],
                  ],
                  90,
                ),
              },
              110,
            ) +
            path('M-330 -150Q0 -120 330 -150', { stroke: darken(pouch, 0.5), width: 5, opacity: 0.6 }) +
            (studio.brand === undefined
              ? ''
              : wordmark(studio.brand, 0, -50, { size: 66, fill: inkOn(pouch, '#ecd2a4'), fit: 420 })),
          { y: -330 },
        ) +
        plinth(studio, 0, -90, 430, 90) +
        group(glasses(studio).art, { y: -80, scale: 0.86 }),
      width: 900,
      height: 660,
    }
  },
  texture: macro(glasses, -190, -190, 2.6),
}
