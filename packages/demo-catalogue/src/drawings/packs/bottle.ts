import { contactShadow } from '../backdrop.ts'
import { darken, inkOn } from '../colour.ts'
import { body, type Finish } from '../gradients.ts'
import type { Point } from '../shapes.ts'
import type { Studio } from '../studio.ts'
import { path } from '../svg.ts'
import { glint, TILT, vessel } from '../vessel.ts'
import { packPrint } from '../wordmark.ts'

export const brandInk = (studio: Studio, ground: string) =>
  inkOn(ground, studio.brand?.colour ?? darken(studio.colour, 0.5))

export interface Bottle {
  /** Walls from the shoulder down; the last point stands on the floor. */
  profile: readonly Point[]
  radius: number
  colour: string
  finish: Finish
  /** Baseline and size of the print. */
  print: [y: number, size: number]
  /** Colour of a paper label behind the print: [top, bottom, colour]. */
  paper?: [number, number, string]
}

export function bottle(studio: Studio, { profile, radius, colour, finish, print, paper }: Bottle): string {
  const wrap = { radius, sag: -TILT }
  const glassy = finish === 'glass'
  return (
    contactShadow(studio, 0, 0, radius) +
    vessel(studio, { profile, colour, finish, soften: radius * 0.3, topless: true }) +
    (glassy ? '' : glint(studio, -radius * 0.66, profile[2]?.[0] ?? -400, -60, radius * 0.1, 0.35)) +
    (paper === undefined ? '' : wrapped(studio, paper[0], paper[1], radius, paper[2])) +
    packPrint(studio, {
      y: print[0],
      size: print[1],
      fit: radius * 1.5,
      ink: brandInk(studio, paper?.[2] ?? colour),
      wrap,
    })
  )
}

/** A paper label round a body. */
export function wrapped(studio: Studio, top: number, bottom: number, radius: number, colour: string): string {
  const sag = radius * TILT
  const d = `M${-radius} ${top}A${radius} ${sag} 0 0 0 ${radius} ${top}V${bottom}A${radius} ${sag} 0 0 1 ${-radius} ${bottom}Z`
  return path(d, { fill: body(studio, colour, 'matte') })
}
