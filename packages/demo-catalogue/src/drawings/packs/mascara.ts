import { contactShadow } from '../backdrop.ts'
import { darken, inkOn } from '../colour.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { body, GOLD } from '../gradients.ts'
import { seeded } from '../shapes.ts'
import { says, type Studio } from '../studio.ts'
import { group, n, path } from '../svg.ts'
import { drum, vessel } from '../vessel.ts'
import { uprightPrint } from '../wordmark.ts'
import { smearSwatch } from '../swatches/smear.ts'
import { tubeAndWand } from './lipGloss.ts'

const tubeColour = (studio: Studio) => darken(studio.brand?.colour ?? studio.colour, 0.25)

function mascaraBody(studio: Studio): string {
  const colour = tubeColour(studio)
  return (
    contactShadow(studio, 0, 0, 120) +
    drum(studio, -520, 0, 112, { colour, finish: 'gloss', ease: 16 }) +
    uprightPrint(studio, -256, 400, inkOn(colour, '#f3dcae'))
  )
}

function mascaraTube(studio: Studio): Figure {
  return {
    art:
      mascaraBody(studio) +
      drum(studio, -546, -508, 112, { colour: GOLD, finish: 'metal', ease: 5 }) +
      vessel(studio, {
        profile: [
          [-1020, 74],
          [-1000, 92],
          [-546, 112],
        ],
        colour: tubeColour(studio),
        finish: 'gloss',
        soften: 26,
      }),
    width: 230,
    height: 1030,
  }
}

function bristles(studio: Studio): string {
  const random = seeded(3)
  const hairs = Array.from({ length: 46 }, (_, i) => {
    const y = 320 + i * 5
    const half = 40 * Math.sin(((i + 6) / 58) * Math.PI) + 8 + random() * 6
    return `M${n(-half)} ${n(y + 8)}L${n(half)} ${n(y - 8)}`
  }).join('')
  return (
    path('M-8 300H8V560H-8Z', { fill: '#1d181b' }) +
    path(hairs, { stroke: darken(studio.colour, 0.5), width: 4 })
  )
}

/** Soft and pointed, full of the shade. */
const fineBrush = (studio: Studio) =>
  path('M-13 326C-15 380 -9 430 0 500C9 430 15 380 13 326Z', { fill: body(studio, studio.colour, 'gloss') })

const open = (studio: Studio, tip: (studio: Studio) => string) =>
  tubeAndWand(
    studio,
    mascaraBody(studio) + drum(studio, -590, -520, 62, { colour: '#2b2528', finish: 'gloss', ease: 4 }),
    tip,
    tubeColour(studio),
  )

/** What colours like ink is open, with a line of its shade before it: its tube is the brand's. */
function front(studio: Studio): Figure {
  const isEyeliner = says(studio, /eyeliner/)
  if (!isEyeliner && !says(studio, /brow gel/)) return mascaraTube(studio)
  const { art, width, height } = open(studio, isEyeliner ? fineBrush : bristles)
  const breadth = isEyeliner ? 14 : 34
  const line = path(`M-220 0C-120 ${-breadth} 90 ${-breadth} 230 -4C110 ${breadth} -120 ${breadth} -220 0Z`, {
    fill: body(studio, studio.colour, 'gloss'),
  })
  return { art: group(art + group(line, { x: 30, y: 70, turn: -4 }), { y: -60 }), width, height: height + 90 }
}

export const mascara: Drawing = {
  front,
  detail: (studio) => open(studio, bristles),
  texture: smearSwatch(0.6),
}
