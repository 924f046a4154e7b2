import { softShadow } from '../backdrop.ts'
import { darken, lighten } from '../colour.ts'
import { lying, type Drawing } from '../figure.ts'
import { GOLD as YELLOW_GOLD } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { chandbalis } from './chandbali.ts'
import { bead, metal, stone } from './metal.ts'
import { gemOf, macro, onCard } from './closeUps.ts'

/** A peacock in profile before the fan of its tail. */
function peacock(studio: Studio, silver: string): string {
  const line = { stroke: darken(silver, 0.6), width: 3 }
  const raised = { fill: metal(studio, silver, 60), ...line }
  const feather = (turn: number, scale: number) =>
    group(
      path('M0 0C-10 -70 -34 -110 -28 -146C-22 -176 22 -176 28 -146C34 -110 10 -70 0 0Z', raised) +
        ellipse(0, -142, 15, 19, { fill: studio.accent, ...line }) +
        ellipse(0, -138, 6, 8, { fill: lighten(silver, 0.7) }) +
        path('M0 -20V-116M-8 -60L-16 -104M8 -60L16 -104', { ...line, opacity: 0.7 }),
      { turn, scale },
    )
  const fan = [-102, -68, -34, 34, 68, 102, 0].map((turn) => feather(turn, 1.08)).join('')
  const inner = [-84, -50, -17, 17, 50, 84].map((turn) => feather(turn, 0.72)).join('')
  const body =
    path('M-2 -92L-38 -76L0 -72Z', { fill: lighten(silver, 0.55), ...line }) +
    path('M20 -100L12 -134M24 -100L28 -138M28 -98L44 -130', { stroke: lighten(silver, 0.4), width: 4 }) +
    path(
      'M4 66C-40 60 -48 14 -24 -14C-8 -34 -2 -50 -8 -66C-14 -86 2 -104 20 -102C38 -100 44 -82 34 -66C24 -48 32 -30 38 -8C48 30 38 62 4 66Z',
      { fill: metal(studio, lighten(silver, 0.3), 20), ...line },
    ) +
    path('M-24 4Q4 20 36 2M-30 24Q4 42 40 22M-24 44Q4 58 36 42', line) +
    ellipse(12, -82, 7, 7, { fill: lighten(silver, 0.8), ...line }) +
    ellipse(12, -82, 3, 3, { fill: darken(silver, 0.8) }) +
    bead(studio, 12, -138, 7, studio.accent) +
    bead(studio, 28, -142, 7, studio.accent) +
    bead(studio, 46, -134, 7, studio.accent)
  return group(fan + inner + body, { y: -60 })
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
  if (says(studio, /peacock/)) return peacock(studio, studio.colour)
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
    (says(studio, /peacock/) ? '' : petals) +
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
