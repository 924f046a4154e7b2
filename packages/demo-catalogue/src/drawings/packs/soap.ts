import { contactShadow, plinth } from '../backdrop.ts'
import { darken, inkOn, lighten } from '../colour.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { linear, radial } from '../gradients.ts'
import { macro } from '../jewellery/closeUps.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { packPrint } from '../wordmark.ts'
import { titleCount } from '#pictures/titleCount.ts'

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

function front(studio: Studio): Figure {
  if (says(studio, /foot scrubber/)) return scrubber(studio)
  const count = titleCount(studio.title ?? '') ?? 1
  const top = says(studio, /brush soap/) ? group(ridges(studio), { y: 0 }) : ''
  return {
    art:
      bar(studio, count === 1 && top === '') +
      top +
      Array.from({ length: count - 1 }, (_, i) =>
        group(bar(studio, i === count - 2), { x: i % 2 === 0 ? 16 : -10, y: -170 * (i + 1), scale: 0.97 }),
      ).join('') +
      (count > 1 ? soapPaper(studio) : ''),
    width: 660,
    height: 270 + 170 * (count - 1),
  }
}

export const soap: Drawing = {
  front,
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
  texture: (studio) => macro(front, 0, -0.55 * front(studio).height, 2.6)(studio),
}

/** Ridges across the upper face, on which a sponge is rubbed. */
const ridges = ({ colour }: Studio) =>
  Array.from({ length: 13 }, (_, i) => {
    const x = (i - 6) * 34
    const d = `M${x - 10} -222L${x + 12} -126`
    return (
      path(d, { stroke: darken(colour, 0.42), width: 16, opacity: 0.55 }) +
      group(path(d, { stroke: lighten(colour, 0.55), width: 11 }), { x: -5, y: -4 })
    )
  }).join('')

/** A fired oval with a rough face. */
function scrubber(studio: Studio) {
  const d =
    'M-210 -190C-210 -300 -110 -350 0 -350S210 -300 210 -190V-150C210 -40 110 10 0 10S-210 -40 -210 -150Z'
  const grooves = Array.from(
    { length: 9 },
    (_, i) => `M${-168 + Math.abs(i - 4) * 14} ${-300 + i * 28}H${168 - Math.abs(i - 4) * 14}`,
  )
  const face = { stroke: darken(studio.colour, 0.4), width: 11, opacity: 0.6 }
  return {
    art:
      contactShadow(studio, 0, 4, 220, 0.5) +
      path(d, {
        fill: radial(
          studio,
          [
            [0, lighten(studio.colour, 0.35)],
            [0.6, studio.colour],
            [1, darken(studio.colour, 0.35)],
          ],
          0.36,
          0.3,
          0.8,
        ),
      }) +
      path(grooves.join(''), face) +
      group(path(grooves.join(''), { stroke: lighten(studio.colour, 0.4), width: 4, opacity: 0.7 }), {
        y: 8,
      }),
    width: 470,
    height: 380,
  }
}

const bubble = (studio: Studio, x: number, y: number, r: number) =>
  ellipse(x, y, r, r, {
    fill: radial(studio, [
      [0, '#ffffff', 0.1],
      [0.75, lighten(studio.colour, 0.6), 0.3],
      [1, '#ffffff', 0.85],
    ]),
  }) + ellipse(x - r * 0.35, y - r * 0.38, r * 0.2, r * 0.14, { fill: '#ffffff', opacity: 0.95 })
