import { factsOf, keeps, type Shown } from './titleFacts.ts'
import type { DrawingKind } from '#types.ts'

type Variety = Omit<Shown, 'kind'>

const one = (...words: string[]): Variety => ({ words, prints: 'any' })
const pack = (count: number, ...words: string[]): Variety => ({ words, count, prints: 'any' })

/** What the drawings show of each kind that has varieties; the words of a title choose among them. */
const DRAWN: Partial<Record<DrawingKind, readonly Variety[]>> = {
  'baby-set': [pack(3, 'wipes'), one('weaning'), one('kurta'), one('cardigan')],
  bangles: [pack(3, 'beaten'), pack(8, 'lac', 'mirror'), pack(12, 'glass'), one('kada', 'openable')],
  bra: [one(), one('lace', 'bralette'), one('t-shirt'), one('minimiser'), one('sports'), one('strapless')],
  briefs: [
    one('seamless', 'no-show'),
    one('period'),
    one('high-waist', 'shaper'),
    one('belt'),
    pack(2, 'high-waist'),
    pack(3, 'hipster'),
  ],
  'brush-set': [pack(7), one('kabuki'), one('eye'), one('starter kit')],
  clutch: [one('potli', 'velvet'), one('box'), one('envelope', 'beaded')],
  compact: [one(), one('cushion'), one('puff'), one('single'), pack(2, 'duo')],
  diapers: [one(), pack(5, 'langot'), pack(6, 'nursing pads')],
  dress: [one('midi')],
  'feeding-bottle': [one(), one('straw cup')],
  'gift-box': [pack(7), one('hamper'), one('bath set'), pack(9, 'herbal colour')],
  'hair-tool': [one('comb'), one('dryer'), one('straightener')],
  hoops: [one('hammered'), one('studs'), one()],
  jacket: [one('blazer'), one('floor-length', 'shrug', 'organza'), one('quilted', 'robe')],
  jar: [one(), one('blender')],
  jhumka: [one(), one('chandbali'), one('peacock'), one('lakshmi')],
  jutti: [one('mirror', 'mules'), one('floral'), one('pearl')],
  kurta: [one()],
  lipstick: [one(), one('balm'), one('stick'), pack(3, 'trio')],
  'maternity-dress': [one('front-open', 'nightdress')],
  mascara: [one('eyeliner'), one('brow gel')],
  necklace: [one('choker set', 'choker'), one('coin'), one('hansli')],
  nightwear: [
    one('notched collar', 'pyjama'),
    one('nightdress'),
    one('kaftan', 'nightdress'),
    one('camisole', 'shorts'),
    one('waffle', 'lounge'),
    one(),
  ],
  palazzo: [one(), one('sharara')],
  palette: [pack(3, 'cheek'), ...[4, 9, 16].map((count) => pack(count, 'eyeshadow'))],
  pencil: [one(), one('felt tip'), one('pen'), one('crayon'), one('stick')],
  ring: [one(), one('navratna'), one('polki'), pack(3, 'stacking'), pack(2, 'toe rings')],
  'roll-on': [one('stick')],
  romper: [one('romper'), one('dungaree'), one('sleep sack'), pack(3, 'jhabla')],
  sandals: [
    one('braided', 'block heel'),
    one('slide'),
    one('toe-ring', 'flats'),
    one('strappy', 'stilettos'),
  ],
  'sling-bag': [one(), one('quilted'), one('phone', 'pebbled')],
  soap: [one(), one('brush'), one('foot scrubber'), pack(3)],
  'soft-toy': [one('elephant'), one('doll'), one('langur')],
  sunglasses: [one('cat-eye'), one('round'), one('oversized', 'square')],
  swaddle: [pack(3), one('quilt'), one('hooded towel')],
  top: [one('peplum'), one('smocked'), one('bow', 'satin'), pack(2, 'camisole')],
  'tote-bag': [one('canvas and leather'), one('reed'), one('market')],
  trousers: [
    one('tapered'),
    one('jeans'),
    one('wide-leg', 'linen'),
    one('joggers'),
    one('dhoti'),
    one('petticoat'),
    one('leggings', 'maternity'),
  ],
  watch: [one('leather strap'), one('bracelet'), one('mesh')],
}

/** Whether drawings of a kind differ by its varieties. */
export const hasVarieties = (kind: DrawingKind) => kind in DRAWN

/** Whether the drawing of a product shows what its title promises. */
export function isDrawnTruly(kind: DrawingKind, title: string): boolean {
  const facts = factsOf(kind, title)
  return (DRAWN[kind] ?? [one()]).some((variety) => keeps({ kind, ...variety }, facts))
}
