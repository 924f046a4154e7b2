import { softShadow } from '../backdrop.ts'
import { darken, inkOn, lighten } from '../colour.ts'
import { lying, type Drawing } from '../figure.ts'
import { body, GOLD } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { group, path } from '../svg.ts'
import { drum, seam, vessel } from '../vessel.ts'
import { packPrint } from '../wordmark.ts'
import { smear, paper } from '../swatches/smear.ts'

const barrelOf = (studio: Studio) => darken(studio.brand?.colour ?? studio.colour, 0.3)

/** The end of a pen or a stick, which tells its shade. */
const shadeBand = (studio: Studio, r: number) =>
  seam(-96, r, GOLD, 8, 0.95) +
  drum(studio, -90, 0, r, { colour: studio.colour, finish: 'gloss', ease: 5, topless: true })

/** A pencil standing on its end, 1000 tall, the point up. */
function upright(studio: Studio): string {
  const { colour } = studio
  const barrel = barrelOf(studio)
  const r = 44
  if (says(studio, /\bpen\b|felt tip/)) {
    const nib = says(studio, /felt/)
      ? 'M-20 -800V-880C-20 -920 -8 -944 0 -950C8 -944 20 -920 20 -880V-800Z'
      : 'M-20 -800V-850L-5 -956H5L20 -850V-800Z'
    return (
      drum(studio, -800, 0, r, { colour: barrel, finish: 'gloss', ease: 8, topless: true }) +
      seam(-560, r, GOLD, 10, 0.95) +
      shadeBand(studio, r) +
      drum(studio, -830, -796, 30, { colour: darken(barrel, 0.3), finish: 'gloss', ease: 4, topless: true }) +
      path(nib, { fill: body(studio, colour, 'satin') })
    )
  }
  const wood = says(studio, /stick|crayon/) ? colour : '#e3c39b'
  const cone = `M${-r} -800L-13 -940C-8 -968 8 -968 13 -940L${r} -800C${r - 16} -786 10 -808 0 -790C-12 -808 -26 -788 ${-r} -800Z`
  return (
    drum(studio, -800, 0, r, { colour: barrel, finish: 'gloss', ease: 5, topless: true }) +
    (says(studio, /stick|crayon/) ? shadeBand(studio, r) : seam(-30, r, GOLD, 46, 0.95)) +
    path(cone, { fill: body(studio, wood, 'matte') }) +
    path('M-22 -896L-12 -944C-8 -970 8 -970 12 -944L22 -896C10 -884 -8 -886 -22 -896Z', {
      fill: body(studio, colour, 'satin'),
    })
  )
}

const lettered = (studio: Studio) =>
  group(
    packPrint(
      { ...studio, label: '' },
      { y: 14, size: 52, fit: 400, ink: inkOn(barrelOf(studio), '#ecd2a4') },
    ),
    { y: -400, turn: -90 },
  )

function pencilCap(studio: Studio): string {
  return (
    vessel(studio, {
      profile: [
        [-300, 30],
        [-284, 44],
        [0, 50],
      ],
      colour: barrelOf(studio),
      finish: 'gloss',
      soften: 16,
    }) + seam(-10, 50, GOLD, 16, 0.95)
  )
}

const lyingPencil = (studio: Studio) =>
  softShadow(studio, 'M-44 -10H44V-800L6 -950H-6L-44 -800Z', 26) + upright(studio) + lettered(studio)

export const pencil: Drawing = {
  front: (studio) =>
    lying(
      group(lyingPencil(studio), { x: -160, y: 450, turn: 22 }) +
        group(softShadow(studio, 'M-50 0H50V-280L30 -300H-30L-50 -280Z', 22) + pencilCap(studio), {
          x: 236,
          y: 452,
          turn: -34,
        }),
      640,
      1060,
    ),
  detail: (studio) =>
    lying(
      group(smear(studio, { colour: studio.colour, shine: 0.25, length: 620, breadth: 60, seed: 5 }), {
        x: -120,
        y: -300,
        turn: -12,
      }) +
        group(smear(studio, { colour: studio.colour, shine: 0.1, length: 520, breadth: 26, seed: 15 }), {
          x: -150,
          y: -180,
          turn: -12,
        }) +
        group(lyingPencil(studio), { x: -300, y: 560, turn: 38, scale: 1.05 }),
      820,
      1120,
    ),
  texture: (studio) =>
    paper(studio) +
    [0, 1, 2, 3]
      .map((i) =>
        group(
          smear(studio, {
            colour: i % 2 === 0 ? studio.colour : lighten(studio.colour, 0.14),
            shine: 0.2,
            length: 1000 - i * 110,
            breadth: 130 - i * 30,
            seed: 4 + i,
          }),
          { x: 640, y: 380 + i * 290, turn: -14 },
        ),
      )
      .join(''),
}
