import { softShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { closeUp, lying, type Drawing, type Figure } from '../figure.ts'
import { body, GOLD, linear, ROSE_GOLD } from '../gradients.ts'
import { seeded } from '../shapes.ts'
import { says, type Studio } from '../studio.ts'
import { withCarton } from '../carton.ts'
import { ellipse, group, n, path, rect } from '../svg.ts'
import { paper } from '../swatches/smear.ts'
import { powderSwatch } from '../swatches/powder.ts'
import { drum, glint } from '../vessel.ts'
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
    path(head, {
      fill: linear(studio, [
        [0, darken(hair, 0.35)],
        [0.3, lighten(hair, 0.3)],
        [0.6, hair],
        [1, darken(hair, 0.4)],
      ]),
    }) +
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

function fan(studio: Studio): Figure {
  const set: [number, number, number][] = [
    [40, 560, -22],
    [66, 600, -11],
    [100, 640, 0],
    [58, 600, 11],
    [30, 560, 22],
  ]
  return lying(
    set
      .map(([puff, length, turn], i) =>
        group(brush(studio, puff, length, handleOf(studio), i + 2), {
          x: turn * 17,
          y: -260 + Math.abs(turn) * 3,
          turn,
        }),
      )
      .join(''),
    900,
    1060,
  )
}

export const brushSet: Drawing = {
  front: fan,
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
  texture: powderSwatch(0.2),
}

function dryer(studio: Studio): Figure {
  const { colour } = studio
  const dark = darken(colour, 0.4)
  const grip = 'M-60 60H90L128 520Q132 560 90 562H10Q-26 560 -28 520Z'
  const barrel =
    'M-330 -150C-330 -170 -310 -176 -290 -172L60 -190C190 -190 260 -110 260 0S190 190 60 190L-290 172C-310 176 -330 170 -330 150Z'
  const round = linear(
    studio,
    [
      [0, darken(colour, 0.12)],
      [0.12, lighten(colour, 0.35)],
      [0.24, lighten(colour, 0.75)],
      [0.36, lighten(colour, 0.2)],
      [0.6, colour],
      [0.86, darken(colour, 0.34)],
      [1, darken(colour, 0.12)],
    ],
    90,
  )
  const vents = Array.from({ length: 7 }, (_, i) => `M${206 - Math.abs(i - 3) * 9} ${-90 + i * 30}h34`).join(
    '',
  )
  return lying(
    group(
      path('M70 560C70 640 160 640 180 580S330 540 360 640', { stroke: '#3a3436', width: 22 }) +
        path('M66 556C66 636 156 636 176 576', { stroke: '#77706f', width: 5, opacity: 0.7 }) +
        softShadow(studio, `${grip}${barrel}`, 28) +
        path(grip, { fill: body(studio, colour, 'satin') }) +
        rect(6, 220, 70, 150, { fill: dark, opacity: 0.9 }, 30) +
        rect(22, 240, 38, 44, { fill: lighten(colour, 0.4) }, 12) +
        rect(22, 304, 38, 44, { fill: ROSE_GOLD }, 12) +
        path(barrel, { fill: round }) +
        path('M-330 -150L-450 -128Q-466 0 -450 128L-330 150Z', {
          fill: linear(
            studio,
            [
              [0, '#4a4345'],
              [0.25, '#8f8787'],
              [0.5, '#3a3436'],
              [1, '#1d191b'],
            ],
            90,
          ),
        }) +
        path('M-330 -158V158', { stroke: ROSE_GOLD, width: 14 }) +
        path(vents, { stroke: dark, width: 9, opacity: 0.75 }) +
        (studio.brand === undefined
          ? ''
          : wordmark(studio.brand, -60, 30, {
              size: 84,
              fill: inkOn(colour, studio.brand.colour),
              fit: 380,
            })),
      { y: -150 },
    ),
    900,
    860,
  )
}

function straightener(studio: Studio): string {
  const { colour } = studio
  const arm = 'M-60 -460Q-62 -480 -40 -480H20L30 60C34 240 30 380 8 470H-30C-50 380 -62 240 -60 60Z'
  return (
    softShadow(studio, arm, 24) +
    path(arm, { fill: body(studio, colour, 'satin') }) +
    rect(
      4,
      -470,
      24,
      420,
      {
        fill: linear(studio, [
          [0, '#b98a78'],
          [0.5, '#f2d6c8'],
          [1, '#a87a68'],
        ]),
      },
      4,
    ) +
    ellipse(-14, 140, 14, 14, { fill: ROSE_GOLD }) +
    glint(studio, -44, -440, 400, 12, 0.5)
  )
}

const iron = (studio: Studio): Figure =>
  lying(
    group(
      group(straightener(studio), { x: -34, turn: -4 }) +
        group(straightener(studio), { x: 54, turn: 4, stretch: -1 }),
      { turn: 24 },
    ) + path('M-210 440C-300 560 -120 600 -60 520', { stroke: '#3a3436', width: 16 }),
    640,
    1060,
  )

function comb(studio: Studio): Figure {
  const { colour } = studio
  const teeth = Array.from(
    { length: 15 },
    (_, i) =>
      `M${-378 + i * 54} -40L${-364 + i * 54} 220Q${-360 + i * 54} 236 ${-356 + i * 54} 220L${-342 + i * 54} -40Z`,
  ).join('')
  const back = 'M-400 -20C-420 -120 -300 -190 0 -190S420 -120 400 -20Q396 0 370 0H-370Q-396 0 -400 -20Z'
  const wood = linear(
    studio,
    [
      [0, lighten(colour, 0.35)],
      [0.5, colour],
      [1, darken(colour, 0.3)],
    ],
    70,
  )
  const grain = [-150, -118, -88, -58, -30]
    .map((y) => `M-380 ${y + 60}C-200 ${y} 200 ${y - 10} 390 ${y + 56}`)
    .join('')
  return lying(
    group(
      softShadow(studio, `${back}${teeth}`, 22) +
        path(teeth, { fill: wood }) +
        path(back, { fill: wood }) +
        path(grain, { stroke: darken(colour, 0.35), width: 3, opacity: 0.4 }) +
        (studio.brand === undefined
          ? ''
          : wordmark(studio.brand, 0, -70, { size: 70, fill: darken(colour, 0.5), fit: 420 })),
      { turn: -22 },
    ),
    820,
    700,
  )
}

const halved = ({ art, width, height }: Figure): Figure => ({
  art: group(art, { scale: 0.72 }),
  width: width * 0.6,
  height: height * 0.72,
})

const toolFigure = (studio: Studio): Figure =>
  says(studio, /straight|iron|curl|crimp/)
    ? iron(studio)
    : says(studio, /comb|brush|stick|clip/)
      ? comb(studio)
      : dryer(studio)

export const hairTool: Drawing = {
  front: toolFigure,
  detail: (studio) => withCarton(studio, halved(toolFigure(studio)), { width: 380, height: 900 }),
  texture: (studio) =>
    paper(studio) + group(closeUp(toolFigure(studio), 0, -560, 2.5).art, { x: 640, y: 1600 }),
}
