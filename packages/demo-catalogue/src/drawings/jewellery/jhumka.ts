import { softShadow } from '../backdrop.ts'
import { darken, lighten } from '../colour.ts'
import { lying, type Drawing } from '../figure.ts'
import { GOLD as YELLOW_GOLD } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { bead, metal, stone } from './metal.ts'
import { gemOf, macro, onCard } from './closeUps.ts'

/** Two peacocks face to face, with raised tails. */
function peacocks(studio: Studio, gold: string): string {
  const one =
    path(
      'M-8 20C-36 20 -52 2 -44 -22C-40 -34 -34 -40 -26 -44C-22 -54 -10 -54 -8 -44L2 -38L-10 -36C-14 -20 2 -6 -8 20Z',
      {
        fill: metal(studio, gold, 40),
        stroke: darken(gold, 0.55),
        width: 3,
      },
    ) +
    [0, 1, 2, 3]
      .map((i) =>
        group(
          path('M0 0C-14 -24 -12 -54 0 -66C12 -54 14 -24 0 0Z', {
            fill: metal(studio, gold, 70),
            stroke: darken(gold, 0.55),
            width: 3,
          }) + ellipse(0, -46, 6, 9, { fill: studio.accent }),
          { x: -44, y: 10, turn: -20 - i * 28, scale: 0.9 },
        ),
      )
      .join('')
  return (
    ellipse(0, -60, 92, 92, { fill: darken(gold, 0.28) }) +
    ellipse(0, -60, 92, 92, { stroke: metal(studio, gold, 20), width: 8 }) +
    group(one, { y: -40, x: -4 }) +
    group(one, { y: -40, x: 4, stretch: -1 })
  )
}

/** Lakshmi seated on her lotus, in relief, with a halo. */
function lakshmi(studio: Studio, gold: string): string {
  const raised = { fill: metal(studio, gold, 60), stroke: darken(gold, 0.55), width: 3 }
  const lotus = [-60, -30, 0, 30, 60]
    .map((turn) => group(path('M0 0C-16 -14 -14 -34 0 -46C14 -34 16 -14 0 0Z', raised), { y: 4, turn }))
    .join('')
  return (
    ellipse(0, -60, 98, 98, { fill: darken(gold, 0.36) }) +
    ellipse(0, -60, 98, 98, { stroke: metal(studio, gold, 20), width: 9, dash: '3 7' }) +
    ellipse(0, -104, 34, 34, { fill: lighten(gold, 0.25), stroke: darken(gold, 0.5), width: 3 }) +
    path('M-22 -66L-56 -96L-62 -120M22 -66L56 -96L62 -120M-22 -56L-58 -40M22 -56L58 -40', {
      stroke: lighten(gold, 0.2),
      width: 11,
    }) +
    bead(studio, -62, -124, 9, gold) +
    bead(studio, 62, -124, 9, gold) +
    path('M-24 -72H24L34 -26H-34Z', raised) +
    path('M-62 -12C-50 -40 50 -40 62 -12C40 -2 -40 -2 -62 -12Z', raised) +
    ellipse(0, -98, 19, 22, raised) +
    path('M-18 -112L-12 -138L0 -150L12 -138L18 -112Z', raised) +
    ellipse(0, -128, 5, 5, { fill: studio.accent }) +
    group(lotus, { y: 24 })
  )
}

function motifOf(studio: Studio): string | undefined {
  if (says(studio, /peacock/)) return peacocks(studio, studio.colour)
  if (says(studio, /lakshmi/)) return lakshmi(studio, studio.colour)
  return undefined
}

function jhumkaOne(studio: Studio): string {
  const gem = says(studio, /lakshmi|peacock/) ? studio.accent : gemOf(studio)
  const GOLD = metalOf(studio)
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
    (motifOf(studio) ?? stone(studio, 0, -60, 38, gem, GOLD)) +
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

/** Oxidised silver is the colour of the product; other jhumkas are gold. */
const metalOf = (studio: Studio) => (says(studio, /silver/) ? studio.colour : YELLOW_GOLD)

/** A crescent of kundan, hung with pearls from a round stud. */
function chandbali(studio: Studio): string {
  const gem = gemOf(studio)
  const gold = studio.colour
  const moon = 'M-170 120A172 172 0 1 0 170 120C160 190 90 236 0 236S-160 190 -170 120Z'
  const at = (i: number, count: number, r: number) => {
    const a = Math.PI * (0.06 + (i / (count - 1)) * 0.88)
    return [Math.round(Math.cos(a) * r), Math.round(120 + Math.sin(a) * r)] as const
  }
  const stones = Array.from({ length: 9 }, (_, i) =>
    stone(studio, ...at(i, 9, 143), 18, i % 2 === 0 ? '#f3efe4' : gem, gold),
  ).join('')
  const pearls = Array.from({ length: 15 }, (_, i) => bead(studio, ...at(i, 15, 196), 15, '#f5efe4')).join('')
  return (
    softShadow(studio, moon, 20) +
    bead(studio, 0, -40, 16, gold) +
    path('M0 -40V0', { stroke: gold, width: 9 }) +
    stone(studio, 0, -110, 48, gem, gold) +
    path(moon, { fill: metal(studio, gold, 20) }) +
    stones +
    pearls +
    stone(studio, 0, 70, 34, gem, gold) +
    path('M-160 110Q0 -60 160 110', { stroke: gold, width: 10 })
  )
}

const chandbalis = (studio: Studio) =>
  lying(
    group(chandbali(studio), { x: -220, y: -130 }) + group(chandbali(studio), { x: 220, y: -80 }),
    840,
    640,
  )

const jhumkaPair = (studio: Studio) =>
  lying(
    group(jhumkaOne(studio), { x: -210, y: -130 }) + group(jhumkaOne(studio), { x: 210, y: -80 }),
    760,
    660,
  )

const earrings = (studio: Studio) => (says(studio, /chandbali/) ? chandbalis(studio) : jhumkaPair(studio))

export const jhumka: Drawing = {
  front: earrings,
  detail: (studio) =>
    onCard(
      studio,
      group(jhumkaOne(studio), { x: -160, y: -110 }) + group(jhumkaOne(studio), { x: 160, y: -110 }),
      0.82,
    ),
  texture: macro(earrings, -200, -230, 3.2),
}
