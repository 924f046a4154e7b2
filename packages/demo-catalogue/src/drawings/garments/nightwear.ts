import { darken, lightness } from '../colour.ts'
import { border, drape, fold, piece } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { says, type Studio } from '../studio.ts'
import { group, path } from '../svg.ts'
import { neckLabel } from './hanger.ts'
import { buttons, tunic } from './tunic.ts'
import { pile } from './folded.ts'
import { legs } from './legs.ts'
import { onHanger } from './onHanger.ts'

const pipingOf = ({ colour }: Studio) => (lightness(colour) > 0.6 ? darken(colour, 0.4) : '#fbf4ea')

/** A buttoned shirt with a notched collar above long trousers. */
function pyjamas(studio: Studio): Figure {
  const print = printOf(studio)
  const piping = pipingOf(studio)
  const isLounge = says(studio, /lounge/)
  const isWarm = says(studio, /winter/)
  const collar = path('M-82 0L-118 96L-70 112L-84 150L0 210M82 0L118 96L70 112L84 150L0 210', {
    stroke: piping,
    width: 7,
  })
  const shirt = tunic(studio, {
    print,
    neck: isLounge ? { half: 116, depth: 78, shape: 'round' } : { half: 82, depth: 190, shape: 'v' },
    shoulder: [222, 44],
    chest: [214, 260],
    waist: [214, 420],
    hem: [226, 600],
    sag: 16,
    folds: 5,
    depth: 0.28,
    sleeve:
      isLounge || isWarm
        ? { length: 470, width: 124, spread: 110 }
        : { length: 280, width: 140, spread: 104 },
    over: isLounge
      ? ''
      : collar +
        path('M0 210V660', { stroke: piping, width: 6 }) +
        path('M60 300H160V400H60Z', { stroke: piping, width: 5 }) +
        buttons(250, 560, 4, piping, 22),
  })
  const trousers = legs(studio, {
    print,
    length: isLounge ? 640 : 760,
    half: 196,
    ankle: isLounge ? 120 : 104,
    rise: 170,
  })
  return onHanger(
    studio,
    group(trousers, { y: 540, scale: 0.86 }) + shirt + neckLabel(studio, 0, 6),
    208,
    740,
    1230,
  )
}

/** Gathered from a yoke to mid-calf, with flutter sleeves. */
function nightdress(studio: Studio): Figure {
  const yoke = 'M-190 230Q0 256 190 230'
  const garment =
    tunic(studio, {
      print: printOf(studio),
      scale: 0.8,
      neck: { half: 88, depth: 110, shape: 'round' },
      shoulder: [200, 42],
      chest: [186, 240],
      waist: [206, 360],
      hem: [330, 1040],
      sag: 30,
      folds: 9,
      depth: 0.36,
      sleeve: { length: 190, width: 190, spread: 104 },
      over:
        path(yoke, { stroke: darken(studio.colour, 0.4), width: 6, opacity: 0.6 }) +
        buttons(130, 212, 3, pipingOf(studio)),
    }) + neckLabel(studio, 0, 4, 84)
  return onHanger(studio, garment, 190, 760, 1090)
}

/** A length of cloth to the ankles with an opening for the head: seams make wide sleeves of its sides, a cord its waist. */
function kaftan(studio: Studio): Figure {
  const outline =
    'M-90 0C-40 60 -10 130 0 190C10 130 40 60 90 0L230 36C310 150 370 330 392 520L300 566C270 700 300 1100 352 1500Q0 1560 -352 1500C-300 1100 -270 700 -300 566L-392 520C-370 330 -310 150 -230 36Z'
  const trim = studio.accent
  const folds = [-3, -2, -1, 1, 2, 3].map((i) => fold(studio, i * 46, 470, i * 92, 1580, 26, 0.3)).join('')
  const sleeve = [-1, 1]
    .map(
      (s) =>
        fold(studio, s * 226, 80, s * 300, 560, 30, 0.3) +
        border(`M${s * 408} 496L${s * 290} 550`, 34, trim, studio.colour),
    )
    .join('')
  const garment =
    path('M-90 0C-40 -24 40 -24 90 0L0 180Z', { fill: darken(studio.colour, 0.4) }) +
    piece(studio, {
      outline,
      print: printOf(studio),
      inside:
        folds +
        sleeve +
        border('M-440 1486Q0 1552 440 1486', 60, trim, studio.colour) +
        path('M-240 440Q0 480 240 440', { stroke: darken(studio.colour, 0.4), width: 7, opacity: 0.6 }) +
        path('M-92 0C-40 60 -10 130 0 190C10 130 40 60 92 0', { stroke: trim, width: 22 }),
    }) +
    path('M-6 462C-30 540 -26 590 -40 650M8 462C34 530 30 600 44 640', { stroke: trim, width: 8 })
  return onHanger(studio, garment, 212, 900, 1560)
}

/** A camisole on narrow straps above shorts, both edged with lace. */
function camisoleAndShorts(studio: Studio): Figure {
  const lace = studio.accent
  const straps = [-1, 1]
    .map((s) =>
      path(`M${s * 120} 130C${s * 116} 80 ${s * 110} 40 ${s * 104} -2`, { stroke: studio.colour, width: 10 }),
    )
    .join('')
  const edge = (d: string) =>
    path(d, { stroke: lace, width: 22, dash: '0.1 22' }) + path(d, { stroke: lace, width: 8 })
  const camisole = tunic(studio, {
    print: 'plain',
    neck: { half: 122, depth: 116, shape: 'v' },
    shoulder: [130, 2],
    chest: [196, 130],
    waist: [182, 300],
    hem: [222, 480],
    sag: 16,
    folds: 4,
    depth: 0.36,
    over: edge('M-122 0L0 116L122 0') + edge('M-230 474Q0 500 230 474'),
  })
  const shorts =
    legs(studio, { print: 'plain', length: 330, half: 214, ankle: 128, rise: 170 }) +
    [-1, 1].map((s) => edge(`M${s * 14} 324Q${s * 140} 344 ${s * 272} 322`)).join('')
  return onHanger(studio, straps + group(shorts, { y: 560 }) + group(camisole, { y: 120 }), 150, 660, 930)
}

function nightwearFigure(studio: Studio): Figure {
  if (says(studio, /kaftan/)) return kaftan(studio)
  if (says(studio, /nightdress/)) return nightdress(studio)
  if (says(studio, /camisole/)) return camisoleAndShorts(studio)
  return pyjamas(studio)
}

export const nightwear: Drawing = {
  front: nightwearFigure,
  detail: pile(({ colour }) => darken(colour, 0.12)),
  texture: drape(),
}
