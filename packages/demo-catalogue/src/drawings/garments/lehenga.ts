import { darken, mix } from '../colour.ts'
import { border, drape, fold, piece } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { closeUp, hung, type Drawing, type Figure } from '../figure.ts'
import type { Studio } from '../studio.ts'
import { group } from '../svg.ts'
import { ZARI, blouse, form, skirt } from './skirt.ts'

function lehengaFigure(studio: Studio): Figure {
  const print = printOf(studio)
  const veil =
    'M-150 40C-190 34 -214 60 -216 100C-252 330 -330 620 -350 880L-226 908C-196 620 -140 330 -104 120C-100 70 -120 46 -150 40Z'
  const sheer = mix(studio.accent, studio.colour, 0.35)
  const art =
    form(150) +
    blouse(studio, darken(studio.colour, 0.08)) +
    group(skirt(studio, print, 140, 430, 680, 104, 13), { y: 392 }) +
    piece(studio, {
      outline: veil,
      print: 'dots',
      colour: sheer,
      scale: 0.6,
      inside:
        border('M-226 80C-262 330 -336 620 -352 880', 26, ZARI, sheer) +
        border('M-380 850L-200 890', 46, ZARI, sheer) +
        fold(studio, -150, 60, -290, 900, 26, 0.5, sheer) +
        fold(studio, -120, 80, -240, 900, 18, 0.4, sheer),
    })
  return hung(group(art, { y: 84 }), 880, 1190)
}

export const lehenga: Drawing = {
  front: lehengaFigure,
  detail: (studio) => closeUp(lehengaFigure(studio), 60, -330, 1.75),
  texture: drape({ gold: true }),
}
