import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { drape, fold, piece } from '../fabric.ts'
import { lying, type Drawing, type Figure } from '../figure.ts'
import { linear, paleOf, radial } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { packPrint } from '../wordmark.ts'
import { romperPiece } from './babyClothes.ts'
import { cardigan, kurtaAndDhoti } from './littleClothes.ts'
import { weaningSet } from './weaningSet.ts'
import { wipes } from './wipes.ts'

function cap(studio: Studio): string {
  const d = 'M-150 60C-160 -70 -90 -140 0 -140S160 -70 150 60Z'
  return (
    piece(studio, {
      outline: d,
      print: 'plain',
      inside:
        fold(studio, -40, -140, -70, 90, 40, 0.24) +
        path('M-170 40H170', { stroke: lighten(studio.colour, 0.6), width: 50 }),
    }) +
    ellipse(0, -146, 34, 34, {
      fill: radial(
        studio,
        [
          [0, '#ffffff'],
          [1, lighten(studio.colour, 0.35)],
        ],
        0.35,
        0.3,
        0.8,
      ),
    })
  )
}

const bootee = (studio: Studio) =>
  piece(studio, {
    outline: 'M-60 -110Q0 -96 60 -110L64 0C110 0 150 30 146 70Q140 100 100 100H-40Q-72 100 -70 60Z',
    print: 'plain',
    inside:
      path('M-80 -90Q0 -76 80 -90', { stroke: lighten(studio.colour, 0.6), width: 44 }) +
      fold(studio, 30, -40, 90, 100, 26, 0.3),
  }) + path('M-10 0C20 -26 30 14 4 6C-20 14 -30 -26 -10 0', { stroke: lighten(studio.colour, 0.7), width: 7 })

const flatSet = (studio: Studio): Figure => {
  const pale = { ...studio, colour: mix(studio.colour, '#fbf4ea', 0.45) }
  return lying(
    group(says(studio, /cardigan/) ? cardigan(studio) : romperPiece(studio), {
      x: -110,
      y: -330,
      scale: 0.94,
    }) +
      group(cap(pale), { x: 300, y: -300, turn: 10 }) +
      group(bootee(pale), { x: 250, y: 60, turn: 8 }) +
      group(bootee(pale), { x: 300, y: 260, turn: -6 }),
    900,
    800,
  )
}

export const babySet: Drawing = {
  front: (studio) => {
    if (says(studio, /wipes/)) return wipes(studio)
    if (says(studio, /weaning/)) return weaningSet(studio)
    if (says(studio, /dhoti/)) return kurtaAndDhoti(studio)
    return flatSet(studio)
  },
  detail: (studio) => {
    const box = paleOf(studio.colour, 0.72)
    return {
      art:
        contactShadow(studio, 0, 0, 394, 0.36) +
        path('M-380 -360L-330 -440H330L380 -360Z', { fill: darken(box, 0.28) }) +
        group(cap(studio), { x: -190, y: -370 }) +
        group(bootee({ ...studio, colour: mix(studio.accent, '#fbf4ea', 0.4) }), { x: 40, y: -420 }) +
        group(bootee(studio), { x: 230, y: -400 }) +
        rect(
          -390,
          -370,
          780,
          370,
          {
            fill: linear(
              studio,
              [
                [0, lighten(box, 0.4)],
                [0.6, box],
                [1, darken(box, 0.12)],
              ],
              20,
            ),
          },
          8,
        ) +
        path('M-388 -366H388', { stroke: '#ffffff', width: 6, opacity: 0.8 }) +
        packPrint(studio, {
          y: -170,
          size: 96,
          fit: 560,
          ink: inkOn(box, studio.brand?.colour ?? darken(studio.colour, 0.5)),
        }),
      width: 820,
      height: 620,
    }
  },
  texture: drape({ scale: 1.8 }),
}
