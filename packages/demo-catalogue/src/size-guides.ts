import type { DemoSizeGuide } from './types.ts'

type Range = [from: number, to: number]
type Row = DemoSizeGuide['sizes'][number]

/** Of the demo's brands, compiled for them; they follow no brand's chart. Bra sizes follow the steps of EN 13402, European shoe sizes the Paris point. */

const around = (name: string, how: string) => ({ name, unit: 'mm' as const, how })

const BUST = around('Bust', 'Around the fullest part of the bust, with the tape level.')
const WAIST = around('Waist', 'Around the narrowest part, above the navel. Do not hold your breath.')
const HIP = around('Hip', 'Around the fullest part of the seat, with your feet together.')
const SHOULDER = around('Shoulder', 'Across the back, from the edge of one shoulder to that of the other.')
const BETWEEN = 'Between two sizes? Choose the larger.'

/** Bust, waist, hip and shoulder of a body, by size. */
const INDIAN: Record<string, [Range, Range, Range, number]> = {
  XS: [[790, 830], [630, 670], [860, 900], 355],
  S: [[840, 880], [680, 720], [910, 950], 365],
  M: [[890, 930], [730, 770], [960, 1000], 375],
  L: [[940, 980], [780, 830], [1010, 1050], 385],
  XL: [[990, 1040], [840, 890], [1060, 1110], 400],
  XXL: [[1050, 1100], [900, 960], [1120, 1170], 415],
  '3XL': [[1110, 1170], [970, 1030], [1180, 1240], 430],
}

/** Western sizes: closer at waist and hip. */
const WESTERN: typeof INDIAN = {
  XS: [[800, 830], [600, 640], [860, 890], 350],
  S: [[840, 870], [650, 690], [900, 930], 360],
  M: [[880, 920], [700, 740], [940, 980], 370],
  L: [[930, 970], [750, 800], [990, 1030], 380],
  XL: [[980, 1030], [810, 860], [1040, 1090], 390],
  XXL: [[1040, 1090], [870, 930], [1100, 1150], 405],
  '3XL': [[1100, 1160], [940, 1000], [1160, 1220], 420],
}

const rowsOf = (bodies: typeof INDIAN, ...places: number[]): Row[] =>
  Object.entries(bodies).map(([name, body]) => ({ name, values: places.flatMap((at) => [body[at] ?? 0]) }))

/** Band of a bra: its number, and the body below the bust that it is for. */
const BANDS: [band: number, underbust: number][] = [
  [32, 700],
  [34, 750],
  [36, 800],
  [38, 850],
]
/** How much more the bust measures than the body below it. */
const CUPS: [cup: string, more: number][] = [
  ['B', 150],
  ['C', 170],
  ['D', 190],
  ['DD', 210],
]
const bras: Row[] = BANDS.flatMap(([band, under]) =>
  CUPS.map(([cup, more]) => ({
    name: `${band}${cup}`,
    values: [
      [under - 20, under + 20],
      [under + more - 10, under + more + 10],
    ],
  })),
)
/** Bralettes and sports bras in the sizes of tops. */
const softBras: Row[] = Object.entries(INDIAN).map(([name, [[from, to]]]) => ({
  name,
  values: [
    [from - 130, to - 130],
    [from, to],
  ],
}))

const shoes: [uk: string, eu: string, foot: number][] = [
  ['3', '35.5', 223],
  ['3.5', '36', 227],
  ['4', '37', 231],
  ['4.5', '37.5', 236],
  ['5', '38', 240],
  ['5.5', '38.5', 244],
  ['6', '39.5', 248],
  ['6.5', '40', 253],
  ['7', '40.5', 257],
  ['8', '42', 265],
]

/** Age, the child's length, chest and weight. */
const babies: [age: string, length: Range, chest: Range, weight: Range][] = [
  ['0–3 M', [500, 600], [370, 410], [3_000, 6_000]],
  ['3–6 M', [600, 670], [410, 440], [5_500, 7_500]],
  ['6–9 M', [670, 720], [440, 460], [7_000, 8_500]],
  ['6–12 M', [670, 760], [440, 470], [7_000, 9_500]],
  ['12–18 M', [760, 820], [470, 500], [9_000, 11_000]],
  ['18–24 M', [820, 880], [490, 520], [10_500, 12_500]],
]
const LENGTH = around('Length', 'From the top of the head to the heel, lying straight.')
const WEIGHT = {
  name: 'Weight',
  unit: 'g' as const,
  how: 'Without clothes, or as the last visit to the clinic had it.',
}

export const sizeGuides: DemoSizeGuide[] = [
  {
    slug: 'indian-wear',
    title: 'Indian wear',
    of: 'body',
    categories: ['kurtas', 'lehengas'],
    columns: [BUST, WAIST, HIP, SHOULDER],
    sizes: rowsOf(INDIAN, 0, 1, 2, 3),
    note: BETWEEN,
  },
  {
    slug: 'dresses-tops-and-jackets',
    title: 'Dresses, tops and jackets',
    of: 'body',
    categories: ['dresses', 'tops', 'jackets'],
    columns: [BUST, WAIST, HIP, SHOULDER],
    sizes: rowsOf(INDIAN, 0, 1, 2, 3),
    note: BETWEEN,
  },
  {
    slug: 'sheher-dresses-tops-and-jackets',
    title: 'Dresses, tops and jackets by Sheher',
    of: 'body',
    categories: ['dresses', 'tops', 'jackets'],
    brands: ['sheher'],
    columns: [BUST, WAIST, HIP, SHOULDER],
    sizes: rowsOf(WESTERN, 0, 1, 2, 3),
    note: `Sheher follows western sizes, which are closer at the waist. ${BETWEEN}`,
  },
  {
    slug: 'tantu-waistcoats',
    title: 'Waistcoats by Tantu',
    of: 'product',
    categories: ['jackets'],
    brands: ['tantu'],
    columns: [
      around('Chest', 'Around the buttoned waistcoat, just below the armholes.'),
      around('Shoulder', 'Across the back, from seam to seam.'),
      around('Length', 'From the top of the shoulder to the hem.'),
    ],
    sizes: [
      { name: 'S', values: [920, 350, 600] },
      { name: 'M', values: [970, 360, 610] },
      { name: 'L', values: [1020, 370, 620] },
      { name: 'XL', values: [1080, 385, 630] },
    ],
    note: 'Compare with a waistcoat of yours that fits. Its chest should be 4 to 8 cm more than your bust.',
  },
  {
    slug: 'trousers',
    title: 'Trousers and palazzos',
    of: 'body',
    categories: ['trousers'],
    columns: [WAIST, HIP],
    sizes: rowsOf(INDIAN, 1, 2),
    note: BETWEEN,
  },
  {
    slug: 'sheher-trousers',
    title: 'Trousers by Sheher',
    of: 'body',
    categories: ['trousers'],
    brands: ['sheher'],
    columns: [WAIST, HIP],
    sizes: rowsOf(WESTERN, 1, 2),
    note: `Sheher follows western sizes, which are closer at the waist. ${BETWEEN}`,
  },
  {
    slug: 'sleep-and-lounge',
    title: 'Sleep and lounge',
    of: 'body',
    categories: ['sleep'],
    columns: [BUST, WAIST, HIP],
    sizes: rowsOf(INDIAN, 0, 1, 2),
    note: BETWEEN,
  },
  {
    slug: 'bras',
    title: 'Bras',
    of: 'body',
    categories: ['bras'],
    columns: [
      around('Under the bust', 'Firmly around the ribs, just below the bust, after breathing out.'),
      around('Bust', 'Loosely around the fullest part, in a bra without padding.'),
    ],
    sizes: [...bras, ...softBras],
    note: 'The band should sit level on its loosest hook. It stretches with wear.',
  },
  {
    slug: 'briefs',
    title: 'Briefs',
    of: 'body',
    categories: ['briefs'],
    columns: [WAIST, HIP],
    sizes: rowsOf(INDIAN, 1, 2),
    note: 'The hip decides. Between two sizes, choose the larger.',
  },
  {
    slug: 'shapewear',
    title: 'Shapewear, slips and petticoats',
    of: 'body',
    categories: ['shapewear'],
    columns: [BUST, WAIST, HIP],
    sizes: rowsOf(INDIAN, 0, 1, 2),
    note: 'For petticoats and shapers waist and hip count, for camisoles the bust. A smaller size does not shape more, it rolls.',
  },
  {
    slug: 'maternity',
    title: 'Maternity wear',
    of: 'body',
    categories: ['maternity-wear'],
    columns: [BUST, { ...WAIST, how: 'As it was before the pregnancy, at the narrowest part.' }, HIP],
    sizes: rowsOf(INDIAN, 0, 1, 2),
    note: 'Choose the size that you wore before the pregnancy. The cut leaves room for what grows.',
  },
  {
    slug: 'recovery-belts',
    title: 'Recovery belts',
    of: 'body',
    categories: ['maternity-care'],
    columns: [{ ...WAIST, how: 'Around the navel, as it is now.' }, HIP],
    sizes: [
      {
        name: 'S',
        values: [
          [700, 800],
          [880, 980],
        ],
      },
      {
        name: 'M',
        values: [
          [800, 900],
          [960, 1060],
        ],
      },
      {
        name: 'L',
        values: [
          [900, 1000],
          [1040, 1140],
        ],
      },
      {
        name: 'XL',
        values: [
          [1000, 1100],
          [1120, 1220],
        ],
      },
      {
        name: 'XXL',
        values: [
          [1100, 1200],
          [1200, 1300],
        ],
      },
    ],
    note: 'Measure again a few days after delivery: the belt should hold, not press.',
  },
  {
    slug: 'shoes',
    title: 'Juttis, sandals and heels',
    of: 'body',
    categories: ['footwear'],
    columns: [
      { name: 'India', unit: 'text' },
      { name: 'EU', unit: 'text' },
      around(
        'Foot length',
        'Stand on paper in the evening and mark heel and longest toe. The longer foot counts.',
      ),
    ],
    sizes: shoes.map(([uk, eu, foot]) => ({ name: `UK${uk}`, values: [uk, eu, foot] })),
    note: 'India counts shoe sizes as the UK does. Leather juttis give a little at the sides, not in length.',
  },
  {
    slug: 'bangles',
    title: 'Bangles and kadas',
    of: 'product',
    categories: ['bangles'],
    columns: [
      around('Inside across', 'Straight across the inside of a bangle that fits you.'),
      around(
        'Inside around',
        'Thumb on little finger, measure around the widest part of the hand. Choose the first size that is not smaller.',
      ),
    ],
    sizes: [
      { name: '2.2', values: [54, 170] },
      { name: '2.4', values: [57, 180] },
      { name: '2.6', values: [60, 190] },
      { name: '2.8', values: [64, 200] },
    ],
    note: 'The number is the width in inches and sixteenths: 2.4 is two inches and four sixteenths.',
  },
  {
    slug: 'rings',
    title: 'Rings',
    of: 'product',
    categories: ['rings'],
    columns: [
      around(
        'Inside around',
        'Wind a strip of paper around the finger or toe, mark where it meets, and measure the strip.',
      ),
    ],
    sizes: [12, 13, 14, 15, 16, 17, 18].map((size) => ({ name: String(size), values: [40 + size] })),
    note: 'The Indian number is the millimetres around the inside, less 40. Fingers are thickest in the evening.',
  },
  {
    slug: 'baby-clothes',
    title: 'Baby clothes',
    of: 'body',
    categories: ['rompers'],
    columns: [LENGTH, around('Chest', 'Around the chest, under the arms.'), WEIGHT],
    sizes: babies.map(([name, ...values]) => ({ name, values })),
    note: 'Babies of one age differ: length decides, not months.',
  },
  {
    slug: 'sleep-sacks',
    title: 'Sleep sacks',
    of: 'body',
    categories: ['swaddles'],
    columns: [LENGTH, WEIGHT],
    sizes: [
      {
        name: '0–6 M',
        values: [
          [550, 680],
          [3_500, 8_000],
        ],
      },
      {
        name: '6–12 M',
        values: [
          [680, 760],
          [7_000, 10_000],
        ],
      },
      {
        name: '12–18 M',
        values: [
          [760, 830],
          [9_000, 12_000],
        ],
      },
    ],
    note: 'Never choose a larger sack for later: the head must not slip through the neck.',
  },
  {
    slug: 'nappies',
    title: 'Diapers and langots',
    of: 'body',
    categories: ['diapering'],
    columns: [WEIGHT],
    sizes: [
      { name: 'NB (2–5 kg)', values: [[2_000, 5_000]] },
      { name: 'S (4–8 kg)', values: [[4_000, 8_000]] },
      { name: 'M (7–12 kg)', values: [[7_000, 12_000]] },
      { name: 'L (9–14 kg)', values: [[9_000, 14_000]] },
      { name: 'XL (12–17 kg)', values: [[12_000, 17_000]] },
    ],
    note: 'Red marks at the thighs? It is time for the next size.',
  },
]
