import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { macro } from '../jewellery/closeUps.ts'
import { says, type Studio } from '../studio.ts'
import { group, path } from '../svg.ts'
import { paper } from '../swatches/smear.ts'
import { drum, glint, vessel, TILT } from '../vessel.ts'
import { wordmark } from '../wordmark.ts'

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

/** A cup with two handles and a straw through its lid. */
function strawCup(studio: Studio): Figure {
  const { colour, accent } = studio
  const handle = (s: number) =>
    path(`M${s * 190} -360C${s * 330} -370 ${s * 330} -150 ${s * 180} -140`, {
      stroke: darken(accent, 0.2),
      width: 56,
    }) +
    path(`M${s * 190} -360C${s * 326} -370 ${s * 326} -150 ${s * 180} -140`, { stroke: accent, width: 46 })
  return {
    art:
      contactShadow(studio, 0, 0, 190) +
      handle(-1) +
      handle(1) +
      vessel(studio, {
        profile: [
          [-440, 200],
          [-40, 176],
          [0, 150],
        ],
        colour,
        finish: 'satin',
        soften: 40,
        topless: true,
      }) +
      path('M30 -500C36 -600 20 -660 90 -720', { stroke: darken(accent, 0.1), width: 40 }) +
      path('M26 -500C32 -600 16 -660 84 -718', { stroke: lighten(accent, 0.4), width: 14, opacity: 0.7 }) +
      drum(studio, -530, -430, 210, { colour: accent, finish: 'satin', ease: 26 }) +
      glint(studio, -150, -400, -60, 16, 0.6) +
      (studio.brand === undefined
        ? ''
        : wordmark(studio.brand, 0, -200, {
            size: 70,
            fill: inkOn(colour, darken(studio.brand.colour, 0.2)),
            fit: 240,
            wrap: { radius: 190, sag: -TILT },
          })),
    width: 640,
    height: 760,
  }
}

export const feedingBottle: Drawing = {
  front: (studio) => (says(studio, /straw cup/) ? strawCup(studio) : bottle(studio, false)),
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
    says(studio, /straw cup/)
      ? macro(strawCup, 0, -430, 2.2)(studio)
      : paper(studio, mix(studio.colour, '#fbf4ea', 0.5)) +
        group(bottle({ ...studio, label: '' }, false).art, { x: 600, y: 3150, scale: 3.3, turn: -6 }),
}
