import { softShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import { closeUp, lying, type Drawing, type Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, n, path, rect } from '../svg.ts'
import { linear } from '../gradients.ts'
import { inkOn } from '../colour.ts'
import { wordmark } from '../wordmark.ts'
import { bead, metal, stone } from './metal.ts'

/** Velvet or plaster that fills a close-up. */
export const ground = (studio: Studio) =>
  rect(0, 0, 1280, 1600, {
    fill: linear(
      studio,
      [
        [0, lighten(studio.tint, 0.5)],
        [0.6, studio.tint],
        [1, darken(studio.tint, 0.16)],
      ],
      55,
    ),
  })

/** A close-up of a figure as a texture. */
export const macro =
  (figure: (studio: Studio) => Figure, x: number, y: number, scale: number) => (studio: Studio) =>
    ground(studio) + group(closeUp(figure(studio), x, y, scale).art, { x: 640, y: 1600 })

/** Jewellery is gold; its stones and enamel take the product's colour, unless that is itself a metal's. */
export const gemOf = ({ colour, accent }: Studio) =>
  /^#[b-e][0-9a-f][8-b]/.test(colour) ? mix(accent, '#a3153f', 0.5) : colour

function jhumkaOne(studio: Studio): string {
  const gem = gemOf(studio)
  const dome = 'M-150 300C-150 190 -90 110 -34 96H34C90 110 150 190 150 300Q0 350 -150 300Z'
  const bells = Array.from({ length: 11 }, (_, i) => {
    const x = -145 + i * 29
    const y = 326 + Math.round(20 * Math.cos((x / 150) * 1.4))
    return (
      path(`M${x} ${y - 12}V${y + 8}`, { stroke: darken(GOLD, 0.3), width: 4 }) +
      bead(studio, x, y + 24, 15, i % 2 === 0 ? '#f3ece2' : GOLD)
    )
  }).join('')
  const arcs = [130, 180, 232]
    .map((y, i) => {
      const half = [74, 112, 138][i]!
      return (
        path(`M${-half} ${y}Q0 ${y + 34} ${half} ${y}`, {
          stroke: darken(GOLD, 0.5),
          width: 5,
          opacity: 0.6,
        }) +
        path(`M${-half} ${y + 5}Q0 ${y + 39} ${half} ${y + 5}`, {
          stroke: lighten(GOLD, 0.8),
          width: 3,
          opacity: 0.8,
        })
      )
    })
    .join('')
  const gems = [-84, -30, 30, 84]
    .map((x) => stone(studio, x, 236 + Math.round(18 * Math.cos(x / 60)), 17, gem, GOLD))
    .join('')
  const granules = Array.from({ length: 9 }, (_, i) =>
    bead(studio, -92 + i * 23, 172 + Math.round(15 * Math.cos((-92 + i * 23) / 62)), 6, GOLD),
  ).join('')
  const petals = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * Math.PI * 2
    return bead(
      studio,
      Math.round(Math.cos(a) * 62),
      Math.round(Math.sin(a) * 62) - 60,
      19,
      i % 2 === 0 ? GOLD : '#f3ece2',
    )
  }).join('')
  return (
    softShadow(studio, `${dome}M-84 -60A84 84 0 1 1 84 -60A84 84 0 1 1 -84 -60Z`, 20) +
    petals +
    stone(studio, 0, -60, 38, gem, GOLD) +
    bead(studio, 0, 30, 14, GOLD) +
    path('M0 40V100', { stroke: GOLD, width: 9 }) +
    bead(studio, 0, 78, 20, gem) +
    ellipse(0, 306, 148, 26, { fill: darken(GOLD, 0.6) }) +
    path(dome, { fill: metal(studio, GOLD, 12) }) +
    arcs +
    gems +
    granules +
    bells
  )
}

const jhumkaPair = (studio: Studio) =>
  lying(
    group(jhumkaOne(studio), { x: -210, y: -130 }) + group(jhumkaOne(studio), { x: 210, y: -80 }),
    760,
    660,
  )

/** Jewellery on its printed card. */
export function onCard(studio: Studio, piece: string, scale: number): Figure {
  const card = mix(studio.brand?.colour ?? studio.colour, '#fbf4ea', 0.88)
  const d = 'M-330 -440H330V440H-330Z'
  return lying(
    softShadow(studio, d, 26) +
      rect(
        -330,
        -440,
        660,
        880,
        {
          fill: linear(
            studio,
            [
              [0, lighten(card, 0.4)],
              [1, darken(card, 0.06)],
            ],
            50,
          ),
        },
        18,
      ) +
      rect(-306, -416, 612, 832, { stroke: GOLD, width: 2.5, opacity: 0.7 }, 10) +
      (studio.brand === undefined
        ? ''
        : wordmark(studio.brand, 0, -310, { size: 64, fill: inkOn(card, studio.brand.colour), fit: 440 })) +
      group(piece, { y: 60, scale }),
    700,
    920,
  )
}

export const jhumka: Drawing = {
  front: jhumkaPair,
  detail: (studio) =>
    onCard(
      studio,
      group(jhumkaOne(studio), { x: -160, y: -110 }) + group(jhumkaOne(studio), { x: 160, y: -110 }),
      0.82,
    ),
  texture: macro(jhumkaPair, -200, -230, 3.2),
}

function hoop(studio: Studio, r: number): string {
  const ring = (width: number, colour: string, opacity = 1) =>
    ellipse(0, 0, r, r * 1.04, { stroke: colour, width, opacity })
  const d = `M${-r} 0A${r} ${n(r * 1.04)} 0 1 1 ${r} 0A${r} ${n(r * 1.04)} 0 1 1 ${-r} 0Z`
  const shadow = [60, 48, 38]
    .map((w) => path(d, { stroke: darken(studio.tint, 0.7), width: w, opacity: 0.07 }))
    .join('')
  const beads = Array.from({ length: 17 }, (_, i) => {
    const a = Math.PI * (0.06 + (i / 16) * 0.88)
    return bead(
      studio,
      Math.round(Math.cos(a) * (r + 30)),
      Math.round(Math.sin(a) * (r + 30) * 1.04),
      13,
      i % 4 === 0 ? gemOf(studio) : GOLD,
    )
  }).join('')
  return (
    group(shadow, { x: 16, y: 26 }) +
    beads +
    ring(44, darken(GOLD, 0.45)) +
    ring(40, metal(studio, GOLD, 50)) +
    group(ring(7, lighten(GOLD, 0.9), 0.85), { x: -4, y: -6 }) +
    path(
      `M-8 ${-r * 1.04 - 24}V${-r * 1.04 - 70}C-8 ${-r * 1.04 - 100} 40 ${-r * 1.04 - 96} 44 ${-r * 1.04 - 50}`,
      { stroke: GOLD, width: 8 },
    )
  )
}

const hoopPair = (studio: Studio) =>
  lying(
    group(hoop(studio, 210), { x: -190, y: -60 }) + group(hoop(studio, 210), { x: 180, y: 90, turn: 12 }),
    860,
    760,
  )

export const hoops: Drawing = {
  front: hoopPair,
  detail: (studio) =>
    onCard(studio, group(hoop(studio, 130), { x: -160 }) + group(hoop(studio, 130), { x: 160 }), 0.9),
  texture: macro(hoopPair, -160, -260, 2.9),
}
