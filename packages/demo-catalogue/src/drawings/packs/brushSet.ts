import { contactShadow, softShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { lying, type Drawing, type Figure } from '../figure.ts'
import { body, GOLD, linear, ROSE_GOLD } from '../gradients.ts'
import { macro } from '../jewellery/closeUps.ts'
import { seeded } from '../shapes.ts'
import { says, type Studio } from '../studio.ts'
import { group, n, path } from '../svg.ts'
import { drum } from '../vessel.ts'
import { wordmark } from '../wordmark.ts'

/** A make-up brush, handle down, its ferrule's top at y = 0; `puff` is half the width of its hair. */
function brush(studio: Studio, puff: number, length: number, handle: string, seed: number): string {
  const random = seeded(seed)
  const hair = mix(studio.colour, '#5a3b30', 0.6)
  const r = Math.min(46, puff * 0.62)
  const tall = puff * 2 + 40
  const head = `M${-r} 0C${-puff * 1.3} ${-tall * 0.4} ${-puff} ${-tall * 0.94} 0 ${-tall}C${puff} ${-tall * 0.94} ${puff * 1.3} ${-tall * 0.4} ${r} 0Z`
  const strands = Array.from({ length: 26 }, () => {
    const share = random() * 2 - 1
    return `M${n(share * r * 0.9)} 0Q${n(share * puff * 1.3)} ${n(-tall * 0.45)} ${n(share * puff * 0.7)} ${n(-tall * (0.95 - share * share * 0.25))}`
  }).join('')
  const stick = `M${-r * 0.62} 120C${-r * 0.9} 240 ${-r * 0.8} ${length * 0.6} ${-r * 0.3} ${length}Q0 ${length + 26} ${r * 0.3} ${length}C${r * 0.8} ${length * 0.6} ${r * 0.9} 240 ${r * 0.62} 120Z`
  return (
    softShadow(studio, `${head}${stick}`, 20) +
    path(stick, { fill: body(studio, handle, 'gloss') }) +
    path(head, { fill: bristles(studio, hair) }) +
    path(strands, { stroke: lighten(hair, 0.45), width: 2, opacity: 0.45 }) +
    path(head, {
      fill: linear(
        studio,
        [
          [0, lighten(studio.colour, 0.3), 0.85],
          [0.42, studio.colour, 0.1],
          [1, darken(hair, 0.6), 0.55],
        ],
        90,
      ),
    }) +
    group(
      drum(studio, 0, 130, r * 1.02, {
        colour: ROSE_GOLD,
        finish: 'metal',
        ease: 3,
        tilt: 0.04,
        topless: true,
      }),
      {},
    ) +
    path(`M${-r} 96H${r}M${-r} 106H${r}`, { stroke: darken(ROSE_GOLD, 0.5), width: 2.5, opacity: 0.6 }) +
    (studio.brand === undefined
      ? ''
      : group(wordmark(studio.brand, 0, 0, { size: r * 0.7, fill: inkOn(handle, '#ecd2a4'), fit: 230 }), {
          x: r * 0.2,
          y: length * 0.52,
          turn: -90,
        }))
  )
}

const handleOf = (studio: Studio) => darken(studio.brand?.colour ?? studio.colour, 0.35)

type BrushOf = readonly [puff: number, length: number, turn: number]

const FIVE: readonly BrushOf[] = [
  [40, 560, -22],
  [66, 600, -11],
  [100, 640, 0],
  [58, 600, 11],
  [30, 560, 22],
]
const SEVEN: readonly BrushOf[] = [
  [30, 540, -30],
  [46, 570, -20],
  [70, 610, -10],
  [98, 640, 0],
  [62, 610, 10],
  [40, 570, 20],
  [24, 540, 30],
]
const FOR_EYES: readonly BrushOf[] = [
  [22, 560, -20],
  [34, 590, -10],
  [40, 610, 0],
  [28, 590, 10],
  [18, 560, 20],
]

const fanOf = (studio: Studio, set: readonly BrushOf[]) =>
  lying(
    set
      .map(([puff, length, turn], i) =>
        group(brush(studio, puff, length, handleOf(studio), i + 2), {
          x: turn * 17,
          y: -260 + Math.abs(turn) * 3,
          turn,
        }),
      )
      .join(''),
    900 + Math.max(0, set.length - 5) * 90,
    1060,
  )

/** Light from the left on hair of this colour. */
function bristles(studio: Studio, hair: string): string {
  return linear(studio, [
    [0, darken(hair, 0.35)],
    [0.3, lighten(hair, 0.3)],
    [0.6, hair],
    [1, darken(hair, 0.4)],
  ])
}

/** A wide dome of dense hair on a short, turned foot. */
function kabuki(studio: Studio): Figure {
  const random = seeded(4)
  const hair = mix(studio.colour, '#5a3b30', 0.6)
  const head = 'M-150 0C-260 -90 -290 -250 -210 -340C-120 -430 120 -430 210 -340C290 -250 260 -90 150 0Z'
  const strands = Array.from({ length: 70 }, () => {
    const share = random() * 2 - 1
    return `M${n(share * 140)} 0Q${n(share * 250)} -170 ${n(share * 210)} ${n(-396 + share * share * 70)}`
  }).join('')
  const foot = handleOf(studio)
  const standing =
    contactShadow(studio, 0, 176, 190) +
    path(head, { fill: bristles(studio, hair) }) +
    path(strands, { stroke: lighten(hair, 0.45), width: 2.4, opacity: 0.4 }) +
    path('M-166 -10H166L158 60H-158Z', { fill: body(studio, ROSE_GOLD, 'metal') }) +
    path(
      'M-158 60H158C140 84 140 96 170 120C190 150 180 176 160 180H-160C-180 176 -190 150 -170 120C-140 96 -140 84 -158 60Z',
      {
        fill: body(studio, foot, 'gloss'),
      },
    ) +
    path('M-166 128H166', { stroke: lighten(studio.accent, 0.2), width: 7 })
  return { art: group(standing, { y: -180 }), width: 620, height: 620 }
}

/** A teardrop sponge beside a full and an angled brush. */
function starterKit(studio: Studio): Figure {
  const drop =
    'M0 -190C50 -130 130 -20 130 70C130 150 70 200 0 200S-130 150 -130 70C-130 -20 -50 -130 0 -190Z'
  const sponge =
    softShadow(studio, drop, 24) +
    path(drop, {
      fill: linear(
        studio,
        [
          [0, lighten(studio.colour, 0.5)],
          [0.5, studio.colour],
          [1, darken(studio.colour, 0.3)],
        ],
        40,
      ),
    })
  return lying(
    group(brush(studio, 96, 640, handleOf(studio), 3), { x: -170, y: -250, turn: -8 }) +
      group(brush(studio, 48, 600, handleOf(studio), 8), { x: 30, y: -230, turn: 3 }) +
      group(sponge, { x: 280, y: 230, turn: 10 }),
    860,
    1060,
  )
}

function front(studio: Studio): Figure {
  if (says(studio, /kabuki/)) return kabuki(studio)
  if (says(studio, /starter kit/)) return starterKit(studio)
  if (says(studio, /\beye\b/)) return fanOf(studio, FOR_EYES)
  return fanOf(studio, says(studio, /seven/) ? SEVEN : FIVE)
}

export const brushSet: Drawing = {
  front,
  detail: (studio) => {
    const pouch = handleOf(studio)
    const d = 'M-250 -80Q0 -50 250 -80L270 420Q0 450 -270 420Z'
    return lying(
      [
        [-150, 70, -8],
        [0, 100, 2],
        [140, 54, 9],
      ]
        .map(([x, puff, turn], i) =>
          group(brush(studio, puff!, 560, lighten(pouch, 0.2), i + 9), { x: x!, y: -260, turn: turn! }),
        )
        .join('') +
        softShadow(studio, d, 24) +
        path(d, { fill: body(studio, pouch, 'matte') }) +
        path('M-254 -40Q0 -10 254 -40', { stroke: GOLD, width: 10 }) +
        (studio.brand === undefined
          ? ''
          : wordmark(studio.brand, 0, 210, { size: 90, fill: inkOn(pouch, '#ecd2a4'), fit: 360 })),
      640,
      980,
    )
  },
  texture: (studio) => macro(front, 0, -0.72 * front(studio).height, 3)(studio),
}
