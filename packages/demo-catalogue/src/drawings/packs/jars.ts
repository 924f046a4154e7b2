import { contactShadow, plinth, softShadow } from '../backdrop.ts'
import { withCarton } from '../carton.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { lying, type Drawing, type Figure } from '../figure.ts'
import { GOLD, IVORY, linear, radial } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { creamSwatch } from '../swatches/liquid.ts'
import { drum, seam, vessel } from '../vessel.ts'
import { monogram, packPrint } from '../wordmark.ts'

const JAR_TILT = 0.17

function base(studio: Studio, finish: 'gloss' | 'satin', height: number): string {
  const { colour } = studio
  const ground = finish === 'gloss' ? mix(colour, '#fffaf2', 0.5) : mix(colour, IVORY, 0.35)
  return (
    contactShadow(studio, 0, 0, 320) +
    vessel(studio, {
      profile: [
        [-height, 300],
        [-height + 30, 316],
        [-50, 316],
        [0, 284],
      ],
      colour: ground,
      finish,
      tilt: JAR_TILT,
      soften: 46,
      topless: true,
    }) +
    packPrint(studio, {
      y: -height * 0.42,
      size: 64,
      fit: 430,
      ink: inkOn(ground, studio.brand?.colour ?? darken(colour, 0.4)),
      wrap: { radius: 316, sag: -JAR_TILT },
    })
  )
}

const lid = (studio: Studio, y: number, height: number, colour: string, metal = true) =>
  drum(studio, y - height, y, 322, { colour, finish: metal ? 'metal' : 'satin', tilt: JAR_TILT, ease: 18 }) +
  seam(y - 16, 322, darken(colour, 0.5), 4, 0.4, JAR_TILT) +
  monogram(studio, 0, y - height, 70, darken(colour, 0.45), JAR_TILT * 2)

/** Cream in an open jar: a swirl with a soft peak. */
function filling(studio: Studio, y: number, colour: string): string {
  const shade = darken(mix(colour, studio.colour, 0.35), 0.2)
  return (
    ellipse(0, y, 300, 52, { fill: darken(colour, 0.25) }) +
    ellipse(0, y + 4, 284, 46, {
      fill: linear(
        studio,
        [
          [0, lighten(colour, 0.6)],
          [1, darken(colour, 0.08)],
        ],
        25,
      ),
    }) +
    path(`M-220 ${y + 4}C-190 ${y - 50} 160 ${y - 60} 214 ${y}C190 ${y + 40} -140 ${y + 44} -220 ${y + 4}Z`, {
      fill: linear(
        studio,
        [
          [0, lighten(colour, 0.8)],
          [0.7, colour],
          [1, shade],
        ],
        50,
      ),
    }) +
    path(
      `M-140 ${y - 4}C-110 ${y - 64} 60 ${y - 84} 96 ${y - 118}C110 ${y - 70} 160 ${y - 40} 140 ${y - 12}C100 ${y + 18} -90 ${y + 20} -140 ${y - 4}Z`,
      {
        fill: linear(
          studio,
          [
            [0, '#ffffff'],
            [0.55, lighten(colour, 0.5)],
            [1, shade],
          ],
          40,
        ),
      },
    ) +
    path(`M-150 ${y + 10}C-60 ${y + 34} 90 ${y + 26} 150 ${y - 6}`, { stroke: shade, width: 6, opacity: 0.4 })
  )
}

const creamOf = (studio: Studio) => mix(studio.colour, '#fffaf2', 0.78)

const closedJar = (studio: Studio): Figure => ({
  art: base(studio, 'gloss', 330) + lid(studio, -322, 150, GOLD),
  width: 650,
  height: 530,
})

const openJar = (studio: Studio, finish: 'gloss' | 'satin', metal: boolean, colour: string): Figure => ({
  art:
    group(
      base(studio, finish, 330) +
        ellipse(0, -330, 316, 54, { fill: lighten(mix(studio.colour, IVORY, 0.4), 0.5) }) +
        filling(studio, -332, creamOf(studio)),
      { x: -80, y: -30 },
    ) +
    group(contactShadow(studio, 0, 0, 322) + lid(studio, 0, 120, colour, metal), {
      x: 250,
      y: 90,
      scale: 0.86,
    }),
  width: 1000,
  height: 600,
})

export const jar: Drawing = {
  front: closedJar,
  detail: (studio) => openJar(studio, 'gloss', true, GOLD),
  texture: (studio) => creamSwatch(studio),
}

const butterLid = (studio: Studio) => mix(studio.brand?.colour ?? studio.colour, '#e9d9c2', 0.35)

export const bodyButter: Drawing = {
  front: (studio) => ({
    art: base(studio, 'satin', 420) + lid(studio, -410, 120, butterLid(studio), false),
    width: 650,
    height: 590,
  }),
  detail: (studio) => openJar(studio, 'satin', false, butterLid(studio)),
  texture: (studio) => creamSwatch(studio, mix(studio.colour, '#fff6e2', 0.55)),
}

function tubePack(studio: Studio): Figure {
  const colour = mix(studio.colour, '#fffaf4', 0.25)
  const ink = inkOn(colour, studio.brand?.colour ?? darken(studio.colour, 0.4))
  const walls = 'M-196 -900H196L178 -560C168 -360 152 -220 146 -128H-146C-152 -220 -168 -360 -178 -560Z'
  const fill = linear(studio, [
    [0, darken(colour, 0.22)],
    [0.12, lighten(colour, 0.1)],
    [0.27, lighten(colour, 0.6)],
    [0.42, lighten(colour, 0.1)],
    [0.7, colour],
    [0.9, darken(colour, 0.2)],
    [1, darken(colour, 0.06)],
  ])
  const crimp = linear(studio, [
    [0, darken(colour, 0.1)],
    [0.3, lighten(colour, 0.6)],
    [1, darken(colour, 0.16)],
  ])
  const lines = Array.from({ length: 30 }, (_, i) => `M${-188 + i * 13} -936V-902`).join('')
  const press = radial(studio, [
    [0, darken(colour, 0.4), 0.2],
    [1, darken(colour, 0.4), 0],
  ])
  return {
    art:
      contactShadow(studio, 0, 0, 160) +
      drum(studio, -132, 0, 142, {
        colour: studio.brand === undefined ? darken(studio.colour, 0.3) : studio.brand.colour,
        finish: 'satin',
        ease: 12,
        topless: true,
      }) +
      path(walls, { fill }) +
      path('M-120 -890C-60 -760 60 -760 120 -890Z', { fill: press }) +
      path(`M-146 -136H146`, { stroke: darken(colour, 0.5), width: 5, opacity: 0.35 }) +
      rect(-200, -940, 400, 44, { fill: crimp }, 6) +
      path(lines, { stroke: darken(colour, 0.5), width: 2.5, opacity: 0.25 }) +
      packPrint(studio, { y: -560, size: 66, fit: 290, ink }),
    width: 410,
    height: 945,
  }
}

export const tube: Drawing = {
  front: tubePack,
  detail: (studio) => withCarton(studio, tubePack(studio), { width: 340, height: 860 }),
  texture: (studio) => creamSwatch(studio, mix(studio.colour, '#fffaf2', 0.62)),
}

function bar(studio: Studio, stamp: boolean): string {
  const { colour } = studio
  const top = linear(
    studio,
    [
      [0, lighten(colour, 0.55)],
      [0.6, lighten(colour, 0.12)],
      [1, colour],
    ],
    35,
  )
  const d =
    'M-300 -150C-320 -210 -230 -250 -180 -256H190C250 -252 320 -214 306 -150C300 -110 250 -92 190 -90H-190C-250 -92 -294 -110 -300 -150Z'
  return (
    contactShadow(studio, 0, -6, 306, 0.5) +
    path('M-304 -160V-70C-296 -20 -240 0 -180 0H190C250 0 300 -20 308 -70V-160Z', {
      fill: linear(studio, [
        [0, darken(colour, 0.2)],
        [0.2, lighten(colour, 0.14)],
        [0.6, darken(colour, 0.06)],
        [1, darken(colour, 0.3)],
      ]),
    }) +
    path(d, { fill: top }) +
    path(
      'M-236 -164C-240 -210 -170 -226 -130 -228H140C190 -226 248 -208 240 -166C232 -130 190 -122 140 -120H-140C-190 -122 -230 -132 -236 -164Z',
      { stroke: darken(colour, 0.24), width: 5, opacity: 0.4 },
    ) +
    (stamp
      ? group(packPrint({ ...studio, label: '' }, { y: 20, size: 64, fit: 320, ink: darken(colour, 0.36) }), {
          x: 0,
          y: -174,
          scale: 0.62,
          stretch: 1.5,
        })
      : '')
  )
}

const soapPaper = (studio: Studio) => {
  const colour = '#f6ecdc'
  return (
    path('M-150 -256H150V-92L156 0H-146L-150 -92Z', {
      fill: linear(
        studio,
        [
          [0, lighten(colour, 0.4)],
          [0.62, colour],
          [0.63, darken(colour, 0.06)],
          [1, darken(colour, 0.16)],
        ],
        90,
      ),
    }) +
    group(
      packPrint(studio, { y: 0, size: 46, fit: 240, ink: inkOn(colour, studio.brand?.colour ?? '#5a4632') }),
      { y: -56, scale: 0.82 },
    )
  )
}

export const soap: Drawing = {
  front: (studio) => ({
    art:
      group(bar({ ...studio, colour: lighten(studio.colour, 0.2) }, true), { x: 0, y: -250, scale: 0.94 }) +
      bar(studio, false) +
      soapPaper(studio),
    width: 640,
    height: 500,
  }),
  detail: (studio) => ({
    art:
      plinth(studio, 0, -90, 420, 90) +
      group(bar(studio, true), { y: -80 }) +
      [
        [-250, -330, 46],
        [-180, -388, 30],
        [270, -320, 38],
        [220, -380, 22],
        [-310, -384, 18],
      ]
        .map(([x, y, r]) => bubble(studio, x!, y!, r!))
        .join(''),
    width: 860,
    height: 480,
  }),
  texture: (studio) => creamSwatch(studio, lighten(studio.colour, 0.3)),
}

const bubble = (studio: Studio, x: number, y: number, r: number) =>
  ellipse(x, y, r, r, {
    fill: radial(studio, [
      [0, '#ffffff', 0.1],
      [0.75, lighten(studio.colour, 0.6), 0.3],
      [1, '#ffffff', 0.85],
    ]),
  }) + ellipse(x - r * 0.35, y - r * 0.38, r * 0.2, r * 0.14, { fill: '#ffffff', opacity: 0.95 })

function sachet(studio: Studio, colour: string): string {
  const d = 'M-300 -460H300V460H-300Z'
  const ink = inkOn(colour, studio.brand?.colour ?? darken(colour, 0.5))
  const sheen = linear(
    studio,
    [
      [0, lighten(colour, 0.5)],
      [0.3, colour],
      [0.45, lighten(colour, 0.3)],
      [0.75, darken(colour, 0.05)],
      [1, darken(colour, 0.16)],
    ],
    35,
  )
  return (
    softShadow(studio, d, 26) +
    rect(-300, -460, 600, 920, { fill: sheen }, 14) +
    [-460, 404]
      .map(
        (y) =>
          rect(-300, y, 600, 56, { fill: darken(colour, 0.1), opacity: 0.5 }, 10) +
          path(`M-296 ${y + 18}H296M-296 ${y + 36}H296`, {
            stroke: lighten(colour, 0.6),
            width: 3,
            opacity: 0.5,
          }),
      )
      .join('') +
    path('M-250 -230C-250 -330 -120 -370 0 -370S250 -330 250 -230C250 -60 130 60 0 60S-250 -60 -250 -230Z', {
      fill: lighten(colour, 0.55),
      opacity: 0.9,
    }) +
    path(
      'M-140 -230C-110 -262 -60 -262 -36 -230C-60 -212 -110 -212 -140 -230ZM36 -230C60 -262 110 -262 140 -230C110 -212 60 -212 36 -230ZM-64 -70C-30 -92 30 -92 64 -70C30 -44 -30 -44 -64 -70Z',
      { fill: colour },
    ) +
    path('M-14 -190C-4 -150 -26 -130 0 -122', { stroke: colour, width: 6 }) +
    packPrint(studio, { y: 200, size: 84, fit: 460, ink })
  )
}

export const sheetMask: Drawing = {
  front: (studio) => lying(sachet(studio, mix(studio.colour, '#fffaf4', 0.2)), 620, 940),
  detail: (studio) =>
    lying(
      group(sachet(studio, lighten(studio.colour, 0.35)), { x: 90, y: 20, turn: 12, scale: 0.9 }) +
        group(sachet(studio, mix(studio.colour, '#fffaf4', 0.2)), { x: -90, turn: -8, scale: 0.9 }),
      900,
      1000,
    ),
  texture: (studio) => creamSwatch(studio, lighten(studio.colour, 0.5)),
}
