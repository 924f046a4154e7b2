import { contactShadow, plinth } from '../backdrop.ts'
import { darken, inkOn, lighten } from '../colour.ts'
import { border, drape } from '../fabric.ts'
import { gathers, velvet } from './velvet.ts'
import { flower, leaf } from '../motifs.ts'
import { printOf, tile } from '../prints.ts'
import type { Drawing, Figure } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import { metal, bead } from '../jewellery/metal.ts'
import { says, type Studio } from '../studio.ts'
import { group, path, rect } from '../svg.ts'
import { wordmark } from '../wordmark.ts'
import { hide } from './leather.ts'

/** A drawstring potli in velvet, worked with gold thread. */
function potli(studio: Studio): Figure {
  const { colour } = studio
  const outline =
    'M-120 -470C-260 -400 -400 -250 -380 -110C-366 -20 -260 0 0 0S366 -20 380 -110C400 -250 260 -400 120 -470Z'
  const frill =
    'M-120 -470C-170 -540 -210 -600 -200 -620Q-150 -600 -120 -630Q-80 -600 -40 -636Q0 -600 40 -636Q80 -600 120 -630Q150 -600 200 -620C210 -600 170 -540 120 -470Z'
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
      velvet(studio, frill, gathers(studio, 190, -640)) +
      velvet(
        studio,
        outline,
        gathers(studio, 360, -40) + zardozi() + border('M-420 -60Q0 0 420 -60', 70, GOLD, colour),
      ) +
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

/** A flower between leaves, in raised gold thread. */
function zardozi(): string {
  const [thread, shade] = [lighten(GOLD, 0.25), darken(GOLD, 0.4)]
  const leaves = [30, 80, 150, 210, 280, 330].map((turn) => leaf(0, -240, 62, turn, thread)).join('')
  const sprigs = [-1, 1]
    .map((s) => leaf(s * 176, -190, 44, s > 0 ? 20 : 160, thread) + flower(s * 168, -200, 30, thread, shade))
    .join('')
  return (
    group(leaves, { y: 6 }) +
    flower(0, -240, 62, thread, shade) +
    sprigs +
    path('M-300 -170Q0 -60 300 -170', { stroke: thread, width: 9, dash: '4 12' }) +
    path('M-320 -140Q0 -26 320 -140', { stroke: lighten(GOLD, 0.5), width: 5 })
  )
}

/** Woven mangoes all over a box, in light and dark thread. */
function brocade(studio: Studio): string {
  const print = printOf(studio)
  if (print === 'plain') return ''
  const thread = lighten(studio.colour, 0.62)
  const [width, height, art] = tile(print, studio.colour, thread)
  const fill = studio.define(
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(0.8)">${art}</pattern>`,
  )
  return (
    rect(-396, -396, 792, 392, { fill, opacity: 0.9 }, 44) +
    path('M-392 -300H392M-392 -56H392', { stroke: thread, width: 5, dash: '3 9', opacity: 0.9 })
  )
}

function boxClutch(studio: Studio): Figure {
  const { colour } = studio
  return {
    art:
      contactShadow(studio, 0, -2, 392, 0.35) +
      rect(-400, -400, 800, 400, { fill: hide(studio, colour) }, 46) +
      brocade(studio) +
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
  texture: drape({ gold: true }),
}
