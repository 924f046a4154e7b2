import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { drape, fold, piece, printOf, type Print } from '../fabric.ts'
import { hung, lying, type Drawing, type Figure } from '../figure.ts'
import { linear, paleOf, radial } from '../gradients.ts'
import { folded } from '../garments/folded.ts'
import { hanger, neckLabel } from '../garments/hanger.ts'
import { buttons } from '../garments/tunic.ts'
import { seeded } from '../shapes.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { paper } from '../swatches/smear.ts'
import { drum, glint, TILT, vessel } from '../vessel.ts'
import { packPrint, wordmark } from '../wordmark.ts'

const SOFT_PRINTS: Print[] = ['dots', 'floral', 'stripe', 'plain']

function romperPiece(studio: Studio): string {
  const outline =
    'M-86 0C-70 70 70 70 86 0L190 36L330 190L232 276L196 238C190 340 196 420 216 500C236 560 250 600 244 660L96 690C84 640 50 600 0 600S-84 640 -96 690L-244 660C-250 600 -236 560 -216 500C-196 420 -190 340 -196 238L-232 276L-330 190L-190 36Z'
  const trim = lighten(studio.colour, 0.65)
  return (
    path('M-86 0C-50 -28 50 -28 86 0C70 60 -70 60 -86 0Z', { fill: darken(studio.colour, 0.35) }) +
    piece(studio, {
      outline,
      print: printOf(studio, SOFT_PRINTS),
      scale: 0.8,
      inside:
        fold(studio, -120, 120, -160, 640, 50, 0.26) +
        fold(studio, 120, 140, 170, 640, 50, 0.28) +
        fold(studio, 0, 420, -20, 640, 60, 0.24) +
        path('M-88 0C-70 72 70 72 88 0', { stroke: trim, width: 24 }) +
        path('M224 268L338 180M-224 268L-338 180M240 650L92 682M-240 650L-92 682', {
          stroke: trim,
          width: 30,
        }) +
        path('M-96 690C-84 640 -50 606 0 606S84 640 96 690', { stroke: trim, width: 26 }),
    }) +
    buttons(120, 300, 3, trim) +
    ellipse(0, 622, 9, 9, { fill: '#ffffff' }) +
    ellipse(-50, 634, 9, 9, { fill: '#ffffff' }) +
    ellipse(50, 634, 9, 9, { fill: '#ffffff' }) +
    group(neckLabel(studio, 0, 4, 74), {})
  )
}

const romperFigure = (studio: Studio): Figure =>
  hung(group(hanger(studio, 150), { y: 122 }) + group(romperPiece(studio), { y: 128 }), 700, 830)

export const romper: Drawing = {
  front: romperFigure,
  detail: (studio) =>
    folded(studio, [
      { colour: studio.colour, print: printOf(studio, SOFT_PRINTS) },
      { colour: lighten(studio.colour, 0.55), print: 'stripe' },
      { colour: mix(studio.accent, '#fbf4ea', 0.6), print: 'plain' },
    ]),
  texture: drape(SOFT_PRINTS, { scale: 1.8 }),
}

function cap(studio: Studio): string {
  const d = 'M-150 60C-160 -70 -90 -140 0 -140S160 -70 150 60Z'
  return (
    piece(studio, {
      outline: d,
      print: 'plain',
      inside:
        fold(studio, -40, -140, -70, 90, 40, 0.24) +
        path('M-170 40H170', { stroke: lighten(studio.colour, 0.6), width: 50 }),
    }) +
    ellipse(0, -146, 34, 34, {
      fill: radial(
        studio,
        [
          [0, '#ffffff'],
          [1, lighten(studio.colour, 0.35)],
        ],
        0.35,
        0.3,
        0.8,
      ),
    })
  )
}

const bootee = (studio: Studio) =>
  piece(studio, {
    outline: 'M-60 -110Q0 -96 60 -110L64 0C110 0 150 30 146 70Q140 100 100 100H-40Q-72 100 -70 60Z',
    print: 'plain',
    inside:
      path('M-80 -90Q0 -76 80 -90', { stroke: lighten(studio.colour, 0.6), width: 44 }) +
      fold(studio, 30, -40, 90, 100, 26, 0.3),
  }) + path('M-10 0C20 -26 30 14 4 6C-20 14 -30 -26 -10 0', { stroke: lighten(studio.colour, 0.7), width: 7 })

const flatSet = (studio: Studio): Figure => {
  const pale = { ...studio, colour: mix(studio.colour, '#fbf4ea', 0.45) }
  return lying(
    group(romperPiece(studio), { x: -110, y: -330, scale: 0.94 }) +
      group(cap(pale), { x: 300, y: -300, turn: 10 }) +
      group(bootee(pale), { x: 250, y: 60, turn: 8 }) +
      group(bootee(pale), { x: 300, y: 260, turn: -6 }),
    900,
    800,
  )
}

export const babySet: Drawing = {
  front: flatSet,
  detail: (studio) => {
    const box = paleOf(studio.colour, 0.72)
    return {
      art:
        contactShadow(studio, 0, 0, 394, 0.36) +
        path('M-380 -360L-330 -440H330L380 -360Z', { fill: darken(box, 0.28) }) +
        group(cap(studio), { x: -190, y: -370 }) +
        group(bootee({ ...studio, colour: mix(studio.accent, '#fbf4ea', 0.4) }), { x: 40, y: -420 }) +
        group(bootee(studio), { x: 230, y: -400 }) +
        rect(
          -390,
          -370,
          780,
          370,
          {
            fill: linear(
              studio,
              [
                [0, lighten(box, 0.4)],
                [0.6, box],
                [1, darken(box, 0.12)],
              ],
              20,
            ),
          },
          8,
        ) +
        path('M-388 -366H388', { stroke: '#ffffff', width: 6, opacity: 0.8 }) +
        packPrint(studio, {
          y: -170,
          size: 96,
          fit: 560,
          ink: inkOn(box, studio.brand?.colour ?? darken(studio.colour, 0.5)),
        }),
      width: 820,
      height: 620,
    }
  },
  texture: drape(SOFT_PRINTS, { scale: 1.8 }),
}

function bundle(studio: Studio): Figure {
  const { colour } = studio
  const print = printOf(studio, SOFT_PRINTS)
  const outline =
    'M-300 -150C-320 -210 -260 -260 -180 -266H200C290 -260 330 -200 310 -140C300 -40 290 -10 250 0H-250C-290 -10 -300 -60 -300 -150Z'
  const cross = 'M-190 -266C-60 -200 160 -120 306 -120C300 -40 290 -10 250 0H100C-60 -60 -220 -160 -240 -256Z'
  return {
    art:
      contactShadow(studio, 0, -6, 310) +
      piece(studio, {
        outline,
        print,
        flat: true,
        inside: fold(studio, -260, -260, -160, 20, 60, 0.4) + fold(studio, 120, -270, 220, 0, 60, 0.4),
      }) +
      piece(studio, {
        outline: cross,
        print,
        turn: 34,
        colour,
        flat: true,
        inside: fold(studio, -160, -260, 200, 0, 26, 0.5) + fold(studio, -40, -240, 280, -60, 22, 0.4),
      }) +
      path('M-30 -290C-10 -180 0 -80 -6 6', { stroke: lighten(studio.accent, 0.3), width: 46 }) +
      path('M-44 -290C-24 -180 -14 -80 -20 6', { stroke: '#ffffff', width: 6, opacity: 0.5 }) +
      path('M-10 -190C-90 -260 -150 -170 -20 -160C110 -160 80 -262 -10 -190Z', {
        fill: lighten(studio.accent, 0.42),
      }) +
      ellipse(-14, -172, 26, 20, { fill: studio.accent }),
    width: 660,
    height: 320,
  }
}

export const swaddle: Drawing = {
  front: (studio) => ({
    art:
      group(
        folded(studio, [
          { colour: lighten(studio.colour, 0.5), print: 'plain' },
          { colour: mix(studio.accent, '#fbf4ea', 0.6), print: 'dots' },
        ]).art,
        { y: 0 },
      ) + group(bundle(studio).art, { y: -330, scale: 0.9 }),
    width: 860,
    height: 680,
  }),
  detail: (studio) =>
    folded(studio, [
      { colour: studio.colour, print: printOf(studio, SOFT_PRINTS) },
      { colour: lighten(studio.colour, 0.55), print: 'stripe' },
      { colour: mix(studio.accent, '#fbf4ea', 0.6), print: 'dots' },
    ]),
  texture: drape(SOFT_PRINTS, { scale: 1.8 }),
}

function bottle(studio: Studio, closed: boolean): Figure {
  const { colour } = studio
  const glass = mix(colour, '#ffffff', 0.72)
  const marks = Array.from({ length: 9 }, (_, i) => `M70 ${-110 - i * 42}h${i % 2 === 0 ? 50 : 30}`).join('')
  const shape: [number, number][] = [
    [-560, 130],
    [-520, 150],
    [-400, 162],
    [-300, 150],
    [-200, 162],
    [-40, 162],
    [0, 138],
  ]
  return {
    art:
      contactShadow(studio, 0, 0, 164) +
      vessel(studio, { profile: shape, colour: glass, finish: 'glass', soften: 60, topless: true }) +
      vessel(studio, {
        profile: [
          [-420, 146],
          [-300, 134],
          [-200, 146],
          [-50, 146],
          [-26, 130],
        ],
        colour: '#fbf5ea',
        finish: 'satin',
        soften: 50,
      }) +
      vessel(studio, {
        profile: shape,
        colour: lighten(glass, 0.7),
        finish: 'glass',
        soften: 60,
        topless: true,
      }) +
      path(marks, { stroke: darken(colour, 0.3), width: 5 }) +
      glint(studio, -134, -520, -40, 16, 0.8) +
      (studio.brand === undefined
        ? ''
        : wordmark(studio.brand, -20, -230, {
            size: 58,
            fill: inkOn('#fbf5ea', darken(studio.brand.colour, 0.2)),
            fit: 190,
            wrap: { radius: 162, sag: -TILT },
          })) +
      (closed
        ? ''
        : vessel(studio, {
            profile: [
              [-880, 24],
              [-860, 36],
              [-820, 40],
              [-770, 60],
              [-720, 104],
              [-640, 110],
            ],
            colour: '#f0d9bd',
            finish: 'frost',
            soften: 40,
          })) +
      drum(studio, -650, -540, 158, { colour, finish: 'satin', ease: 10 }) +
      (closed
        ? vessel(studio, {
            profile: [
              [-900, 90],
              [-870, 126],
              [-820, 140],
              [-648, 148],
            ],
            colour: lighten(colour, 0.7),
            finish: 'glass',
            soften: 60,
          })
        : ''),
    width: 340,
    height: 900,
  }
}

export const feedingBottle: Drawing = {
  front: (studio) => bottle(studio, false),
  detail: (studio) => ({
    art:
      group(bottle({ ...studio, colour: mix(studio.accent, '#fbf4ea', 0.3) }, true).art, {
        x: 170,
        y: -40,
        scale: 0.84,
      }) + group(bottle(studio, false).art, { x: -150, y: 20 }),
    width: 720,
    height: 920,
  }),
  texture: (studio) =>
    paper(studio, mix(studio.colour, '#fbf4ea', 0.5)) +
    group(bottle({ ...studio, label: '' }, false).art, { x: 600, y: 3150, scale: 3.3, turn: -6 }),
}

/** Short plush over a shape: strokes that follow its edge. */
const plush = (x: number, y: number, rx: number, ry: number, colour: string, seed: number) => {
  const random = seeded(seed)
  const d = Array.from({ length: 64 }, () => {
    const a = random() * Math.PI * 2
    const r = 0.5 + random() * 0.5
    const [px, py] = [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r]
    return `M${Math.round(px)} ${Math.round(py)}l${Math.round(Math.cos(a) * 16)} ${Math.round(Math.sin(a) * 14 + 6)}`
  }).join('')
  return path(d, { stroke: lighten(colour, 0.5), width: 4, opacity: 0.4 })
}

/** Curled pile that fills the picture: rows of short hooks, lit above and dark below. */
function fleece(studio: Studio): string {
  const random = seeded(9)
  const { colour } = studio
  const curls = (count: number, stroke: string, width: number, opacity: number) =>
    path(
      Array.from({ length: count }, () => {
        const [x, y, r] = [random() * 1340 - 30, random() * 1660 - 30, 34 + random() * 40].map(
          Math.round,
        ) as [number, number, number]
        const side = random() < 0.5 ? 1 : -1
        return `M${x} ${y}q${side * r} ${-r} ${side * r * 1.4} ${Math.round(r * 0.4)}t${-side * r} ${Math.round(r * 0.7)}`
      }).join(''),
      { stroke, width, opacity },
    )
  const light = linear(
    studio,
    [
      [0, '#ffffff', 0.25],
      [0.5, '#ffffff', 0],
      [1, darken(colour, 0.6), 0.45],
    ],
    50,
  )
  return (
    rect(0, 0, 1280, 1600, { fill: darken(colour, 0.2) }) +
    curls(240, darken(colour, 0.34), 34, 0.4) +
    curls(240, colour, 40, 0.8) +
    curls(190, lighten(colour, 0.14), 24, 0.7) +
    curls(130, lighten(colour, 0.3), 9, 0.55) +
    rect(0, 0, 1280, 1600, { fill: light })
  )
}

function teddy(studio: Studio): Figure {
  const fur = studio.colour
  const pale = mix(fur, '#fff3e2', 0.72)
  const part = (x: number, y: number, rx: number, ry: number, colour: string, seed: number, turn = 0) => {
    const fill = radial(
      studio,
      [
        [0, lighten(colour, 0.4)],
        [0.55, colour],
        [0.9, darken(colour, 0.24)],
        [1, darken(colour, 0.3)],
      ],
      0.36,
      0.3,
      0.78,
    )
    return group(ellipse(0, 0, rx, ry, { fill }) + plush(0, 0, rx, ry, colour, seed), { x, y, turn })
  }
  const scarf = mix(studio.accent, '#b0425b', 0.4)
  return {
    art:
      contactShadow(studio, 0, -10, 330) +
      part(-150, -770, 84, 84, fur, 1) +
      part(150, -770, 84, 84, fur, 2) +
      ellipse(-150, -764, 46, 46, { fill: pale }) +
      ellipse(150, -764, 46, 46, { fill: pale }) +
      part(-236, -330, 80, 170, fur, 3, 28) +
      part(236, -330, 80, 170, fur, 4, -28) +
      part(0, -260, 230, 250, fur, 5) +
      ellipse(0, -240, 140, 160, {
        fill: radial(
          studio,
          [
            [0, lighten(pale, 0.5)],
            [1, pale],
          ],
          0.4,
          0.35,
          0.7,
        ),
      }) +
      part(-190, -96, 116, 104, fur, 6, -14) +
      part(190, -96, 116, 104, fur, 7, 14) +
      ellipse(-196, -90, 66, 62, { fill: pale }) +
      ellipse(196, -90, 66, 62, { fill: pale }) +
      part(0, -640, 232, 200, fur, 8) +
      ellipse(0, -580, 116, 88, {
        fill: radial(
          studio,
          [
            [0, lighten(pale, 0.6)],
            [1, pale],
          ],
          0.4,
          0.3,
          0.8,
        ),
      }) +
      [-92, 92]
        .map(
          (x) =>
            ellipse(x, -660, 21, 23, { fill: '#2a1e1c' }) +
            ellipse(x - 6, -668, 7, 7, { fill: '#ffffff' }) +
            ellipse(x * 1.5, -596, 34, 22, { fill: '#e58f8f', opacity: 0.35 }),
        )
        .join('') +
      path('M-40 -620C-30 -640 30 -640 40 -620C36 -596 14 -584 0 -584S-36 -596 -40 -620Z', {
        fill: '#3a2724',
      }) +
      ellipse(-12, -622, 12, 6, { fill: '#ffffff', opacity: 0.5 }) +
      path('M0 -584V-556M0 -556C-20 -530 -50 -532 -60 -550M0 -556C20 -530 50 -532 60 -550', {
        stroke: '#3a2724',
        width: 7,
      }) +
      path('M-186 -486C-90 -430 90 -430 186 -486L176 -420C90 -372 -90 -372 -176 -420Z', {
        fill: linear(studio, [
          [0, darken(scarf, 0.2)],
          [0.3, lighten(scarf, 0.3)],
          [1, darken(scarf, 0.3)],
        ]),
      }) +
      path('M60 -420L120 -250L60 -270L24 -236L10 -402Z', { fill: darken(scarf, 0.1) }) +
      (studio.brand === undefined
        ? ''
        : rect(196, -210, 100, 56, { fill: '#fbf4ea' }, 4) +
          wordmark(studio.brand, 246, -172, {
            size: 26,
            fill: inkOn('#fbf4ea', studio.brand.colour),
            fit: 84,
          })),
    width: 700,
    height: 860,
  }
}

export const softToy: Drawing = {
  front: teddy,
  detail: (studio) => ({
    art:
      group(teddy({ ...studio, colour: mix(studio.colour, '#fbf0e2', 0.6) }).art, {
        x: 190,
        y: -50,
        scale: 0.66,
      }) + group(teddy(studio).art, { x: -120, y: 20, scale: 0.92 }),
    width: 900,
    height: 830,
  }),
  texture: (studio) => fleece(studio),
}

function diaperPack(studio: Studio): Figure {
  const colour = mix(studio.colour, '#ffffff', 0.12)
  const d =
    'M-330 -760Q-340 -790 -300 -790H300Q340 -790 330 -760C350 -520 350 -260 334 -30Q330 0 296 0H-296Q-330 0 -334 -30C-350 -260 -350 -520 -330 -760Z'
  const film = linear(studio, [
    [0, darken(colour, 0.24)],
    [0.08, lighten(colour, 0.3)],
    [0.16, lighten(colour, 0.66)],
    [0.22, colour],
    [0.6, lighten(colour, 0.1)],
    [0.86, darken(colour, 0.12)],
    [0.93, lighten(colour, 0.5)],
    [1, darken(colour, 0.2)],
  ])
  return {
    art:
      contactShadow(studio, 0, -4, 336, 0.45) +
      path('M-60 -780C-70 -880 70 -880 60 -780', { stroke: darken(colour, 0.12), width: 26 }) +
      path(d, { fill: film }) +
      path('M-338 -600C-200 -640 200 -560 344 -610L342 -250C200 -200 -200 -280 -344 -220Z', {
        fill: '#fdfaf4',
        opacity: 0.95,
      }) +
      packPrint(studio, {
        y: -440,
        size: 104,
        fit: 520,
        ink: inkOn('#fdfaf4', darken(studio.brand?.colour ?? darken(studio.colour, 0.4), 0.15)),
      }) +
      path('M-300 -770L-250 -690M-200 -780L-180 -720M300 -770L250 -690M210 -780L190 -710', {
        stroke: '#ffffff',
        width: 9,
        opacity: 0.5,
      }) +
      group(nappy(studio), { y: -106, scale: 0.32 }),
    width: 700,
    height: 860,
  }
}

function nappy(studio: Studio): string {
  const trim = mix(studio.colour, '#ffffff', 0.3)
  const d =
    'M-330 -200Q0 -170 330 -200Q352 -120 340 -50C250 -30 150 70 130 190Q0 230 -130 190C-150 70 -250 -30 -340 -50Q-352 -120 -330 -200Z'
  return (
    path('M-330 -200Q0 -250 330 -200Q0 -170 -330 -200Z', { fill: '#dcd6cd' }) +
    piece(studio, {
      outline: d,
      colour: '#faf7f1',
      flat: true,
      inside:
        path('M-350 -170Q0 -140 350 -170', { stroke: trim, width: 60, opacity: 0.8 }) +
        path('M-340 -52C-250 -30 -150 70 -130 190M340 -52C250 -30 150 70 130 190', {
          stroke: trim,
          width: 16,
        }) +
        fold({ ...studio, colour: '#faf7f1' }, -60, -160, -30, 220, 60, 0.12) +
        fold({ ...studio, colour: '#faf7f1' }, 120, -160, 40, 220, 60, 0.14),
    }) +
    rect(-350, -180, 110, 70, { fill: lighten(trim, 0.2) }, 16) +
    rect(240, -180, 110, 70, { fill: lighten(trim, 0.2) }, 16) +
    path('M0 -30C-30 -70 -80 -30 0 30C80 -30 30 -70 0 -30Z', { fill: trim })
  )
}

export const diapers: Drawing = {
  front: diaperPack,
  detail: (studio) => ({
    art:
      group(contactShadow(studio, 0, 210, 260) + nappy(studio), { x: 40, y: -560, scale: 0.8 }) +
      group(contactShadow(studio, 0, 214, 180) + nappy(studio), { y: -230 }),
    width: 760,
    height: 740,
  }),
  texture: drape(['dots'], { colourOf: ({ colour }) => mix(colour, '#ffffff', 0.75), scale: 1.4 }),
}
