import { darken, lighten } from '../colour.ts'
import { flower, leaf } from '../motifs.ts'
import type { Studio } from '../studio.ts'
import { path, rect } from '../svg.ts'

/** Scallops of lace along an edge. */
export const lace = (colour: string, d: string) =>
  path(d, { stroke: lighten(colour, 0.5), width: 30, dash: '0.1 30', opacity: 0.95 }) +
  path(d, { stroke: darken(colour, 0.25), width: 10, dash: '0.1 30', opacity: 0.6 }) +
  path(d, { stroke: lighten(colour, 0.2), width: 5 })

/** Flowers on a net that can be seen through, as a fill. */
export function laceCloth({ define }: Studio, colour: string): string {
  const [thread, hole] = [lighten(colour, 0.42), darken(colour, 0.35)]
  const net = Array.from(
    { length: 12 },
    (_, i) => `M${i * 10} 0L${i * 10 + 60} 120M${i * 10} 0L${i * 10 - 60} 120`,
  )
  const bloom = (x: number, y: number) =>
    leaf(x, y, 26, 30, thread) + leaf(x, y, 26, 150, thread) + flower(x, y, 30, thread, hole)
  return define(
    (id) =>
      `<pattern id="${id}" width="120" height="120" patternUnits="userSpaceOnUse" patternTransform="scale(0.62)">` +
      rect(0, 0, 120, 120, { fill: colour, opacity: 0.78 }) +
      path(net.join(''), { stroke: hole, width: 1.6, opacity: 0.55 }) +
      bloom(32, 34) +
      bloom(92, 94) +
      '</pattern>',
  )
}

/** Arcs side by side from one point to another, for the end of a lace. */
export function scallops(
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
): string {
  const [dx, dy] = [(to[0] - from[0]) / count, (to[1] - from[1]) / count]
  const r = Math.round(Math.hypot(dx, dy) * 0.54)
  return Array.from(
    { length: count },
    (_, i) => `A${r} ${r} 0 0 1 ${Math.round(from[0] + dx * (i + 1))} ${Math.round(from[1] + dy * (i + 1))}`,
  ).join('')
}
