import { lighten, mix } from '../colour.ts'
import { drape } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { hung, type Drawing, type Figure } from '../figure.ts'
import { folded } from '../garments/folded.ts'
import { hanger } from '../garments/hanger.ts'
import type { Studio } from '../studio.ts'
import { group } from '../svg.ts'
import { SOFT_PRINTS, romperPiece } from './babyClothes.ts'

const romperFigure = (studio: Studio): Figure =>
  hung(group(hanger(studio, 150), { y: 122 }) + group(romperPiece(studio), { y: 128 }), 700, 830)

export const romper: Drawing = {
  front: romperFigure,
  detail: (studio) =>
    folded(studio, [
      { colour: studio.colour, print: printOf(studio, SOFT_PRINTS) },
      { colour: lighten(studio.colour, 0.55), print: 'stripe' },
      { colour: mix(studio.accent, '#fbf4ea', 0.6), print: 'plain' },
    ]),
  texture: drape(SOFT_PRINTS, { scale: 1.8 }),
}
