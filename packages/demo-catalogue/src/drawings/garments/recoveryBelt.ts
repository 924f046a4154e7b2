import { darken, lighten } from '../colour.ts'
import { fold, piece } from '../fabric.ts'
import { lying, type Figure } from '../figure.ts'
import type { Studio } from '../studio.ts'
import { ellipse, path, rect } from '../svg.ts'

/** One belt around a waist that is not there; its three bands, for rib, waist and pelvis, fasten in front. */
export function recoveryBelt(studio: Studio): Figure {
  const { colour, accent } = studio
  const body =
    'M-300 -330C-270 -180 -268 -20 -330 150C-346 220 -350 280 -346 330Q0 420 346 330C350 280 346 220 330 150C268 -20 270 -180 300 -330Q0 -250 -300 -330Z'
  const bones = [-250, -190, 190, 250].map(
    (x) => `M${x} -320C${x * 0.92} -120 ${x * 0.94} 40 ${x * 1.06} 360`,
  )
  return lying(
    ellipse(0, -330, 300, 62, { fill: darken(colour, 0.42) }) +
      piece(studio, {
        outline: body,
        inside:
          path(bones.join(''), { stroke: darken(colour, 0.3), width: 16, opacity: 0.5 }) +
          path(bones.join(''), { stroke: lighten(colour, 0.5), width: 4, dash: '10 8' }) +
          fold(studio, -120, -300, -130, 380, 60, 0.16),
      }) +
      [
        { y: -296, half: 296, sag: 80, end: 40 },
        { y: -86, half: 270, sag: 84, end: 110 },
        { y: 136, half: 336, sag: 92, end: 10 },
      ]
        .map((one) => band(studio, one, accent))
        .join(''),
    760,
    800,
  )
}

interface Band {
  y: number
  half: number
  sag: number
  /** Where it ends in front. */
  end: number
}

/** A band that comes from the right and is held by a tab of hooks on the left. */
function band(studio: Studio, { y, half, sag, end }: Band, accent: string): string {
  const height = 176
  const at = (x: number) => Math.round(y + sag * (1 - (x / half) ** 2))
  const [left, middle] = [-end - 130, (half - end - 130) / 2]
  const outline =
    `M${left} ${at(left)}Q${middle} ${2 * at(middle) - (at(left) + at(half)) / 2} ${half} ${at(half)}` +
    `V${at(half) + height}Q${middle} ${2 * at(middle) - (at(left) + at(half)) / 2 + height} ${left} ${at(left) + height}Z`
  const stitches = [20, height - 20].map(
    (low) =>
      `M${left + 12} ${at(left) + low}Q${middle} ${2 * at(middle) - (at(left) + at(half)) / 2 + low} ${half} ${at(half) + low}`,
  )
  return (
    piece(studio, { outline, colour: lighten(studio.colour, 0.14) }) +
    path(stitches.join(''), { stroke: darken(studio.colour, 0.25), width: 3, dash: '10 8' }) +
    rect(left - 8, at(left) + 4, 132, height - 8, { fill: accent }, 22) +
    rect(
      left + 4,
      at(left) + 16,
      108,
      height - 32,
      { stroke: lighten(accent, 0.5), width: 3, dash: '9 7' },
      14,
    )
  )
}
