import { factsOf, keeps, type Shown } from '@shop/demo-catalogue/pictures/titleFacts'
import type { DrawingKind } from '@shop/demo-catalogue/types'
import { hasNegative } from './negatives.ts'

/** What the negatives show of kinds that have varieties. */
export const MODELS: Readonly<Record<string, Shown>> = {
  bra: { kind: 'bra', words: ['lace'] },
  'brush-set': { kind: 'brush-set', count: 5 },
  dress: { kind: 'dress', words: ['midi', 'belt'], prints: ['dots'] },
  'foundation-bottle': { kind: 'foundation-bottle', finish: 'shimmer' },
  'hair-tool': { kind: 'hair-tool', words: ['straightener'] },
  jhumka: { kind: 'jhumka', words: ['meenakari'] },
  jutti: { kind: 'jutti', words: ['embroidered'] },
  kurta: { kind: 'kurta', words: ['a-line'], prints: 'any' },
  lehenga: { kind: 'lehenga', prints: 'any' },
  'lip-gloss': { kind: 'lip-gloss', finish: 'shimmer' },
  'maternity-dress': { kind: 'maternity-dress', words: ['tie-waist'], prints: 'any' },
  'nail-polish': { kind: 'nail-polish', finish: 'glitter' },
  palazzo: { kind: 'palazzo', words: ['flared'] },
  palette: { kind: 'palette', count: 9 },
  romper: { kind: 'romper', words: ['romper'], prints: ['dots'] },
  saree: { kind: 'saree', prints: 'any' },
  dupatta: { kind: 'dupatta', prints: 'any' },
  soap: { kind: 'soap', count: 2 },
  sunglasses: { kind: 'sunglasses', words: ['oversized', 'square'] },
  swaddle: { kind: 'swaddle', count: 2 },
  'tote-bag': { kind: 'tote-bag', words: ['canvas and leather'] },
  trousers: { kind: 'trousers', words: ['tapered'] },
  watch: { kind: 'watch', words: ['leather strap'] },
  'anarkali-kurta': { kind: 'kurta', words: ['anarkali'], prints: 'any' },
  'beaten-bangles': { kind: 'bangles', words: ['beaten'], count: 3 },
  'bodycon-dress': { kind: 'dress', words: ['bodycon', 'ribbed'], prints: ['rib'] },
  'briefs-pair': { kind: 'briefs', words: ['high-waist'], count: 2 },
  'camisole-pack': { kind: 'top', words: ['camisole'], count: 2 },
  'camisole-set': { kind: 'nightwear', words: ['camisole', 'shorts'] },
  'choker-set': { kind: 'necklace', words: ['choker set', 'choker'] },
  'coin-necklace': { kind: 'necklace', words: ['coin'] },
  'crop-shirt': { kind: 'top', words: ['shirt', 'crop'], prints: 'any' },
  'glass-bangles': { kind: 'bangles', words: ['glass'], count: 12 },
  'hammered-hoops': { kind: 'hoops', words: ['hammered'] },
  hansli: { kind: 'necklace', words: ['hansli'] },
  hipsters: { kind: 'briefs', words: ['hipster'], count: 3 },
  jeans: { kind: 'trousers', words: ['jeans'], prints: 'any' },
  'jelly-gloss': { kind: 'lip-gloss', words: ['jelly'] },
  kurti: { kind: 'kurta', words: ['kurti'], prints: 'any' },
  'kurta-set': { kind: 'kurta', words: ['kurta set'] },
  'kurti-slip': { kind: 'dress', words: ['kurti', 'slip'] },
  'lac-bangles': { kind: 'bangles', words: ['lac', 'mirror'], count: 8 },
  leggings: { kind: 'trousers', words: ['leggings', 'maternity'] },
  'midi-dress': { kind: 'dress', words: ['midi'], prints: 'any' },
  'mini-dress': { kind: 'dress', words: ['mini', 'puff sleeve'] },
  'navratna-ring': { kind: 'ring', words: ['navratna'] },
  'net-dupatta': { kind: 'dupatta', words: ['doria'], prints: 'any' },
  nightdress: { kind: 'nightwear', words: ['nightdress'], prints: 'any' },
  'nursing-nightdress': { kind: 'maternity-dress', words: ['nightdress', 'front-open'], prints: 'any' },
  'organza-saree': { kind: 'saree', words: ['organza'], prints: 'any' },
  'oversized-shirt': { kind: 'top', words: ['oversized', 'shirt'], prints: 'any' },
  'palazzo-kurta': { kind: 'kurta', words: ['with palazzo'] },
  'peplum-top': { kind: 'top', words: ['peplum'], prints: 'any' },
  petticoat: { kind: 'trousers', words: ['petticoat'] },
  'pinafore-dress': { kind: 'dress', words: ['pinafore'], prints: 'any' },
  'pintuck-kurta': { kind: 'kurta', words: ['pintucks'], prints: 'any' },
  'polki-ring': { kind: 'ring', words: ['polki'] },
  'pyjama-palazzo': { kind: 'palazzo', words: ['pyjama'] },
  'pyjama-set': { kind: 'nightwear', words: ['notched collar', 'pyjama'], prints: 'any' },
  'quilted-jacket': { kind: 'jacket', words: ['quilted'], prints: 'any' },
  'sequin-dress': { kind: 'dress', words: ['sequin'] },
  sharara: { kind: 'palazzo', words: ['sharara'] },
  'shell-top': { kind: 'top', words: ['sleeveless', 'shell'], prints: 'any' },
  'shirt-dress': { kind: 'dress', words: ['shirt dress', 'belt'], prints: 'any' },
  'shirt-kurta': { kind: 'kurta', words: ['shirt'], prints: 'any' },
  'silk-saree': { kind: 'saree', words: ['silk'], prints: 'any' },
  'sleeveless-kurta': { kind: 'kurta', words: ['sleeveless'], prints: 'any' },
  'slip-dress': { kind: 'dress', words: ['satin', 'slip'] },
  'soap-box': { kind: 'gift-box', count: 7 },
  'sports-bra': { kind: 'bra', words: ['sports'] },
  'stacking-rings': { kind: 'ring', words: ['stacking'], count: 3 },
  'straight-kurta': { kind: 'kurta', words: ['straight'], prints: 'any' },
  tee: { kind: 'top', words: ['tee'] },
  'tiered-dress': { kind: 'dress', words: ['tiered', 'maxi'], prints: 'any' },
  'tissue-dupatta': { kind: 'dupatta', words: ['tissue'], prints: 'any' },
  'toe-rings': { kind: 'ring', words: ['toe rings'], count: 2 },
  'top-coat': { kind: 'nail-polish', words: ['top coat'] },
  'wide-leg': { kind: 'trousers', words: ['wide-leg', 'linen'] },
  waistcoat: { kind: 'jacket', words: ['waistcoat', 'bandhgala'] },
  'wrap-dress': { kind: 'dress', words: ['wrap'], prints: 'any' },
}

/** Photographed model that shows what the title promises; undefined when none does. */
export function modelOf({
  kind,
  title,
}: {
  kind: DrawingKind
  title?: string | undefined
}): string | undefined {
  if (title === undefined) return hasNegative(`${kind}.front`) ? kind : undefined
  const facts = factsOf(kind, title)
  const shownOf = (name: string): Shown => MODELS[name] ?? { kind }
  return [kind, ...Object.keys(MODELS).filter((name) => name !== kind && shownOf(name).kind === kind)].find(
    (name) => hasNegative(`${name}.front`) && keeps(shownOf(name), facts),
  )
}
