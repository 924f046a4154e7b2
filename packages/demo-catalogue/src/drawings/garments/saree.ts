import { mix } from '../colour.ts'
import { border, drape, fold, piece } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { hung, type Drawing, type Figure } from '../figure.ts'
import type { Studio } from '../studio.ts'
import { group } from '../svg.ts'
import { folded } from './folded.ts'
import { ZARI, blouse, form, skirt } from './skirt.ts'

function sareeFigure(studio: Studio): Figure {
  const print = printOf(studio)
  const pallu =
    'M120 20C170 10 206 30 214 60C200 260 120 420 -40 520C-110 560 -150 580 -172 590L-150 440C-60 400 40 240 66 60C76 34 96 24 120 20Z'
  const tail =
    'M120 24C180 10 226 40 236 90C262 300 280 560 268 800L120 812C128 560 124 300 96 110C90 60 100 34 120 24Z'
  const art =
    form(150) +
    blouse(studio, mix(studio.accent, studio.colour, 0.25)) +
    group(skirt(studio, print, 146, 290, 660, 70, 9), { y: 372 }) +
    piece(studio, {
      outline: tail,
      print,
      turn: 6,
      inside:
        border('M100 700L290 690', 130, ZARI, studio.colour) +
        border('M252 40C286 300 290 560 278 800', 30, ZARI, studio.colour) +
        fold(studio, 150, 40, 170, 820, 24, 0.5) +
        fold(studio, 206, 60, 226, 820, 22, 0.45),
    }) +
    piece(studio, {
      outline: pallu,
      print,
      turn: 32,
      inside:
        border('M56 60C30 240 -70 400 -170 446', 34, ZARI, studio.colour) +
        fold(studio, 150, 30, -120, 560, 26, 0.5) +
        fold(studio, 196, 60, -60, 560, 20, 0.4) +
        fold(studio, 100, 60, -130, 500, 18, 0.36),
    })
  return hung(group(art, { y: 84, x: -10 }), 640, 1170)
}

export const saree: Drawing = {
  front: sareeFigure,
  detail: (studio) =>
    folded(studio, [
      { colour: studio.colour, print: printOf(studio), trim: ZARI },
      { colour: mix(studio.accent, studio.colour, 0.25), print: 'plain', trim: ZARI },
    ]),
  texture: drape({ gold: true }),
}
