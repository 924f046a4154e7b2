import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { linear, radial } from '../gradients.ts'
import { seeded } from '../shapes.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { wordmark } from '../wordmark.ts'
import { elephant, langur, ragDoll } from './animals.ts'

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
  front: (studio) => {
    if (says(studio, /elephant/)) return elephant(studio)
    if (says(studio, /doll/)) return ragDoll(studio)
    if (says(studio, /langur/)) return langur(studio)
    return teddy(studio)
  },
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
