import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import type { Figure } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { packPrint } from '../wordmark.ts'
import { drum, vessel } from '../vessel.ts'

const SOAPS = ['#6b4630', '#9cb58a', '#f1e6c8', '#dfa63c', '#f4efe2', '#7f8f4e', '#e3d1b0']

/** Seven bars, each of another colour, in a tray with a printed band. */
export function soapBox(studio: Studio): Figure {
  const tray = mix(studio.colour, '#fbf4ea', 0.3)
  const bars = SOAPS.map((colour, i) =>
    group(
      rect(
        -48,
        -210,
        96,
        420,
        {
          fill: linear(studio, [
            [0, darken(colour, 0.2)],
            [0.3, lighten(colour, 0.4)],
            [1, darken(colour, 0.14)],
          ]),
        },
        40,
      ) + path('M-24 -150V150', { stroke: darken(colour, 0.3), width: 5, opacity: 0.4 }),
      { x: (i - 3) * 108 },
    ),
  ).join('')
  return {
    art: group(
      contactShadow(studio, 0, 300, 420, 0.4) +
        rect(-420, -270, 840, 540, { fill: darken(tray, 0.18) }, 20) +
        rect(-398, -248, 796, 496, { fill: darken(tray, 0.36) }, 14) +
        bars +
        rect(-420, 90, 840, 190, { fill: lighten(studio.accent, 0.12) }, 6) +
        path('M-420 104H420M-420 266H420', { stroke: lighten(studio.accent, 0.6), width: 6, dash: '16 12' }) +
        group(packPrint(studio, { y: 0, size: 60, fit: 520, ink: inkOn(studio.accent, '#f7efe0') }), {
          y: 180,
        }),
      { y: -310 },
    ),
    width: 880,
    height: 620,
  }
}

const bottleOf = (studio: Studio, colour: string, height: number, radius: number) =>
  vessel(studio, {
    profile: [
      [-height, radius * 0.4],
      [-height * 0.86, radius],
      [0, radius * 0.94],
    ],
    colour,
    finish: 'satin',
    soften: 30,
    topless: true,
  }) +
  drum(studio, -height - 60, -height + 4, radius * 0.46, { colour: studio.accent, finish: 'satin', ease: 8 })

const jarOf = (studio: Studio, colour: string, radius: number) =>
  drum(studio, -150, 0, radius, { colour, finish: 'satin', ease: 22 }) +
  drum(studio, -210, -140, radius * 1.03, { colour: GOLD, finish: 'metal', ease: 10 })

/** A cane basket lined with cloth: a pack of ubtan, oil, rose water, a metal bowl and a toran of leaves. */
export function hamper(studio: Studio): Figure {
  const cane = '#b98a4e'
  const weave = Array.from({ length: 6 }, (_, i) => `M-390 ${-220 + i * 40}H390`).join('')
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const x = -360 + i * 72
    return (
      path(`M${x} -300C${x + 26} -260 ${x + 22} -210 ${x} -180C${x - 22} -210 ${x - 26} -260 ${x} -300Z`, {
        fill: i % 2 === 0 ? '#5f7f3c' : '#7a9a4e',
      }) + ellipse(x + 36, -292, 17, 17, { fill: '#e9a12c' })
    )
  }).join('')
  return {
    art:
      contactShadow(studio, 0, 0, 410, 0.4) +
      path('M-330 -300C-330 -900 330 -900 330 -300', { stroke: darken(cane, 0.35), width: 46 }) +
      path('M-330 -300C-330 -900 330 -900 330 -300', { stroke: cane, width: 32, dash: '22 8' }) +
      group(bottleOf(studio, '#c9791f', 300, 78), { x: -190, y: -230 }) +
      group(bottleOf(studio, '#efc1c8', 330, 72), { x: 20, y: -230 }) +
      group(
        rect(-90, -280, 180, 290, { fill: lighten(studio.colour, 0.25) }, 12) +
          group(packPrint(studio, { y: 0, size: 34, fit: 150, ink: darken(studio.accent, 0.3) }), {
            y: -160,
          }),
        { x: 220, y: -230 },
      ) +
      path('M-400 -300C-300 -370 -160 -290 -60 -330S180 -280 250 -330S380 -330 400 -290L380 -220H-380Z', {
        fill: lighten(studio.colour, 0.45),
      }) +
      path('M-400 -260H400L350 0H-350Z', { fill: cane }) +
      path(weave, { stroke: darken(cane, 0.35), width: 14, dash: '34 16' }) +
      path(Array.from({ length: 20 }, (_, i) => `M${-380 + i * 40} -250L${-334 + i * 35} -4`).join(''), {
        stroke: lighten(cane, 0.4),
        width: 7,
        opacity: 0.6,
      }) +
      leaves +
      group(
        path('M-110 -90H110C100 -10 60 0 0 0S-100 -10 -110 -90Z', {
          fill: linear(studio, [
            [0, darken(GOLD, 0.35)],
            [0.35, lighten(GOLD, 0.6)],
            [1, darken(GOLD, 0.4)],
          ]),
        }) + ellipse(0, -90, 110, 22, { fill: darken(GOLD, 0.4) }),
        { x: -260, y: 60, scale: 0.9 },
      ),
    width: 900,
    height: 800,
  }
}

/** Scrub, wash and butter on a folded towel before a jute box. */
export function bathSet(studio: Studio): Figure {
  const jute = '#c9a673'
  return {
    art:
      contactShadow(studio, 0, 0, 430, 0.4) +
      rect(-400, -560, 800, 470, { fill: jute }, 10) +
      path(Array.from({ length: 22 }, (_, i) => `M-400 ${-548 + i * 21}H400`).join(''), {
        stroke: darken(jute, 0.2),
        width: 4,
        opacity: 0.6,
      }) +
      path('M-400 -330H400M0 -560V-90', { stroke: darken(jute, 0.4), width: 12 }) +
      group(packPrint(studio, { y: 0, size: 56, fit: 320, ink: darken(studio.accent, 0.3) }), {
        x: -200,
        y: -440,
      }) +
      [0, 1, 2]
        .map((i) => rect(-410, -100 + i * 34, 820, 36, { fill: i % 2 === 0 ? '#f6efe2' : '#e9dcc6' }, 18))
        .join('') +
      path('M-380 -80H380M-380 -12H380', { stroke: studio.accent, width: 6 }) +
      group(jarOf(studio, '#5a3a28', 118), { x: -250, y: -92 }) +
      group(bottleOf(studio, studio.colour, 330, 92), { x: 20, y: -92 }) +
      group(jarOf(studio, '#ead9b8', 124), { x: 270, y: -92 }),
    width: 900,
    height: 580,
  }
}

/** Waves of coloured hair on the front of a box. */
function hair({ colour, define }: Studio): string {
  const clip = define(
    (id) => `<clipPath id="${id}"><rect x="-330" y="-450" width="460" height="290"/></clipPath>`,
  )
  const tones = [lighten(colour, 0.34), colour, darken(colour, 0.25)]
  const waves = Array.from({ length: 17 }, (_, i) => {
    const y = -446 + i * 18
    const bend = 34 + (i % 4) * 7
    return path(`M-340 ${y}C-240 ${y - bend} -160 ${y + bend} -70 ${y}S60 ${y - bend} 140 ${y + 8}`, {
      stroke: tones[i % 3]!,
      width: 11,
      opacity: 0.9,
    })
  })
  return group(rect(-330, -450, 460, 290, { fill: lighten(colour, 0.12) }) + waves.join(''), { clip })
}

/** A printed carton of hair colour beside its two pouches. */
export function colourBox(studio: Studio): Figure {
  const pouch = (x: number, y: number, colour: string, turn: number) =>
    group(
      rect(
        -140,
        -330,
        280,
        330,
        {
          fill: linear(studio, [
            [0, darken(colour, 0.12)],
            [0.3, lighten(colour, 0.35)],
            [1, darken(colour, 0.18)],
          ]),
        },
        8,
      ) + path('M-140 -296H140M-140 -34H140', { stroke: darken(colour, 0.25), width: 5, dash: '10 8' }),
      { x, y, turn },
    )
  const front = mix(studio.brand?.colour ?? studio.accent, '#fbf4ea', 0.12)
  return {
    art:
      contactShadow(studio, 0, 0, 380, 0.4) +
      pouch(250, 0, '#8a9a4e', 7) +
      pouch(190, -20, '#4a5a8a', -4) +
      path('M-330 -820L-270 -860H190L130 -820Z', { fill: lighten(front, 0.35) }) +
      path('M130 -820L190 -860V-40L130 0Z', { fill: darken(front, 0.35) }) +
      rect(-330, -820, 460, 820, { fill: front }) +
      hair(studio) +
      group(packPrint(studio, { y: 0, size: 66, fit: 390, ink: inkOn(front, '#f7efe0') }), {
        x: -100,
        y: -600,
      }),
    width: 820,
    height: 870,
  }
}
