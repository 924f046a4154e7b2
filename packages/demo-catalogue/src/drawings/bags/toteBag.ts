import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { fold, piece } from '../fabric.ts'
import { printOf } from '../prints.ts'
import type { Drawing, Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import { macro } from '../jewellery/closeUps.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { wordmark } from '../wordmark.ts'
import { hide, stitched } from './leather.ts'

const handle = (d: string, colour: string, width: number) =>
  path(d, { stroke: darken(colour, 0.45), width: width + 4 }) +
  path(d, { stroke: colour, width }) +
  group(path(d, { stroke: lighten(colour, 0.45), width: width * 0.22, opacity: 0.8 }), {
    x: -width * 0.16,
    y: -width * 0.14,
  })

function toteFigure(studio: Studio): Figure {
  const { colour } = studio
  const trim = mix(darken(colour, 0.45), '#6b4226', 0.55)
  const outline = 'M-372 -580Q0 -560 372 -580L330 -24Q328 0 304 0H-304Q-328 0 -330 -24Z'
  const print = printOf(studio)
  const inside =
    fold(studio, -210, -560, -160, 40, 50, 0.22) +
    fold(studio, 190, -560, 230, 20, 60, 0.26) +
    path('M-380 -120Q0 -96 380 -120V20H-380Z', { fill: hide(studio, trim) }) +
    stitched('M-360 -104Q0 -80 360 -104', trim) +
    path('M-372 -570Q0 -550 372 -570', { stroke: trim, width: 34 })
  return {
    art:
      contactShadow(studio, 0, -4, 320, 0.4) +
      handle('M-150 -560C-160 -900 160 -900 150 -560', darken(trim, 0.25), 26) +
      path('M-372 -580Q0 -620 372 -580Q0 -560 -372 -580Z', { fill: darken(colour, 0.55) }) +
      piece(studio, { outline, print, inside, flat: true }) +
      handle('M-170 -470C-180 -880 180 -880 170 -470', trim, 28) +
      [-170, 170]
        .map(
          (x) =>
            rect(x - 30, -500, 60, 110, { fill: hide(studio, trim) }, 12) +
            rect(x - 22, -492, 44, 94, { stroke: lighten(trim, 0.5), width: 3, dash: '9 7' }, 8) +
            ellipse(x, -420, 8, 8, { fill: GOLD }),
        )
        .join('') +
      (studio.brand === undefined
        ? ''
        : rect(-130, -330, 260, 110, { fill: lighten(trim, 0.1) }, 10) +
          rect(-122, -322, 244, 94, { stroke: lighten(trim, 0.5), width: 3, dash: '9 7' }, 6) +
          wordmark(studio.brand, 0, -260, { size: 52, fill: inkOn(trim, '#f2ddb0'), fit: 210 })),
    width: 760,
    height: 850,
  }
}

/** Reeds woven over and under, with twisted handles. */
function reedTote(studio: Studio): Figure {
  const { colour } = studio
  const outline = 'M-372 -540Q0 -520 372 -540L330 -24Q328 0 304 0H-304Q-328 0 -330 -24Z'
  const plait = rect(-380, -560, 760, 580, { fill: plaited(studio, colour) })
  return {
    art:
      contactShadow(studio, 0, -4, 320, 0.4) +
      handle('M-160 -530C-170 -860 170 -860 160 -530', darken(studio.accent, 0.25), 24) +
      path('M-372 -540Q0 -580 372 -540Q0 -520 -372 -540Z', { fill: darken(colour, 0.55) }) +
      piece(studio, {
        outline,
        flat: true,
        inside:
          plait +
          fold(studio, -210, -540, -160, 40, 60, 0.3) +
          fold(studio, 210, -540, 240, 20, 70, 0.34) +
          path('M-372 -526Q0 -506 372 -526', { stroke: studio.accent, width: 34, dash: '26 6' }),
      }) +
      handle('M-180 -480C-190 -850 190 -850 180 -480', studio.accent, 26),
    width: 760,
    height: 800,
  }
}

/** A soft bag of thin cotton that folds small: long handles, no lining. */
function marketTote(studio: Studio): Figure {
  const { colour } = studio
  const outline =
    'M-300 -600C-200 -570 200 -570 300 -600C330 -420 400 -160 380 -60C360 10 200 0 0 0S-360 10 -380 -60C-400 -160 -330 -420 -300 -600Z'
  const folds = [-220, -110, 0, 110, 220].map((x) => fold(studio, x, -590, x * 1.5, 10, 26, 0.34)).join('')
  return {
    art:
      contactShadow(studio, 0, -4, 340, 0.4) +
      handle('M-200 -590C-190 -940 130 -940 190 -590', darken(colour, 0.2), 40) +
      path('M-300 -600C-200 -640 200 -640 300 -600C200 -570 -200 -570 -300 -600Z', {
        fill: darken(colour, 0.45),
      }) +
      piece(studio, {
        outline,
        flat: true,
        inside: folds + path('M-310 -584C-200 -554 200 -554 310 -584', { stroke: studio.accent, width: 12 }),
      }) +
      handle('M-220 -570C-210 -900 210 -900 220 -570', lighten(colour, 0.1), 44) +
      (studio.brand === undefined
        ? ''
        : wordmark(studio.brand, 0, -240, { size: 66, fill: inkOn(colour, studio.accent), fit: 320 })),
    width: 800,
    height: 870,
  }
}

/** Reeds that go over one stake and under the next, as a fill: each is lit above, and dark where it dives. */
function plaited({ define }: Studio, colour: string): string {
  const dive = { fill: darken(colour, 0.6), opacity: 0.3 }
  const reed = (x: number, y: number) =>
    rect(x, y, 58, 12, { fill: darken(colour, 0.3) }, 5) +
    rect(x, y, 58, 9, { fill: colour }, 4) +
    rect(x + 7, y + 1.5, 44, 3, { fill: lighten(colour, 0.5) }, 2) +
    rect(x, y, 9, 12, dive, 4) +
    rect(x + 49, y, 9, 12, dive, 4)
  const over = (x: number, y: number) => [0, 13, 26].map((down) => reed(x, y + down)).join('')
  const stake = (x: number, y: number) =>
    [0, 15, 30]
      .map(
        (across) =>
          rect(x + across, y, 13, 40, { fill: darken(colour, 0.22) }, 4) +
          rect(x + across + 2, y, 4, 40, { fill: lighten(colour, 0.2) }, 2),
      )
      .join('')
  const art =
    rect(0, 0, 108, 80, { fill: darken(colour, 0.6) }) +
    stake(60, 0) +
    stake(6, 40) +
    over(-2, 0) +
    over(52, 40)
  return define(
    (id) => `<pattern id="${id}" width="108" height="80" patternUnits="userSpaceOnUse">${art}</pattern>`,
  )
}

function front(studio: Studio): Figure {
  if (says(studio, /reed/)) return reedTote(studio)
  if (says(studio, /market/)) return marketTote(studio)
  return toteFigure(studio)
}

export const toteBag: Drawing = {
  front,
  detail: (studio) => ({
    art:
      group(toteFigure({ ...studio, colour: mix(studio.colour, '#f3e6d2', 0.6) }).art, {
        x: 150,
        y: -70,
        scale: 0.8,
      }) + group(toteFigure(studio).art, { x: -110, y: 30, scale: 0.86 }),
    width: 860,
    height: 800,
  }),
  texture: macro(front, -150, -440, 3),
}
