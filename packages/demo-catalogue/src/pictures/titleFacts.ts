import type { DrawingKind } from '#types.ts'
import { titleCount } from './titleCount.ts'
import { namedFinish, type Finish } from '#drawings/finishes.ts'
import { namedPrint, type Print } from '#drawings/prints.ts'

/** What a title promises of its picture. */
export interface TitleFacts {
  /** Words for the cut or the variety, of those that tell products of the kind apart. */
  words: readonly string[]
  /** Number of pieces; undefined when the title names none. */
  count: number | undefined
  print: Print | undefined
  finish: Finish | undefined
}

/** Words of titles that a picture must show, by kind. A shopper sees at once when one of them is not true. */
const TELLING_WORDS: Partial<Record<DrawingKind, readonly string[]>> = {
  'baby-set': ['kurta', 'wipes', 'weaning', 'cardigan'],
  bangles: ['beaten', 'lac', 'glass', 'kada', 'openable', 'mirror'],
  bra: ['t-shirt', 'minimiser', 'bralette', 'lace', 'sports', 'strapless'],
  briefs: ['hipster', 'high-waist', 'shaper', 'belt', 'seamless', 'no-show', 'period'],
  'brush-set': ['kabuki', 'eye', 'starter kit'],
  clutch: ['box', 'envelope', 'potli', 'beaded', 'velvet'],
  compact: ['cushion', 'puff', 'duo', 'single'],
  diapers: ['langot', 'nursing pads'],
  dress: [
    'tiered',
    'maxi',
    'midi',
    'mini',
    'shirt dress',
    'belt',
    'kurti',
    'slip',
    'satin',
    'wrap',
    'puff sleeve',
    'bodycon',
    'ribbed',
    'pinafore',
    'sequin',
  ],
  dupatta: ['tissue', 'doria'],
  'feeding-bottle': ['straw cup'],
  'gift-box': ['hamper', 'herbal colour', 'bath set'],
  'hair-tool': ['comb', 'straightener', 'dryer'],
  hoops: ['studs', 'hammered'],
  jacket: ['quilted', 'floor-length', 'shrug', 'robe', 'blazer', 'waistcoat', 'bandhgala', 'organza'],
  jar: ['blender'],
  jhumka: ['chandbali', 'peacock', 'lakshmi', 'meenakari'],
  jutti: ['mules', 'mirror', 'floral', 'pearl', 'embroidered'],
  kurta: [
    'straight',
    'a-line',
    'anarkali',
    'kurti',
    'sleeveless',
    'kurta set',
    'shirt',
    'pintucks',
    'with palazzo',
  ],
  'lip-gloss': ['jelly'],
  lipstick: ['balm', 'stick', 'concealer', 'jelly', 'root', 'trio'],
  'maternity-dress': ['tie-waist', 'nightdress', 'front-open'],
  mascara: ['eyeliner', 'metallic', 'brow gel'],
  'nail-polish': ['top coat'],
  necklace: ['choker set', 'choker', 'coin', 'hansli'],
  nightwear: ['notched collar', 'pyjama', 'nightdress', 'camisole', 'shorts', 'kaftan', 'waffle', 'lounge'],
  palazzo: ['sharara', 'flared', 'pyjama'],
  palette: ['cheek', 'eyeshadow'],
  pencil: ['wooden', 'felt tip', 'pen', 'crayon', 'stick'],
  ring: ['toe rings', 'stacking', 'navratna', 'polki'],
  'roll-on': ['stick', 'sunscreen', 'hair'],
  romper: ['dungaree', 'sleep sack', 'jhabla', 'romper'],
  saree: ['silk', 'organza', 'kanjivaram'],
  sandals: ['braided', 'block heel', 'slide', 'toe-ring', 'flats', 'stilettos', 'strappy'],
  'sling-bag': ['quilted', 'phone', 'pebbled'],
  soap: ['brush', 'foot scrubber'],
  'soft-toy': ['elephant', 'doll', 'langur'],
  'spray-bottle': ['hairspray'],
  sunglasses: ['cat-eye', 'round', 'oversized', 'square'],
  swaddle: ['quilt', 'hooded towel'],
  top: [
    'oversized',
    'shirt',
    'peplum',
    'crop',
    'tee',
    'smocked',
    'bow',
    'satin',
    'sleeveless',
    'shell',
    'camisole',
  ],
  'tote-bag': ['canvas and leather', 'reed', 'market'],
  tube: ['lipstick'],
  trousers: [
    'wide-leg',
    'jeans',
    'tapered',
    'dhoti',
    'joggers',
    'petticoat',
    'leggings',
    'linen',
    'maternity',
  ],
  watch: ['leather strap', 'bracelet', 'mesh'],
}

/** Kinds that come in packs or sets, or with a number of pans. */
// oxfmt-ignore
const COUNTED: readonly DrawingKind[] = [
  'baby-set', 'bangles', 'briefs', 'brush-set', 'compact', 'diapers', 'gift-box', 'lipstick', 'palette', 'ring', 'romper', 'soap',
  'swaddle', 'top',
]

/** Kinds that are made of a cloth with a print. */
// oxfmt-ignore
export const CLOTH: readonly DrawingKind[] = [
  'baby-set', 'bra', 'briefs', 'clutch', 'dress', 'dupatta', 'jacket', 'kurta', 'lehenga', 'maternity-dress', 'nightwear',
  'palazzo', 'romper', 'saree', 'sling-bag', 'swaddle', 'top', 'tote-bag', 'trousers',
]

const says = (title: string, word: string) => new RegExp(`\\b${word}\\b`).test(title)

export function factsOf(kind: DrawingKind, title: string): TitleFacts {
  const lower = title.toLowerCase()
  return {
    words: (TELLING_WORDS[kind] ?? []).filter((word) => says(lower, word)),
    count: COUNTED.includes(kind) ? titleCount(lower) : undefined,
    print: CLOTH.includes(kind) ? namedPrint(lower) : undefined,
    finish: namedFinish(kind, lower),
  }
}

/** What a photograph or a drawing shows. */
export interface Shown {
  kind: DrawingKind
  /** The telling words of what it shows. */
  words?: readonly string[]
  /** Number of pieces where titles count them. */
  count?: number
  /** Prints that it has; `any` when it takes the print of the title. Plain by default. */
  prints?: readonly Print[] | 'any'
  /** Finish that it takes when the title names it. None by default. */
  finish?: Finish
}

/** Whether a picture shows what a title promises: the same variety, number, print and finish. */
export function keeps({ words = [], count, prints = ['plain'], finish }: Shown, facts: TitleFacts): boolean {
  return (
    facts.words.length === words.length &&
    facts.words.every((word) => words.includes(word)) &&
    facts.count === count &&
    (facts.finish === undefined || facts.finish === finish) &&
    (prints === 'any' || prints.includes(facts.print ?? 'plain'))
  )
}
