import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import type { Drawing, Figure } from '../figure.ts'
import { body, GOLD, linear } from '../gradients.ts'
import { spline } from '../shapes.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { drum, glint, seam, TILT } from '../vessel.ts'
import { packPrint } from '../wordmark.ts'
import { smearSwatch } from '../swatches/smear.ts'

const caseColour = (studio: Studio) => darken(studio.brand?.colour ?? darken(studio.colour, 0.3), 0.42)

function bullet(studio: Studio, bottom: number): string {
  const { colour } = studio
  const r = 84
  const top = bottom - 300
  const walls = `M${-r} ${bottom}V${top + 62}C${-r} ${top - 30} ${-r + 34} ${top - 62} ${-r + 72} ${top - 44}C${r - 40} ${top - 8} ${r} ${top + 70} ${r} ${top + 130}V${bottom}Z`
  const face = spline([
    [-r + 8, top + 36],
    [-r + 30, top - 22],
    [-r + 76, top - 36],
    [r - 46, top + 26],
    [r - 10, top + 106],
    [r - 26, top + 156],
    [r - 72, top + 140],
    [-r + 44, top + 98],
  ])
  return (
    path(walls, { fill: body(studio, colour, 'satin') }) +
    path(face, {
      fill: linear(
        studio,
        [
          [0, lighten(colour, 0.42)],
          [0.5, lighten(colour, 0.14)],
          [1, colour],
        ],
        40,
      ),
    }) +
    path(`M${-r + 8} ${top + 40}C${-r + 50} ${top + 108} ${r - 80} ${top + 150} ${r - 18} ${top + 158}`, {
      stroke: lighten(colour, 0.5),
      width: 4,
      opacity: 0.5,
    }) +
    glint(studio, -r + 26, top + 130, bottom - 8, 20, 0.5)
  )
}

/** A stick for skin, hair or lips: a flat dome instead of a slant. */
function dome(studio: Studio, bottom: number, r = 96): string {
  const top = bottom - 230
  const walls = `M${-r} ${bottom}V${top + 60}C${-r} ${top} ${-r * 0.6} ${top - 22} 0 ${top - 22}S${r} ${top} ${r} ${top + 60}V${bottom}Z`
  return (
    path(walls, { fill: body(studio, studio.colour, 'satin') }) +
    ellipse(-r * 0.2, top + 18, r * 0.56, 22, { fill: lighten(studio.colour, 0.4), opacity: 0.6 }) +
    glint(studio, -r + 26, top + 60, bottom - 8, 18, 0.4)
  )
}

function lipstickCase(studio: Studio, top: number): string {
  const colour = caseColour(studio)
  return (
    drum(studio, top, 0, 148, { colour, finish: 'gloss', ease: 12 }) +
    seam(-18, 148, GOLD, 12, 0.9) +
    packPrint(studio, {
      y: top * 0.52,
      size: 44,
      fit: 210,
      ink: '#ecd2a4',
      wrap: { radius: 148, sag: -TILT },
    })
  )
}

function openLipstick(studio: Studio): Figure {
  return {
    art:
      contactShadow(studio, 0, 0, 160) +
      lipstickCase(studio, -400) +
      drum(studio, -560, -400, 116, { colour: GOLD, finish: 'metal', ease: 8 }) +
      seam(-420, 116, darken(GOLD, 0.5), 4) +
      seam(-536, 116, lighten(GOLD, 0.7), 3) +
      drum(studio, -600, -562, 96, { colour: GOLD, finish: 'metal', ease: 5 }) +
      (says(studio, /stick\b|balm/) && !says(studio, /lipstick/) ? dome(studio, -592) : bullet(studio, -592)),
    width: 300,
    height: 960,
  }
}

/** Three minis: the shade and two of its family. */
function trio(studio: Studio): Figure {
  const colours = [lighten(studio.colour, 0.3), studio.colour, darken(studio.colour, 0.34)]
  const one = (i: number) =>
    group(openLipstick({ ...studio, colour: colours[i]! }).art, {
      x: (i - 1) * 330,
      y: i === 1 ? 40 : 0,
      scale: 0.86,
    })
  return { art: one(0) + one(2) + one(1), width: 980, height: 900 }
}

function cap(studio: Studio): string {
  return (
    contactShadow(studio, 0, 0, 150) +
    drum(studio, -480, 0, 150, { colour: caseColour(studio), finish: 'gloss', ease: 16 }) +
    seam(-40, 150, GOLD, 10, 0.85) +
    ellipse(0, -482, 92, 92 * TILT, { stroke: GOLD, width: 4, opacity: 0.8 })
  )
}

/** A stick of sunscreen or wax, twisted up from its case. */
export const stickFigure = (studio: Studio): Figure => ({
  art:
    contactShadow(studio, 0, 0, 160) +
    drum(studio, -520, 0, 150, { colour: mix(studio.colour, '#ffffff', 0.35), finish: 'satin', ease: 18 }) +
    drum(studio, -36, 0, 152, { colour: studio.accent, finish: 'gloss', ease: 8 }) +
    packPrint(studio, {
      y: -270,
      size: 50,
      fit: 220,
      ink: inkOn(mix(studio.colour, '#ffffff', 0.35), studio.accent),
      wrap: { radius: 150, sag: -TILT },
    }) +
    dome({ ...studio, colour: mix(studio.colour, '#fffaf0', 0.5) }, -516, 122),
  width: 320,
  height: 770,
})

export const lipstick: Drawing = {
  front: (studio) => (says(studio, /trio/) ? trio(studio) : openLipstick(studio)),
  detail: (studio) => ({
    art: group(openLipstick(studio).art, { x: -170 }) + group(cap(studio), { x: 190, y: 60 }),
    width: 700,
    height: 1040,
  }),
  texture: smearSwatch(0.5),
}
