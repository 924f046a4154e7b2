import { softShadow } from '../backdrop.ts'
import { darken, lighten } from '../colour.ts'
import { lying, type Drawing } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { bead, metal, stone } from './metal.ts'
import { gemOf, macro, onCard } from './closeUps.ts'

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
