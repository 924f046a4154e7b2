import { contactShadow, plinth } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { border, drape, fold, piece, printOf } from '../fabric.ts'
import type { Drawing, Figure } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import { metal, bead } from '../jewellery/metal.ts'
import { macro } from '../jewellery/earrings.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { monogram, wordmark } from '../wordmark.ts'

/** Leather or canvas as a fill: a broad light on the left, shade to the right. */
const hide = (studio: Studio, colour: string) =>
  linear(
    studio,
    [
      [0, darken(colour, 0.24)],
      [0.1, lighten(colour, 0.06)],
      [0.3, lighten(colour, 0.24)],
      [0.55, colour],
      [0.85, darken(colour, 0.16)],
      [1, darken(colour, 0.34)],
    ],
    12,
  )

const stitched = (d: string, colour: string) =>
  path(d, { stroke: darken(colour, 0.4), width: 4, opacity: 0.5 }) +
  path(d, { stroke: lighten(colour, 0.55), width: 3.5, dash: '12 9' })

const handle = (d: string, colour: string, width: number) =>
  path(d, { stroke: darken(colour, 0.45), width: width + 4 }) +
  path(d, { stroke: colour, width }) +
  group(path(d, { stroke: lighten(colour, 0.45), width: width * 0.22, opacity: 0.8 }), {
    x: -width * 0.16,
    y: -width * 0.14,
  })

const ringAt = (x: number, y: number) =>
  ellipse(x, y, 24, 24, { stroke: darken(GOLD, 0.4), width: 11 }) +
  ellipse(x, y, 24, 24, { stroke: GOLD, width: 8 }) +
  path(`M${x - 20} ${y - 12}A24 24 0 0 1 ${x + 6} ${y - 23}`, { stroke: '#fff3d6', width: 4 })

function toteFigure(studio: Studio): Figure {
  const { colour } = studio
  const trim = mix(darken(colour, 0.45), '#6b4226', 0.55)
  const outline = 'M-372 -580Q0 -560 372 -580L330 -24Q328 0 304 0H-304Q-328 0 -330 -24Z'
  const print = printOf(studio, ['plain', 'stripe', 'ikat', 'block'])
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

export const toteBag: Drawing = {
  front: toteFigure,
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
  texture: macro(toteFigure, -150, -440, 3),
}

function slingFigure(studio: Studio): Figure {
  const { colour } = studio
  const body =
    'M-320 -380Q-326 -410 -296 -412H296Q326 -410 320 -380L340 -70Q342 0 280 0H-280Q-342 0 -340 -70Z'
  const flap = 'M-330 -420Q0 -436 330 -420L336 -300C330 -190 150 -130 0 -130S-330 -190 -336 -300Z'
  const chain = Array.from({ length: 31 }, (_, i) => {
    const t = (i / 30) * Math.PI
    const [x, y] = [Math.round(-Math.cos(t) * 290), Math.round(-410 - Math.sin(t) * 400)]
    return ellipse(x, y, 15, 10, { stroke: i % 2 === 0 ? GOLD : darken(GOLD, 0.25), width: 7 })
  }).join('')
  return {
    art:
      contactShadow(studio, 0, -6, 320, 0.4) +
      chain +
      ringAt(-300, -400) +
      ringAt(300, -400) +
      path(body, { fill: hide(studio, colour) }) +
      stitched('M-312 -70Q-314 -26 -272 -26H272Q314 -26 312 -70', colour) +
      group(path(flap, { fill: darken(colour, 0.6), opacity: 0.3 }), { y: 16, x: 4 }) +
      path(flap, {
        fill: linear(
          studio,
          [
            [0, lighten(colour, 0.34)],
            [0.5, lighten(colour, 0.08)],
            [1, darken(colour, 0.14)],
          ],
          65,
        ),
      }) +
      stitched('M-314 -400L-316 -300C-310 -206 -140 -152 0 -152S310 -206 316 -300L314 -400', colour) +
      rect(-52, -186, 104, 84, { fill: metal(studio, GOLD) }, 16) +
      rect(-40, -174, 80, 60, { fill: darken(GOLD, 0.12) }, 10) +
      monogram(studio, 0, -144, 24, darken(GOLD, 0.6)) +
      (studio.brand === undefined
        ? ''
        : wordmark(studio.brand, 0, -290, {
            size: 50,
            fill: mix(GOLD, lighten(colour, 0.5), 0.3),
            fit: 300,
          })),
    width: 700,
    height: 830,
  }
}

export const slingBag: Drawing = {
  front: slingFigure,
  detail: (studio) => ({
    art: group(slingFigure(studio).art, { turn: -7, y: -10 }),
    width: 800,
    height: 860,
  }),
  texture: macro(slingFigure, 0, -240, 3.2),
}

/** A drawstring potli in brocade. */
function potli(studio: Studio): Figure {
  const { colour } = studio
  const outline =
    'M-120 -470C-260 -400 -400 -250 -380 -110C-366 -20 -260 0 0 0S366 -20 380 -110C400 -250 260 -400 120 -470Z'
  const frill =
    'M-120 -470C-170 -540 -210 -600 -200 -620Q-150 -600 -120 -630Q-80 -600 -40 -636Q0 -600 40 -636Q80 -600 120 -630Q150 -600 200 -620C210 -600 170 -540 120 -470Z'
  const rays = (half: number, y: number, depth: number) =>
    [-0.9, -0.5, -0.15, 0.2, 0.55, 0.9]
      .map((s) => fold(studio, s * 100, -480, s * half, y, 30, depth))
      .join('')
  const print = printOf(studio, ['block', 'floral', 'bandhani'])
  return {
    art:
      contactShadow(studio, 0, -6, 300, 0.5) +
      path('M-90 -480C-330 -640 -300 -860 0 -870S330 -640 90 -480', {
        stroke: darken(GOLD, 0.4),
        width: 16,
      }) +
      path('M-90 -480C-330 -640 -300 -860 0 -870S330 -640 90 -480', {
        stroke: lighten(GOLD, 0.3),
        width: 10,
        dash: '10 12',
      }) +
      piece(studio, { outline: frill, print, flat: true, inside: rays(190, -640, 0.5) }) +
      piece(studio, {
        outline,
        print,
        flat: true,
        inside: border('M-420 -60Q0 0 420 -60', 70, GOLD, colour) + rays(360, -40, 0.44),
      }) +
      path('M-126 -472Q0 -440 126 -472', { stroke: darken(GOLD, 0.35), width: 26 }) +
      path('M-126 -474Q0 -442 126 -474', { stroke: lighten(GOLD, 0.4), width: 14, dash: '8 8' }) +
      [
        [110, -300],
        [150, -270],
      ]
        .map(
          ([x, y]) =>
            path(`M96 -456Q${x! + 30} -400 ${x} ${y! - 30}`, { stroke: GOLD, width: 7 }) +
            bead(studio, x!, y!, 24, '#f3ece2') +
            path(`M${x! - 14} ${y! + 26}l-6 80M${x} ${y! + 28}v84M${x! + 14} ${y! + 26}l8 80`, {
              stroke: GOLD,
              width: 8,
            }),
        )
        .join(''),
    width: 780,
    height: 880,
  }
}

function boxClutch(studio: Studio): Figure {
  const { colour } = studio
  return {
    art:
      contactShadow(studio, 0, -2, 392, 0.35) +
      rect(-400, -400, 800, 400, { fill: hide(studio, colour) }, 46) +
      rect(-404, -404, 808, 408, { stroke: darken(GOLD, 0.4), width: 18 }, 48) +
      rect(-404, -404, 808, 408, { stroke: metal(studio, GOLD, 20), width: 13 }, 48) +
      path('M-400 -250H400', { stroke: GOLD, width: 10 }) +
      bead(studio, -26, -416, 30, GOLD) +
      bead(studio, 26, -416, 30, lighten(colour, 0.4)) +
      (studio.brand === undefined
        ? ''
        : wordmark(studio.brand, 0, -90, { size: 60, fill: inkOn(colour, '#f0d9a4'), fit: 500 })),
    width: 830,
    height: 450,
  }
}

function envelope(studio: Studio): Figure {
  const { colour } = studio
  const flap = 'M-400 -400Q-410 -440 -370 -440H370Q410 -440 400 -400L40 -150Q0 -128 -40 -150Z'
  const rows = Array.from({ length: 9 }, (_, i) => `M-390 ${-400 + i * 46}H390`).join('')
  return {
    art:
      contactShadow(studio, 0, -2, 394, 0.35) +
      rect(-402, -440, 804, 440, { fill: hide(studio, colour) }, 26) +
      path(rows, { stroke: lighten(colour, 0.75), width: 9, dash: '0.1 22', opacity: 0.7 }) +
      group(path(flap, { fill: darken(colour, 0.6), opacity: 0.3 }), { y: 16 }) +
      path(flap, {
        fill: linear(
          studio,
          [
            [0, lighten(colour, 0.4)],
            [0.6, colour],
            [1, darken(colour, 0.2)],
          ],
          70,
        ),
      }) +
      path('M-392 -404L-40 -156Q0 -134 40 -156L392 -404', { stroke: GOLD, width: 9 }) +
      bead(studio, 0, -158, 30, GOLD) +
      (studio.brand === undefined
        ? ''
        : wordmark(studio.brand, 0, -330, { size: 56, fill: inkOn(colour, '#f0d9a4'), fit: 420 })),
    width: 830,
    height: 460,
  }
}

const clutchFigure = (studio: Studio): Figure =>
  says(studio, /box|minaudi/)
    ? boxClutch(studio)
    : says(studio, /envelope|wallet|pouch/)
      ? envelope(studio)
      : potli(studio)

export const clutch: Drawing = {
  front: clutchFigure,
  detail: (studio) => {
    const figure = clutchFigure(studio)
    return {
      art: plinth(studio, 0, -80, 430, 80) + group(figure.art, { y: -84, turn: -3, scale: 0.86 }),
      width: 880,
      height: figure.height * 0.86 + 120,
    }
  },
  texture: drape(['block', 'floral', 'bandhani'], { gold: true }),
}
