import { softShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import { cloth } from '../fabric.ts'
import { lying, type Drawing } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import { bead, stone } from '../jewellery/metal.ts'
import { macro } from '../jewellery/closeUps.ts'
import { says, type Studio } from '../studio.ts'
import { group, path } from '../svg.ts'
import { mirror } from '../motifs.ts'
import { wordmark } from '../wordmark.ts'

const SOLE =
  'M0 -420C90 -420 150 -330 146 -200C142 -90 96 -20 100 110C104 230 90 400 -10 404C-100 404 -112 280 -104 150C-96 0 -150 -80 -152 -210C-154 -330 -90 -420 0 -420Z'

/** One jutti from above: its vamp embroidered, the toe drawn to a curl. */
function juttiOne(studio: Studio, side: 1 | -1 = 1): string {
  const { colour } = studio
  const vamp =
    'M0 -470C20 -450 130 -390 152 -220C158 -160 146 -100 132 -60C60 -130 -60 -130 -136 -64C-152 -100 -162 -160 -156 -220C-136 -390 -20 -450 0 -470Z'
  const quarter =
    'M132 -64C100 20 108 150 106 190C104 330 70 420 -6 420C-90 420 -116 320 -112 190C-110 140 -98 20 -138 -66C-86 30 -60 100 -58 190C-56 280 -40 340 -6 340C30 340 50 280 52 190C54 100 76 20 132 -64Z'
  const insole = linear(
    studio,
    [
      [0, darken('#d8b78a', 0.35)],
      [0.3, '#d8b78a'],
      [1, lighten('#d8b78a', 0.35)],
    ],
    90,
  )
  const shade = linear(studio, [
    [0, darken(colour, 0.6), 0.4],
    [0.25, '#ffffff', 0.24],
    [0.6, '#ffffff', 0],
    [1, darken(colour, 0.6), 0.5],
  ])
  const petals = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) =>
      group(
        path('M0 -24C-26 -52 -18 -88 0 -104C18 -88 26 -52 0 -24Z', {
          fill: turn % 90 === 0 ? GOLD : lighten(studio.accent, 0.35),
        }),
        { y: -260, turn },
      ),
    )
    .join('')
  const rim = 'M-136 -64C-60 -130 60 -130 132 -60'
  const edge = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12
    return bead(
      studio,
      Math.round(-136 + 268 * t),
      Math.round(-64 - Math.sin(Math.PI * t) * 48),
      10,
      i % 2 === 0 ? '#f3ece2' : GOLD,
    )
  }).join('')
  return (
    softShadow(studio, SOLE, 26) +
    path(SOLE, { fill: '#8a5a34' }) +
    path(SOLE, { fill: insole }) +
    (studio.brand === undefined
      ? ''
      : group(wordmark(studio.brand, 0, 0, { size: 34, fill: '#7a4a26', fit: 84 }), {
          x: -4,
          y: 250,
          stretch: side,
        })) +
    (says(studio, /mules/)
      ? ''
      : path(quarter, { fill: cloth(studio, 'plain', colour) }) +
        path(quarter, { fill: shade }) +
        path(
          'M-138 -66C-86 30 -60 100 -58 190C-56 280 -40 340 -6 340C30 340 50 280 52 190C54 100 76 20 132 -64',
          { stroke: GOLD, width: 7 },
        )) +
    path(vamp, { fill: cloth(studio, says(studio, /floral/) ? 'floral' : 'plain', colour) }) +
    path(vamp, { fill: shade }) +
    (says(studio, /pearl/) ? pearls(studio) : '') +
    path('M-144 -190C-120 -340 -40 -420 0 -436C40 -420 120 -340 140 -190', {
      stroke: GOLD,
      width: 8,
      dash: '4 12',
    }) +
    path('M-124 -160C-110 -300 -30 -380 0 -396C30 -380 110 -300 120 -160', {
      stroke: lighten(studio.accent, 0.4),
      width: 6,
    }) +
    (says(studio, /mirror/) ? mirrors(studio) : '') +
    (says(studio, /floral|pearl|mirror/)
      ? ''
      : petals + stone(studio, 0, -260, 20, mix(studio.accent, '#a3153f', 0.4), GOLD)) +
    path(rim, { stroke: darken(GOLD, 0.3), width: 16 }) +
    edge +
    path('M-14 -462C-10 -500 10 -520 24 -500C34 -484 16 -470 8 -480', { stroke: GOLD, width: 12 })
  )
}

/** Pearls sewn on in rows that follow the toe. */
const pearls = (studio: Studio) =>
  [1, 0.74, 0.48, 0.24]
    .map((share) =>
      Array.from({ length: Math.round(20 * share) + 3 }, (_, i) => {
        const t = (i / (Math.round(20 * share) + 2)) * 2 - 1
        return bead(
          studio,
          Math.round(t * 118 * share),
          Math.round(-150 - (1 - t * t) * 240 * share),
          11,
          '#f7f1e8',
        )
      }).join(''),
    )
    .join('')

/** Round mirrors about a larger one, each in a ring of thread. */
const mirrors = ({ accent }: Studio) =>
  group(mirror(0, 0, accent), { y: -260, scale: 2 }) +
  [30, 90, 150, 210, 270, 330]
    .map((turn) => group(mirror(0, -64, accent), { y: -260, turn, scale: 1.3 }))
    .join('')

const juttiPair = (studio: Studio) =>
  lying(
    group(juttiOne(studio), { x: -190, turn: -7 }) +
      group(juttiOne(studio, -1), { x: 190, turn: 7, stretch: -1 }),
    780,
    980,
  )

export const jutti: Drawing = {
  front: juttiPair,
  detail: (studio) =>
    lying(
      group(juttiOne(studio), { x: -170, y: -60, turn: -38 }) +
        group(juttiOne(studio, -1), { x: 190, y: 130, turn: 40, stretch: -1 }),
      960,
      1020,
    ),
  texture: macro(juttiPair, -215, -740, 3.1),
}
