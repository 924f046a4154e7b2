import { darken, lighten, mix } from '../colour.ts'
import { border, drape, fold, piece } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { closeUp, type Drawing, type Figure } from '../figure.ts'
import { says, type Studio } from '../studio.ts'
import { group, path } from '../svg.ts'
import { legs } from './legs.ts'
import { neckLabel } from './hanger.ts'
import { buttons, tunic } from './tunic.ts'
import { BARE, onHanger } from './onHanger.ts'
import { ZARI } from './skirt.ts'

/** What lies below a kurta in a set: the legs and, at one side, a scarf. */
function below(studio: Studio): string {
  if (says(studio, /with palazzo/))
    return group(legs(studio, { print: 'plain', length: 560, half: 270, ankle: 150, rise: 200, pleats: 6 }), {
      y: 640,
    })
  if (!says(studio, /kurta set/)) return ''
  return group(legs(studio, { print: 'plain', length: 560, half: 190, ankle: 84, rise: 200 }), { y: 660 })
}

/** A scarf over one shoulder. */
function scarf(studio: Studio): string {
  if (!says(studio, /kurta set/)) return ''
  const outline = 'M96 -6C150 -16 190 0 196 30C220 300 230 600 226 960L116 968C120 640 116 320 80 40Z'
  return piece(studio, {
    outline,
    colour: lighten(studio.colour, 0.3),
    inside:
      fold(studio, 130, 0, 150, 970, 20, 0.4) +
      border('M100 900L240 894', 70, mix(studio.accent, ZARI, 0.5), studio.colour) +
      border('M206 0C226 300 236 600 232 960', 18, mix(studio.accent, ZARI, 0.5), studio.colour),
  })
}

/** Fine tucks on both sides of the opening. */
const pintucks = ({ colour }: Studio) =>
  path(
    [-1, 1].flatMap((s) => [0, 1, 2, 3, 4].map((i) => `M${s * (40 + i * 20)} ${96 - i * 4}V430`)).join(''),
    { stroke: darken(colour, 0.35), width: 4, opacity: 0.6 },
  )

function kurtaFigure(studio: Studio): Figure {
  const yoke = `M-20 90H20V430L0 456L-20 430Z`
  const isShirt = says(studio, /shirt kurta/)
  const isPlain = says(studio, /office|jersey|lounge/)
  const hem = says(studio, /short/) ? 640 : says(studio, /with palazzo|kurta set/) ? 800 : 1010
  const wing = 'M-74 0L-6 70L-62 130C-94 96 -106 44 -90 -12Z'
  const trim = { colour: mix(studio.accent, ZARI, 0.4), width: 20, hem: 40 }
  const garment =
    below(studio) +
    tunic(studio, {
      print: printOf(studio),
      neck: { half: 74, depth: isShirt ? 90 : 104, shape: isShirt ? 'v' : 'round' },
      shoulder: [206, 42],
      chest: [190, 270],
      waist: says(studio, /anarkali|a-line|flared|angrakha/) ? [166, 400] : [182, hem * 0.45],
      hem: [says(studio, /anarkali|flared|angrakha/) ? 440 : says(studio, /a-line/) ? 300 : 238, hem],
      sag: isShirt ? 60 : 18,
      folds: says(studio, /anarkali/) ? 11 : 4,
      depth: 0.3,
      ...(says(studio, BARE) ? {} : { sleeve: { length: 440, width: 122, spread: 112 } }),
      ...(isShirt || isPlain ? {} : { trim }),
      over:
        (isPlain || isShirt
          ? path('M0 90V440', { stroke: darken(studio.colour, 0.5), width: 5, opacity: 0.6 })
          : path(yoke, { fill: mix(studio.accent, ZARI, 0.3) }) +
            path(yoke, { stroke: lighten(studio.accent, 0.6), width: 4, dash: '8 7' })) +
        (says(studio, /pintuck/) ? pintucks(studio) : '') +
        (isShirt
          ? path('M70 280H170V390H70Z', { stroke: darken(studio.colour, 0.45), width: 5, opacity: 0.7 })
          : '') +
        buttons(130, 400, 5, '#ead3a0') +
        fold(studio, -236, hem * 0.64, -200, hem + 90, 20, 0.5) +
        fold(studio, 236, hem * 0.64, 200, hem + 90, 20, 0.5),
    }) +
    (isShirt
      ? [1, -1]
          .map((stretch) =>
            group(piece(studio, { outline: wing, colour: lighten(studio.colour, 0.1), flat: true }), {
              stretch,
            }),
          )
          .join('')
      : '') +
    scarf(studio) +
    neckLabel(studio, 0, 2, 84)
  const height = says(studio, /with palazzo|kurta set/) ? 1220 : hem + 40
  return onHanger(studio, garment, 196, 700, height)
}

export const kurta: Drawing = {
  front: kurtaFigure,
  detail: (studio) => closeUp(kurtaFigure(studio), 20, -840, 2.1),
  texture: drape(),
}
