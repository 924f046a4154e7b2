import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { drape, fold, piece } from '../fabric.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { linear } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { group, path, rect } from '../svg.ts'
import { packPrint } from '../wordmark.ts'

function diaperPack(studio: Studio): Figure {
  const colour = mix(studio.colour, '#ffffff', 0.12)
  const d =
    'M-330 -760Q-340 -790 -300 -790H300Q340 -790 330 -760C350 -520 350 -260 334 -30Q330 0 296 0H-296Q-330 0 -334 -30C-350 -260 -350 -520 -330 -760Z'
  const film = linear(studio, [
    [0, darken(colour, 0.24)],
    [0.08, lighten(colour, 0.3)],
    [0.16, lighten(colour, 0.66)],
    [0.22, colour],
    [0.6, lighten(colour, 0.1)],
    [0.86, darken(colour, 0.12)],
    [0.93, lighten(colour, 0.5)],
    [1, darken(colour, 0.2)],
  ])
  return {
    art:
      contactShadow(studio, 0, -4, 336, 0.45) +
      path('M-60 -780C-70 -880 70 -880 60 -780', { stroke: darken(colour, 0.12), width: 26 }) +
      path(d, { fill: film }) +
      path('M-338 -600C-200 -640 200 -560 344 -610L342 -250C200 -200 -200 -280 -344 -220Z', {
        fill: '#fdfaf4',
        opacity: 0.95,
      }) +
      packPrint(studio, {
        y: -440,
        size: 104,
        fit: 520,
        ink: inkOn('#fdfaf4', darken(studio.brand?.colour ?? darken(studio.colour, 0.4), 0.15)),
      }) +
      path('M-300 -770L-250 -690M-200 -780L-180 -720M300 -770L250 -690M210 -780L190 -710', {
        stroke: '#ffffff',
        width: 9,
        opacity: 0.5,
      }) +
      group(nappy(studio), { y: -106, scale: 0.32 }),
    width: 700,
    height: 860,
  }
}

function nappy(studio: Studio): string {
  const trim = mix(studio.colour, '#ffffff', 0.3)
  const d =
    'M-330 -200Q0 -170 330 -200Q352 -120 340 -50C250 -30 150 70 130 190Q0 230 -130 190C-150 70 -250 -30 -340 -50Q-352 -120 -330 -200Z'
  return (
    path('M-330 -200Q0 -250 330 -200Q0 -170 -330 -200Z', { fill: '#dcd6cd' }) +
    piece(studio, {
      outline: d,
      colour: '#faf7f1',
      flat: true,
      inside:
        path('M-350 -170Q0 -140 350 -170', { stroke: trim, width: 60, opacity: 0.8 }) +
        path('M-340 -52C-250 -30 -150 70 -130 190M340 -52C250 -30 150 70 130 190', {
          stroke: trim,
          width: 16,
        }) +
        fold({ ...studio, colour: '#faf7f1' }, -60, -160, -30, 220, 60, 0.12) +
        fold({ ...studio, colour: '#faf7f1' }, 120, -160, 40, 220, 60, 0.14),
    }) +
    rect(-350, -180, 110, 70, { fill: lighten(trim, 0.2) }, 16) +
    rect(240, -180, 110, 70, { fill: lighten(trim, 0.2) }, 16) +
    path('M0 -30C-30 -70 -80 -30 0 30C80 -30 30 -70 0 -30Z', { fill: trim })
  )
}

export const diapers: Drawing = {
  front: diaperPack,
  detail: (studio) => ({
    art:
      group(contactShadow(studio, 0, 210, 260) + nappy(studio), { x: 40, y: -560, scale: 0.8 }) +
      group(contactShadow(studio, 0, 214, 180) + nappy(studio), { y: -230 }),
    width: 760,
    height: 740,
  }),
  texture: drape(['dots'], { colourOf: ({ colour }) => mix(colour, '#ffffff', 0.75), scale: 1.4 }),
}
