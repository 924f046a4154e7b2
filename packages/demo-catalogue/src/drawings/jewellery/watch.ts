import { darken, inkOn, lighten, mix } from '../colour.ts'
import { lying, type Drawing } from '../figure.ts'
import { GOLD, linear, radial } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, n, path, rect } from '../svg.ts'
import { wordmark } from '../wordmark.ts'
import { macro, onCard } from './closeUps.ts'
import { metal } from './metal.ts'

/** Links of a bracelet, or the weave of a mesh. */
function woven(studio: Studio, strap: string): string {
  const isMesh = says(studio, /mesh/)
  const step = isMesh ? 13 : 52
  const lines = Array.from({ length: Math.floor(400 / step) }, (_, i) => {
    const y = -190 - i * step
    return isMesh
      ? `M-90 ${y}l18 -13l18 13l18 -13l18 13l18 -13l18 13l18 -13l18 13l18 -13l18 13`
      : `M-92 ${y}H92M-30 ${y}V${y - step}M30 ${y}V${y - step}`
  })
  const clip = studio.define((id) => `<clipPath id="${id}"><path d="${strap}"/></clipPath>`)
  return group(
    path(lines.join(''), { stroke: darken(studio.colour, 0.5), width: isMesh ? 3 : 6, opacity: 0.65 }),
    { clip },
  )
}

function watchOne(studio: Studio): string {
  const isMesh = says(studio, /mesh/)
  const strap = says(studio, /leather/) ? studio.accent : studio.colour
  const steel = isMesh ? studio.colour : GOLD
  const dial = isMesh ? studio.accent : mix(studio.accent, '#fbf1e2', 0.85)
  const ink = isMesh ? '#f1f3f7' : darken(GOLD, 0.4)
  const leather = linear(studio, [
    [0, darken(strap, 0.35)],
    [0.2, lighten(strap, 0.2)],
    [0.6, strap],
    [1, darken(strap, 0.38)],
  ])
  const up = 'M-92 -180L-74 -560Q-72 -580 -50 -580H50Q72 -580 74 -560L92 -180Z'
  const stitch = 'M-74 -200L-58 -556M74 -200L58 -556'
  const marks = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return `M${n(c * 142)} ${n(s * 142)}L${n(c * (i % 3 === 0 ? 112 : 126))} ${n(s * (i % 3 === 0 ? 112 : 126))}`
  }).join('')
  const half = says(studio, /bracelet|mesh/)
    ? path(up, { fill: metal(studio, strap, 0) }) + woven(studio, up)
    : path(up, { fill: leather }) + path(stitch, { stroke: lighten(strap, 0.5), width: 4, dash: '14 10' })
  return (
    group(
      path(up, { fill: darken(studio.tint, 0.7), opacity: 0.14 }) +
        ellipse(0, 0, 206, 206, { fill: darken(studio.tint, 0.7), opacity: 0.2 }),
      { x: 18, y: 28 },
    ) +
    half +
    group(half, { turn: 180 }) +
    rect(-40, 320, 80, 12, { fill: darken(strap, 0.5) }, 6) +
    rect(-104, -214, 208, 40, { fill: metal(studio, steel, 0) }, 12) +
    rect(-104, 174, 208, 40, { fill: metal(studio, steel, 0) }, 12) +
    rect(190, -22, 46, 44, { fill: metal(studio, steel, 90) }, 10) +
    ellipse(0, 0, 200, 200, { fill: metal(studio, steel, 45) }) +
    ellipse(0, 0, 174, 174, { fill: darken(steel, 0.5) }) +
    ellipse(0, 0, 170, 170, {
      fill: radial(
        studio,
        [
          [0, isMesh ? lighten(dial, 0.2) : '#fffdf8'],
          [1, dial],
        ],
        0.35,
        0.3,
        0.8,
      ),
    }) +
    path(marks, { stroke: ink, width: 8 }) +
    (studio.brand === undefined
      ? ''
      : wordmark(studio.brand, 0, 78, {
          size: 30,
          fill: isMesh ? ink : inkOn('#fffdf8', studio.brand.colour),
          fit: 120,
        })) +
    path('M0 0L-66 -48', { stroke: isMesh ? ink : '#3a2f2a', width: 11 }) +
    path('M0 0L46 -104', { stroke: isMesh ? ink : '#3a2f2a', width: 8 }) +
    ellipse(0, 0, 11, 11, { fill: steel }) +
    path('M-140 -84A164 164 0 0 1 70 -148C-20 -110 -100 -60 -140 -84Z', { fill: '#ffffff', opacity: 0.35 })
  )
}

const watchFigure = (studio: Studio) => lying(watchOne(studio), 500, 1180)

export const watch: Drawing = {
  front: watchFigure,
  detail: (studio) => onCard({ ...studio }, group(watchOne(studio), { y: 60, scale: 0.62, turn: 14 }), 0.9),
  texture: macro(watchFigure, 30, -590, 2.9),
}
