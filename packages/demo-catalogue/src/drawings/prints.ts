import { darken, lighten, lightness } from './colour.ts'
import type { Studio } from './studio.ts'
import { chikan, phulkari } from './embroidery.ts'
import { kalamkari } from './kalamkari.ts'
import { butta, dot, flower, leaf, lotus, mirror } from './motifs.ts'
import { path, rect } from './svg.ts'

const PRINTS = [
  'bandhani',
  'ajrakh',
  'kalamkari',
  'block',
  'stripe',
  'ikat',
  'chikan',
  'phulkari',
  'mirror',
  'dots',
  'floral',
  'check',
  'lehariya',
  'lotus',
  'butta',
  'waffle',
  'rib',
  'denim',
  'plain',
] as const

export type Print = (typeof PRINTS)[number]

/** Words in titles that name a print. */
const NAMES_OF_PRINTS: Record<Print, RegExp> = {
  bandhani: /band(hani|hej)/,
  ajrakh: /ajrakh|patola/,
  kalamkari: /kalamkari/,
  block: /block|dabu|sanganer|bagru/,
  stripe: /strip/,
  ikat: /ikat|sambalpuri|pochampally/,
  chikan: /chikan/,
  phulkari: /phulkari/,
  mirror: /mirror work/,
  dots: /\bdots?\b|polka|butti/,
  floral: /floral|flower|bloom|garden|petal|rose print/,
  check: /check|gingham|plaid|kota doria/,
  lehariya: /l[ea]her?iya/,
  lotus: /lotus/,
  butta: /banarasi|kanjivaram|brocade|jamdani/,
  waffle: /waffle/,
  rib: /\brib|knit/,
  denim: /denim|jean/,
  plain: /plain|solid|satin|silk|linen|velvet|organza|georgette|modal|poplin|crepe|chiffon|tissue|khadi|lace/,
}

/** Print that a title names. */
export const namedPrint = (title: string): Print | undefined =>
  PRINTS.find((print) => NAMES_OF_PRINTS[print].test(title.toLowerCase()))

/** Print of a cloth: as the title says, otherwise none. */
export const printOf = ({ title, label = '' }: Studio): Print => namedPrint(title ?? label) ?? 'plain'

/** Tile of a print, [width, height, art], drawn over the cloth's own colour. */
export function tile(print: Print, colour: string, accent: string): [number, number, string] {
  const dark = lightness(colour) < 0.55
  const pale = dark ? lighten(colour, 0.82) : darken(colour, 0.4)
  const soft = dark ? lighten(colour, 0.3) : darken(colour, 0.12)
  const lines = (d: string, stroke: string, width: number) => path(d, { stroke, width })
  switch (print) {
    case 'bandhani': {
      const ring = (x: number, y: number) => dot(x, y, 6, pale) + dot(x, y, 2.4, darken(colour, 0.2))
      const ringed = [0, 60, 120, 180, 240, 300].map((a) =>
        ring(
          60 + Math.round(30 * Math.cos((a * Math.PI) / 180)),
          60 + Math.round(30 * Math.sin((a * Math.PI) / 180)),
        ),
      )
      return [
        120,
        120,
        ringed.join('') +
          dot(60, 60, 9, accent) +
          dot(60, 60, 3, pale) +
          ring(0, 0) +
          ring(120, 0) +
          ring(0, 120) +
          ring(120, 120),
      ]
    }
    case 'ajrakh':
      return [
        110,
        110,
        rect(0, 0, 110, 110, { stroke: pale, width: 3 }) +
          rect(14, 14, 82, 82, { stroke: accent, width: 4 }) +
          path('M55 20L90 55L55 90L20 55Z', { fill: darken(colour, 0.35), stroke: pale, width: 2.5 }) +
          flower(55, 55, 28, accent, pale) +
          [
            [14, 14],
            [96, 14],
            [14, 96],
            [96, 96],
          ]
            .map(([x, y]) => dot(x!, y!, 5, pale))
            .join(''),
      ]
    case 'kalamkari':
      return kalamkari(colour, accent)
    case 'block':
      return [
        130,
        150,
        [
          [35, 40],
          [100, 115],
        ]
          .map(
            ([x, y]) =>
              leaf(x!, y! + 16, 17, 60, pale) +
              leaf(x!, y! + 16, 17, 120, pale) +
              flower(x!, y!, 24, accent, pale) +
              lines(`M${x} ${y! + 14}V${y! + 38}`, pale, 3),
          )
          .join('') +
          dot(100, 40, 4, soft) +
          dot(35, 115, 4, soft),
      ]
    case 'stripe':
      return [
        64,
        64,
        rect(0, 0, 18, 64, { fill: pale, opacity: 0.85 }) + rect(40, 0, 4, 64, { fill: accent }),
      ]
    case 'ikat':
      return [
        120,
        160,
        path(
          'M60 6L74 30L92 44L80 62L104 80L80 98L92 116L74 130L60 154L46 130L28 116L40 98L16 80L40 62L28 44L46 30Z',
          { fill: pale, opacity: 0.9 },
        ) +
          path('M60 40L78 66L86 80L78 94L60 120L42 94L34 80L42 66Z', { fill: accent }) +
          path('M60 62L72 80L60 98L48 80Z', { fill: colour }) +
          lines('M0 20V40M0 120V140M120 20V40M120 120V140', pale, 8),
      ]
    case 'chikan':
      return chikan(colour)
    case 'phulkari':
      return phulkari(colour, accent)
    case 'mirror':
      return [120, 120, mirror(30, 30, accent) + mirror(90, 90, accent)]
    case 'dots':
      return [72, 72, dot(18, 18, 8, pale) + dot(54, 54, 8, pale)]
    case 'floral':
      return [
        200,
        220,
        leaf(60, 76, 26, 40, soft) +
          leaf(60, 76, 24, 130, soft) +
          flower(60, 60, 38, pale, accent) +
          leaf(150, 182, 22, 200, soft) +
          leaf(150, 182, 24, -30, soft) +
          flower(150, 166, 30, accent, pale) +
          flower(160, 50, 14, pale, accent) +
          flower(40, 180, 16, pale, accent) +
          leaf(100, 120, 18, 75, soft),
      ]
    case 'check':
      return [
        90,
        90,
        rect(0, 0, 34, 90, { fill: pale, opacity: 0.35 }) +
          rect(0, 0, 90, 34, { fill: pale, opacity: 0.35 }) +
          rect(58, 0, 5, 90, { fill: accent, opacity: 0.8 }) +
          rect(0, 58, 90, 5, { fill: accent, opacity: 0.8 }),
      ]
    case 'lehariya':
      return [
        120,
        120,
        lines('M-30 30L30 -30M-30 150L150 -30M90 150L150 90', pale, 9) +
          lines('M-30 70L70 -30M50 150L150 50', accent, 5) +
          lines('M-30 110L110 -30M10 150L150 10', pale, 2.5),
      ]
    case 'lotus':
      return [
        300,
        340,
        lotus(90, 110, 1.15, lighten(accent, 0.1), darken(colour, 0.22)) +
          lotus(235, 270, 0.85, lighten(accent, 0.1), darken(colour, 0.3)),
      ]
    case 'butta':
      return [96, 120, butta(26, 34, accent) + butta(74, 94, accent)]
    case 'waffle':
      return [
        80,
        80,
        lines(
          threads(80, 16, (at) => `M${at} 0V80M0 ${at}H80`),
          darken(colour, 0.09),
          4,
        ) +
          lines(
            threads(80, 16, (at) => `M${at + 5} 0V80M0 ${at + 5}H80`),
            lighten(colour, 0.22),
            4,
          ),
      ]
    // Many tiny tiles are slow to fill with, so threads are repeated inside a larger one.
    case 'rib':
      return [
        84,
        84,
        lines(
          threads(84, 14, (x) => `M${x} 0V84`),
          darken(colour, 0.12),
          3,
        ) +
          lines(
            threads(84, 14, (x) => `M${x + 7} 0V84`),
            lighten(colour, 0.12),
            4,
          ),
      ]
    case 'denim':
      return [
        96,
        96,
        lines(
          threads(192, 12, (x) => `M${x - 96} 96L${x} 0`),
          lighten(colour, 0.3),
          1.6,
        ),
      ]
    case 'plain':
      return [
        96,
        96,
        lines(
          threads(96, 8, (y) => `M0 ${y + 4}H96`),
          lighten(colour, 0.12),
          0.8,
        ) +
          lines(
            threads(96, 8, (x) => `M${x + 4} 0V96`),
            darken(colour, 0.09),
            0.6,
          ),
      ]
  }
}

const threads = (length: number, step: number, draw: (at: number) => string) =>
  Array.from({ length: length / step }, (_, i) => draw(i * step)).join('')
