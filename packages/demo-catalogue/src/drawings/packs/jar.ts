import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { GOLD, IVORY, linear } from '../gradients.ts'
import { macro } from '../jewellery/closeUps.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
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

/** Two sponges that dry in a glass jar. */
function spongeJar(studio: Studio): Figure {
  const { colour } = studio
  const sponge = (x: number, y: number, rx: number, ry: number, own: string) =>
    path(
      `M${x} ${y - ry * 1.3}C${x + rx * 0.5} ${y - ry} ${x + rx} ${y - ry * 0.3} ${x + rx} ${y + ry * 0.2}C${x + rx} ${y + ry} ${x - rx} ${y + ry} ${x - rx} ${y + ry * 0.2}C${x - rx} ${y - ry * 0.3} ${x - rx * 0.5} ${y - ry} ${x} ${y - ry * 1.3}Z`,
      {
        fill: linear(
          studio,
          [
            [0, lighten(own, 0.45)],
            [0.5, own],
            [1, darken(own, 0.3)],
          ],
          40,
        ),
      },
    )
  const glass = (tone: string) =>
    vessel(studio, {
      profile: [
        [-520, 280],
        [-480, 316],
        [-50, 316],
        [0, 284],
      ],
      colour: tone,
      finish: 'glass',
      tilt: JAR_TILT,
      soften: 46,
      topless: true,
    })
  return {
    art:
      contactShadow(studio, 0, 0, 320) +
      glass('#e9eef2') +
      sponge(-96, -190, 150, 150, colour) +
      sponge(150, -140, 100, 100, mix(colour, '#d98a9a', 0.5)) +
      glass('#f6f9fb') +
      lid(studio, -500, 90, mix(GOLD, '#ffffff', 0.2)),
    width: 660,
    height: 640,
  }
}

export const jar: Drawing = {
  front: (studio) => (says(studio, /blender/) ? spongeJar(studio) : closedJar(studio)),
  detail: (studio) => openJar(studio, 'gloss', true, GOLD),
  texture: (studio) =>
    says(studio, /blender/) ? macro(spongeJar, 0, -230, 2.6)(studio) : creamSwatch(studio),
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
