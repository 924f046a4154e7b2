import type { DrawingKind } from '#types.ts'
import * as baby from './baby/baby.ts'
import * as bags from './bags/bags.ts'
import * as footwear from './bags/footwear.ts'
import type { Drawing } from './figure.ts'
import * as ethnic from './garments/ethnic.ts'
import * as innerwear from './garments/innerwear.ts'
import * as western from './garments/western.ts'
import * as adornments from './jewellery/adornments.ts'
import * as earrings from './jewellery/earrings.ts'
import * as bottles from './packs/bottles.ts'
import * as eyes from './packs/eyes.ts'
import * as gifts from './packs/gifts.ts'
import * as jars from './packs/jars.ts'
import * as lips from './packs/lips.ts'
import * as nails from './packs/nails.ts'
import * as powders from './packs/powders.ts'
import * as scents from './packs/scents.ts'
import * as tools from './packs/tools.ts'

/** How each kind is drawn. */
export const drawings = {
  lipstick: lips.lipstick,
  'lip-gloss': lips.lipGloss,
  pencil: eyes.pencil,
  mascara: eyes.mascara,
  compact: powders.compact,
  palette: powders.palette,
  'foundation-bottle': bottles.foundationBottle,
  'nail-polish': nails.nailPolish,
  'brush-set': tools.brushSet,
  dropper: bottles.dropper,
  'pump-bottle': bottles.pumpBottle,
  tube: jars.tube,
  jar: jars.jar,
  'sheet-mask': jars.sheetMask,
  'spray-bottle': bottles.sprayBottle,
  'shampoo-bottle': bottles.shampooBottle,
  'hair-oil': bottles.hairOil,
  'hair-tool': tools.hairTool,
  perfume: scents.perfume,
  'roll-on': scents.rollOn,
  candle: scents.candle,
  soap: jars.soap,
  'body-butter': jars.bodyButter,
  'gift-box': gifts.giftBox,
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
  'tote-bag': bags.toteBag,
  'sling-bag': bags.slingBag,
  clutch: bags.clutch,
  jhumka: earrings.jhumka,
  hoops: earrings.hoops,
  bangles: adornments.bangles,
  necklace: adornments.necklace,
  ring: adornments.ring,
  watch: adornments.watch,
  sunglasses: adornments.sunglasses,
  sandals: footwear.sandals,
  jutti: footwear.jutti,
  'baby-lotion': bottles.babyLotion,
  'baby-set': baby.babySet,
  swaddle: baby.swaddle,
  romper: baby.romper,
  'feeding-bottle': baby.feedingBottle,
  'soft-toy': baby.softToy,
  diapers: baby.diapers,
  'maternity-dress': western.maternityDress,
} satisfies Record<DrawingKind, Drawing>
