import { contactShadow, softShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { drape, fold, piece } from '../fabric.ts'
import { lying, type Drawing, type Figure } from '../figure.ts'
import { linear } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { packPrint } from '../wordmark.ts'
import { titleCount } from '#pictures/titleCount.ts'

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

/** A cloth nappy laid open: wings with tabs above and below, a flannel middle that soaks. */
function langot(studio: Studio, trim: string): string {
  const outline =
    'M-270 -250C-120 -232 120 -232 270 -250Q304 -180 284 -106C160 -84 112 -20 112 50C112 110 140 146 214 172Q230 230 208 270C90 290 -90 290 -208 270Q-230 230 -214 172C-140 146 -112 110 -112 50C-112 -20 -160 -84 -284 -106Q-304 -180 -270 -250Z'
  const clip = studio.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const paw = (x: number, y: number) =>
    ellipse(x, y, 11, 9, { fill: trim }) +
    [-12, 0, 12].map((dx) => ellipse(x + dx, y - 15 + Math.abs(dx) / 3, 5, 6, { fill: trim })).join('')
  const paws = Array.from({ length: 42 }, (_, i) =>
    paw(-288 + (i % 7) * 96 + (Math.floor(i / 7) % 2) * 48, -230 + Math.floor(i / 7) * 92),
  ).join('')
  const tab = (x: number, y: number) => rect(x - 46, y - 34, 92, 68, { fill: lighten(trim, 0.25) }, 16)
  return (
    softShadow(studio, outline, 18) +
    path(outline, { fill: studio.colour }) +
    group(
      paws + fold(studio, -200, -240, -110, 120, 50, 0.14) + fold(studio, 210, -240, 120, 120, 50, 0.16),
      {
        clip,
      },
    ) +
    path(outline, { stroke: trim, width: 14 }) +
    tab(-286, -178) +
    tab(286, -178) +
    rect(-88, -214, 176, 470, { fill: lighten(studio.colour, 0.5) }, 60) +
    rect(-76, -202, 152, 446, { stroke: darken(studio.colour, 0.2), width: 4, dash: '11 9' }, 52)
  )
}

/** The cloth nappies of the set, each with its own trim. */
function langots(studio: Studio): Figure {
  const count = titleCount(studio.title ?? '') ?? 1
  const trims = [studio.accent, '#8fa8bf', '#9cb58a', '#d9b35c', '#b58aa8']
  return lying(
    Array.from({ length: count }, (_, i) => {
      const isLast = i === count - 1 && count % 2 === 1
      return group(langot(studio, trims[i % trims.length]!), {
        x: isLast ? 0 : ((i % 2) - 0.5) * 540,
        y: (Math.floor(i / 2) - (Math.ceil(count / 2) - 1) / 2) * 470,
        turn: [-6, 5, 4, -5, -3][i % 5]!,
        scale: 0.72,
      })
    }).join(''),
    1000,
    1360,
  )
}

/** Round pads, stitched around their edge. */
function nursingPads(studio: Studio): Figure {
  const count = titleCount(studio.title ?? '') ?? 2
  const pad =
    ellipse(12, 20, 150, 150, { fill: darken(studio.tint, 0.6), opacity: 0.18 }) +
    ellipse(0, 0, 150, 150, { fill: studio.accent }) +
    ellipse(0, 0, 138, 138, {
      fill: linear(
        studio,
        [
          [0, lighten(studio.colour, 0.6)],
          [1, darken(studio.colour, 0.1)],
        ],
        50,
      ),
    }) +
    ellipse(0, 0, 112, 112, { stroke: darken(studio.colour, 0.25), width: 5, dash: '10 9' }) +
    path('M0 0L96 -58', { stroke: darken(studio.colour, 0.18), width: 6, opacity: 0.6 })
  return lying(
    Array.from({ length: count }, (_, i) =>
      group(pad, { x: ((i % 2) - 0.5) * 330, y: (Math.floor(i / 2) - (count / 2 - 1) / 2) * 330 }),
    ).join(''),
    700,
    (count / 2) * 330,
  )
}

export const diapers: Drawing = {
  front: (studio) => {
    if (says(studio, /langot/)) return langots(studio)
    if (says(studio, /nursing pads/)) return nursingPads(studio)
    return diaperPack(studio)
  },
  detail: (studio) => ({
    art:
      group(contactShadow(studio, 0, 210, 260) + nappy(studio), { x: 40, y: -560, scale: 0.8 }) +
      group(contactShadow(studio, 0, 214, 180) + nappy(studio), { y: -230 }),
    width: 760,
    height: 740,
  }),
  texture: drape({ colourOf: ({ colour }) => mix(colour, '#ffffff', 0.75), scale: 1.4 }),
}
