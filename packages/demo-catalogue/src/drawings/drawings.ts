import type { DrawingKind } from '#types.ts'
import type { Drawing } from './figure.ts'
import * as bottles from './packs/bottles.ts'
import * as eyes from './packs/eyes.ts'
import * as jars from './packs/jars.ts'
import * as ethnic from './garments/ethnic.ts'
import * as innerwear from './garments/innerwear.ts'
import * as western from './garments/western.ts'
import * as lips from './packs/lips.ts'
import * as scents from './packs/scents.ts'

/** How each kind is drawn. */
const known: Partial<Record<DrawingKind, Drawing>> = {
  lipstick: lips.lipstick,
  'lip-gloss': lips.lipGloss,
  pencil: eyes.pencil,
  mascara: eyes.mascara,
  'foundation-bottle': bottles.foundationBottle,
  dropper: bottles.dropper,
  'pump-bottle': bottles.pumpBottle,
  tube: jars.tube,
  jar: jars.jar,
  'sheet-mask': jars.sheetMask,
  'spray-bottle': bottles.sprayBottle,
  'shampoo-bottle': bottles.shampooBottle,
  'hair-oil': bottles.hairOil,
  perfume: scents.perfume,
  'roll-on': scents.rollOn,
  candle: scents.candle,
  soap: jars.soap,
  'body-butter': jars.bodyButter,
  dress: western.dress,
  top: western.top,
  kurta: ethnic.kurta,
  saree: ethnic.saree,
  lehenga: ethnic.lehenga,
  dupatta: ethnic.dupatta,
  trousers: western.trousers,
  palazzo: western.palazzo,
  jacket: western.jacket,
  nightwear: western.nightwear,
  bra: innerwear.bra,
  briefs: innerwear.briefs,
  'maternity-dress': western.maternityDress,
  'baby-lotion': bottles.babyLotion,
}
export const drawings = new Proxy(known, { get: (t, k) => t[k as DrawingKind] ?? jars.sheetMask }) as Record<DrawingKind, Drawing>
