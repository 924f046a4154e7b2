import { softShadow } from '../backdrop.ts'
import { darken, inkOn, lighten } from '../colour.ts'
import { closeUp, lying, type Drawing, type Figure } from '../figure.ts'
import { body, linear, ROSE_GOLD } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { withCarton } from '../carton.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { paper } from '../swatches/smear.ts'
import { glint } from '../vessel.ts'
import { wordmark } from '../wordmark.ts'

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

/** What a close-up shows: of a dryer its switches and vents. */
const partOf = (studio: Studio): [x: number, y: number, scale: number] =>
  says(studio, /dryer/) ? [110, -420, 1.9] : [0, -560, 2.5]

export const hairTool: Drawing = {
  front: toolFigure,
  detail: (studio) => withCarton(studio, halved(toolFigure(studio)), { width: 380, height: 900 }),
  texture: (studio) =>
    paper(studio) +
    group(closeUp(toolFigure(studio), ...partOf(studio)).art, {
      x: 640,
      y: 1600,
    }),
}
