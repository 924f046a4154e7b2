import { lighten, mix } from '../colour.ts'
import { drape } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { hung, lying, type Drawing, type Figure } from '../figure.ts'
import { folded } from '../garments/folded.ts'
import { hanger } from '../garments/hanger.ts'
import { says, type Studio } from '../studio.ts'
import { group } from '../svg.ts'
import { romperPiece } from './babyClothes.ts'
import { dungaree, jhabla, sleepSack } from './littleClothes.ts'
import { titleCount } from '#pictures/titleCount.ts'

const onOne = (studio: Studio, piece: string, height: number): Figure =>
  hung(group(hanger(studio, 150), { y: 122 }) + group(piece, { y: 128 }), 700, height + 130)

/** Several jhablas, each a tone of the first. */
function jhablas(studio: Studio): Figure {
  const colours = [studio.colour, mix(studio.accent, '#fbf4ea', 0.6), lighten(studio.colour, 0.5)]
  const count = titleCount(studio.title ?? '') ?? 1
  const places = [
    { x: -190, y: 0, turn: -6 },
    { x: 190, y: 60, turn: 6 },
    { x: 0, y: 420, turn: 0 },
  ]
  return lying(
    places
      .slice(0, count)
      .map((place, i) =>
        group(jhabla({ ...studio, colour: colours[i]! }), { ...place, y: place.y - 480, scale: 0.86 }),
      )
      .join(''),
    860,
    1000,
  )
}

function romperFigure(studio: Studio): Figure {
  if (says(studio, /jhabla/)) return jhablas(studio)
  if (says(studio, /dungaree/)) return onOne(studio, dungaree(studio), 820)
  if (says(studio, /sleep sack/)) return onOne(studio, sleepSack(studio), 900)
  return onOne(studio, romperPiece(studio), 700)
}

export const romper: Drawing = {
  front: romperFigure,
  detail: (studio) =>
    folded(studio, [
      { colour: studio.colour, print: printOf(studio) },
      { colour: lighten(studio.colour, 0.55), print: 'stripe' },
      { colour: mix(studio.accent, '#fbf4ea', 0.6), print: 'plain' },
    ]),
  texture: drape({ scale: 1.8 }),
}
