import { contactShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import type { Figure } from '../figure.ts'
import { radial } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'

const soft = (studio: Studio, colour: string) =>
  radial(
    studio,
    [
      [0, lighten(colour, 0.4)],
      [0.55, colour],
      [1, darken(colour, 0.28)],
    ],
    0.36,
    0.3,
    0.8,
  )

const part = (studio: Studio, x: number, y: number, rx: number, ry: number, colour: string, turn = 0) =>
  group(ellipse(0, 0, rx, ry, { fill: soft(studio, colour) }), { x, y, turn })

const eye = (x: number, y: number, r = 17) =>
  ellipse(x, y, r, r * 1.1, { fill: '#2a1e1c' }) +
  ellipse(x - r * 0.3, y - r * 0.4, r * 0.3, r * 0.3, { fill: '#ffffff' })

/** Rows of crochet stitches over a round part. */
const stitches = (x: number, y: number, r: number, colour: string) =>
  path(
    Array.from({ length: 7 }, (_, i) => {
      const up = -r * 0.75 + i * r * 0.25
      const half = Math.sqrt(Math.max(0, r * r - up * up)) * 0.92
      return `M${Math.round(x - half)} ${Math.round(y + up)}Q${x} ${Math.round(y + up + r * 0.16)} ${Math.round(x + half)} ${Math.round(y + up)}`
    }).join(''),
    { stroke: darken(colour, 0.4), width: 6, dash: '5 13', opacity: 0.5 },
  )

/** A crocheted elephant on a wooden ring that rattles. */
export function elephant(studio: Studio): Figure {
  const { colour } = studio
  const inner = mix(studio.accent, '#fbe9d6', 0.35)
  const ear = (s: number) =>
    part(studio, s * 190, -600, 130, 160, colour, s * -12) + ellipse(s * 196, -592, 82, 110, { fill: inner })
  return {
    art:
      contactShadow(studio, 0, -4, 230, 0.4) +
      ellipse(0, -150, 150, 150, { stroke: '#b98a58', width: 46 }) +
      ellipse(-6, -158, 150, 150, { stroke: '#e3c294', width: 10, opacity: 0.8 }) +
      part(studio, 0, -330, 150, 150, colour) +
      stitches(0, -330, 150, colour) +
      ear(-1) +
      ear(1) +
      part(studio, 0, -610, 170, 160, colour) +
      stitches(0, -610, 165, colour) +
      path('M0 -600C10 -500 -10 -430 40 -400C80 -384 100 -410 96 -440', {
        stroke: darken(colour, 0.25),
        width: 84,
      }) +
      path('M0 -604C10 -504 -10 -434 38 -406C74 -392 92 -414 90 -438', { stroke: colour, width: 72 }) +
      path('M-26 -540h56M-24 -500h52M-18 -462h50M0 -428h44', {
        stroke: darken(colour, 0.35),
        width: 6,
        opacity: 0.6,
      }) +
      eye(-74, -650) +
      eye(74, -650) +
      ellipse(-104, -590, 30, 20, { fill: '#e58f8f', opacity: 0.4 }) +
      ellipse(104, -590, 30, 20, { fill: '#e58f8f', opacity: 0.4 }),
    width: 660,
    height: 800,
  }
}

/** A cloth doll with plaits, in a handloom frock. */
export function ragDoll(studio: Studio): Figure {
  const skin = '#b07a52'
  const hair = '#2a1d1a'
  const { colour, accent } = studio
  const plait = (s: number) =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        ellipse(s * (150 + i * 9), -600 + i * 52, 34 - i * 2, 32, { fill: i % 2 === 0 ? hair : '#3a2a26' }),
      )
      .join('') + ellipse(s * 192, -344, 26, 18, { fill: accent })
  const limb = (d: string) =>
    path(d, { stroke: darken(skin, 0.2), width: 62 }) + path(d, { stroke: skin, width: 54 })
  const frock = 'M-90 -480H90L120 -440L250 -150Q0 -90 -250 -150L-120 -440Z'
  return {
    art:
      contactShadow(studio, 0, -4, 200, 0.4) +
      limb('M-70 -190V-40') +
      limb('M70 -190V-40') +
      ellipse(-74, -24, 46, 28, { fill: accent }) +
      ellipse(74, -24, 46, 28, { fill: accent }) +
      limb('M-104 -450L-220 -320') +
      limb('M104 -450L220 -320') +
      path(frock, { fill: soft(studio, colour) }) +
      path(Array.from({ length: 9 }, (_, i) => `M${-72 + i * 18} -470L${-216 + i * 54} -140`).join(''), {
        stroke: lighten(colour, 0.5),
        width: 7,
        opacity: 0.6,
      }) +
      path('M-240 -176Q0 -116 240 -176', { stroke: accent, width: 26 }) +
      path('M-100 -440Q0 -410 100 -440', { stroke: accent, width: 18 }) +
      plait(-1) +
      plait(1) +
      part(studio, 0, -620, 150, 148, skin) +
      path('M-152 -620C-160 -780 160 -780 152 -620C110 -700 40 -720 0 -726C-40 -720 -110 -700 -152 -620Z', {
        fill: hair,
      }) +
      eye(-54, -616, 15) +
      eye(54, -616, 15) +
      ellipse(0, -672, 11, 11, { fill: '#b3202e' }) +
      path('M-36 -560Q0 -530 36 -560', { stroke: '#7d2a2a', width: 8 }) +
      ellipse(-86, -574, 26, 18, { fill: '#d8604f', opacity: 0.45 }) +
      ellipse(86, -574, 26, 18, { fill: '#d8604f', opacity: 0.45 }),
    width: 620,
    height: 800,
  }
}

/** A grey langur with a dark face and a long tail. */
export function langur(studio: Studio): Figure {
  const { colour, accent } = studio
  const pale = mix(colour, '#fff8ee', 0.6)
  const limb = (d: string, width: number) =>
    path(d, { stroke: darken(colour, 0.25), width: width + 8 }) + path(d, { stroke: colour, width })
  return {
    art:
      contactShadow(studio, 0, -4, 260, 0.4) +
      limb('M120 -120C300 -100 340 -260 280 -380C230 -470 300 -560 360 -500', 38) +
      part(studio, 0, -250, 160, 200, colour) +
      ellipse(0, -230, 100, 140, { fill: pale }) +
      limb('M-120 -380C-220 -330 -210 -220 -120 -190', 66) +
      limb('M120 -380C220 -330 210 -220 120 -190', 66) +
      ellipse(-110, -186, 44, 38, { fill: accent }) +
      ellipse(110, -186, 44, 38, { fill: accent }) +
      part(studio, -130, -64, 104, 66, colour, -8) +
      part(studio, 130, -64, 104, 66, colour, 8) +
      ellipse(-186, -56, 52, 46, { fill: accent }) +
      ellipse(186, -56, 52, 46, { fill: accent }) +
      part(studio, -160, -590, 52, 56, accent) +
      part(studio, 160, -590, 52, 56, accent) +
      part(studio, 0, -600, 176, 164, pale) +
      part(studio, 0, -580, 124, 122, accent) +
      path('M-66 -606Q-40 -586 -14 -606M14 -606Q40 -586 66 -606', { stroke: pale, width: 8 }) +
      ellipse(0, -548, 30, 18, { fill: lighten(accent, 0.25) }) +
      path('M-34 -510Q0 -490 34 -510', { stroke: lighten(accent, 0.5), width: 7 }) +
      path('M-60 -750C-30 -800 30 -800 60 -750', { stroke: pale, width: 30 }),
    width: 760,
    height: 800,
  }
}
