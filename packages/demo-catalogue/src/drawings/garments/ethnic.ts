import { darken, lighten, mix } from '../colour.ts'
import { border, drape, fold, piece, printOf, type Print } from '../fabric.ts'
import { closeUp, hung, type Drawing, type Figure } from '../figure.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { folded } from './folded.ts'
import { neckLabel } from './hanger.ts'
import { buttons, tunic } from './tunic.ts'
import { BARE, onHanger } from './western.ts'

const ZARI = '#c9993f'
const KURTA_PRINTS: Print[] = ['block', 'ajrakh', 'bandhani', 'plain', 'ikat', 'floral']
const SAREE_PRINTS: Print[] = ['plain', 'bandhani', 'dots', 'ikat']
const LEHENGA_PRINTS: Print[] = ['floral', 'block', 'bandhani']
const DUPATTA_PRINTS: Print[] = ['bandhani', 'lehariya', 'block', 'ajrakh']

function kurtaFigure(studio: Studio): Figure {
  const yoke = `M-20 90H20V430L0 456L-20 430Z`
  const garment =
    tunic(studio, {
      print: printOf(studio, KURTA_PRINTS),
      neck: { half: 74, depth: 104, shape: 'round' },
      shoulder: [206, 42],
      chest: [190, 270],
      waist: says(studio, /anarkali|a-line|flared|angrakha/) ? [166, 400] : [182, 450],
      hem: [says(studio, /anarkali|flared|angrakha/) ? 360 : says(studio, /a-line/) ? 300 : 238, 1010],
      sag: 18,
      folds: 4,
      depth: 0.3,
      ...(says(studio, BARE) ? {} : { sleeve: { length: 440, width: 122, spread: 112 } }),
      trim: { colour: mix(studio.accent, ZARI, 0.4), width: 20, hem: 40 },
      over:
        path(yoke, { fill: mix(studio.accent, ZARI, 0.3) }) +
        path(yoke, { stroke: lighten(studio.accent, 0.6), width: 4, dash: '8 7' }) +
        buttons(130, 400, 5, '#ead3a0') +
        fold(studio, -236, 640, -200, 1100, 20, 0.5) +
        fold(studio, 236, 640, 200, 1100, 20, 0.5),
    }) + neckLabel(studio, 0, 2, 84)
  return onHanger(studio, garment, 196, 700, 1050)
}

export const kurta: Drawing = {
  front: kurtaFigure,
  detail: (studio) => closeUp(kurtaFigure(studio), 20, -840, 2.1),
  texture: drape(KURTA_PRINTS),
}

const form = (half: number) =>
  path(`M-44 -70C-44 -20 -60 0 -${half} 34L${half} 34C60 0 44 -20 44 -70Z`, { fill: '#d9c3ab' }) +
  ellipse(0, -70, 44, 10, { fill: '#b98f63' })

const blouse = (studio: Studio, colour: string) =>
  tunic(studio, {
    print: 'plain',
    colour,
    neck: { half: 96, depth: 120, shape: 'sweetheart' },
    shoulder: [182, 36],
    chest: [172, 220],
    waist: [142, 350],
    hem: [146, 380],
    folds: 2,
    sag: 8,
    sleeve: { length: 190, width: 120, spread: 56 },
    trim: { colour: ZARI, width: 16, hem: 22 },
  })

/** A skirt from the waist (y = 0): pleats, a border, folds. */
function skirt(
  studio: Studio,
  print: Print,
  half: number,
  hem: number,
  length: number,
  edge: number,
  folds: number,
): string {
  const outline = `M${-half} 0Q0 16 ${half} 0C${half + 40} ${length * 0.3} ${hem - 30} ${length * 0.7} ${hem} ${length}Q${hem * 0.5} ${length + 46} 0 ${length + 46}T${-hem} ${length}C${30 - hem} ${length * 0.7} ${-half - 40} ${length * 0.3} ${-half} 0Z`
  const low = (up: number) =>
    `M${-hem - 20} ${length - up}Q${-hem * 0.5} ${length + 46 - up} 0 ${length + 46 - up}T${hem + 20} ${length - up}`
  const pleats = Array.from({ length: folds }, (_, i) => {
    const share = (i / (folds - 1)) * 2 - 1
    return fold(
      studio,
      share * half * 0.86,
      8 + (i % 2) * 40,
      share * hem * 0.94,
      length + 190,
      10 + hem / folds / 2.4,
      0.5,
    )
  }).join('')
  return piece(studio, {
    outline,
    print,
    inside:
      border(low(edge * 0.55), edge, ZARI, studio.colour) +
      border(low(edge * 1.5), edge * 0.3, ZARI, studio.colour) +
      pleats,
  })
}

function sareeFigure(studio: Studio): Figure {
  const print = printOf(studio, SAREE_PRINTS)
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
      { colour: studio.colour, print: printOf(studio, SAREE_PRINTS), trim: ZARI },
      { colour: mix(studio.accent, studio.colour, 0.25), print: 'plain', trim: ZARI },
    ]),
  texture: drape(SAREE_PRINTS, { gold: true }),
}

function lehengaFigure(studio: Studio): Figure {
  const print = printOf(studio, LEHENGA_PRINTS)
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
  texture: drape(LEHENGA_PRINTS, { gold: true }),
}

function dupattaFigure(studio: Studio): Figure {
  const print = printOf(studio, DUPATTA_PRINTS)
  const panel = (x0: number, x1: number, from: number, to: number, colour: string) => {
    const outline = `M${x0} ${from}Q${(x0 + x1) / 2} ${from - 22} ${x1} ${from}C${x1 + 16} ${to * 0.4} ${x1 - 12} ${to * 0.7} ${x1 + 14} ${to}Q${(x0 + x1) / 2} ${to + 20} ${x0 - 12} ${to}C${x0 + 10} ${to * 0.7} ${x0 - 14} ${to * 0.4} ${x0} ${from}Z`
    const folds = [0.2, 0.42, 0.62, 0.84]
      .map((share) =>
        fold(
          { ...studio, colour },
          x0 + (x1 - x0) * share,
          from - 30,
          x0 + (x1 - x0) * (share + 0.03),
          to + 60,
          22,
          0.5,
        ),
      )
      .join('')
    const tassels = Array.from({ length: 11 }, (_, i) => {
      const x = x0 + 4 + ((x1 - x0) * i) / 10
      return `M${Math.round(x)} ${to + 8}v44`
    }).join('')
    return (
      path(tassels, { stroke: ZARI, width: 7 }) +
      piece(
        { ...studio, colour },
        {
          outline,
          print,
          colour,
          inside:
            border(`M${x0 - 30} ${to - 60}H${x1 + 30}`, 90, ZARI, colour) +
            border(`M${x0 - 30} ${to - 132}H${x1 + 30}`, 22, ZARI, colour) +
            folds,
        },
      )
    )
  }
  const bar =
    path('M-330 0H330', { stroke: '#b98a58', width: 24 }) +
    path('M-330 -6H330', { stroke: '#e6c69c', width: 6 }) +
    ellipse(-336, 0, 20, 20, { fill: ZARI }) +
    ellipse(336, 0, 20, 20, { fill: ZARI })
  return hung(
    group(
      bar + panel(-60, 220, -8, 900, darken(studio.colour, 0.1)) + panel(-230, 80, -10, 1040, studio.colour),
      { y: 30 },
    ),
    700,
    1130,
  )
}

export const dupatta: Drawing = {
  front: dupattaFigure,
  detail: (studio) =>
    folded(studio, [{ colour: studio.colour, print: printOf(studio, DUPATTA_PRINTS), trim: ZARI }]),
  texture: drape(DUPATTA_PRINTS, { gold: true }),
}
