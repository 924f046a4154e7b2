import type { DrawingKind } from '#types.ts'
import { babySet } from './baby/babySet.ts'
import { diapers } from './baby/diapers.ts'
import { feedingBottle } from './baby/feedingBottle.ts'
import { romper } from './baby/romper.ts'
import { softToy } from './baby/softToy.ts'
import { swaddle } from './baby/swaddle.ts'
import { clutch } from './bags/clutch.ts'
import { jutti } from './bags/jutti.ts'
import { sandals } from './bags/sandals.ts'
import { slingBag } from './bags/slingBag.ts'
import { toteBag } from './bags/toteBag.ts'
import { dress, maternityDress } from './garments/dress.ts'
import { dupatta } from './garments/dupatta.ts'
import { bra } from './garments/bra.ts'
import { briefs } from './garments/briefs.ts'
import { jacket } from './garments/jacket.ts'
import { kurta } from './garments/kurta.ts'
import { lehenga } from './garments/lehenga.ts'
import { nightwear } from './garments/nightwear.ts'
import { saree } from './garments/saree.ts'
import { top } from './garments/top.ts'
import { palazzo, trousers } from './garments/trousers.ts'
import { bangles } from './jewellery/bangles.ts'
import { hoops } from './jewellery/hoops.ts'
import { jhumka } from './jewellery/jhumka.ts'
import { necklace } from './jewellery/necklace.ts'
import { ring } from './jewellery/ring.ts'
import { sunglasses } from './jewellery/sunglasses.ts'
import { watch } from './jewellery/watch.ts'
import { brushSet } from './packs/brushSet.ts'
import { candle } from './packs/candle.ts'
import { compact } from './packs/compact.ts'
import { dropper, foundationBottle } from './packs/cosmeticBottles.ts'
import { giftBox } from './packs/giftBox.ts'
import { hairOil } from './packs/hairOil.ts'
import { hairTool } from './packs/hairTool.ts'
import { bodyButter, jar } from './packs/jar.ts'
import { lipGloss } from './packs/lipGloss.ts'
import { lipstick } from './packs/lipstick.ts'
import { mascara } from './packs/mascara.ts'
import { nailPolish } from './packs/nailPolish.ts'
import { palette } from './packs/palette.ts'
import { pencil } from './packs/pencil.ts'
import { perfume } from './packs/perfume.ts'
import { rollOn } from './packs/rollOn.ts'
import { sheetMask } from './packs/sheetMask.ts'
import { soap } from './packs/soap.ts'
import { sprayBottle } from './packs/sprayBottle.ts'
import { tube } from './packs/tube.ts'
import { babyLotion, pumpBottle, shampooBottle } from './packs/washBottles.ts'
import type { Drawing } from './figure.ts'

/** Drawing of each kind. */
export const drawings = {
  lipstick: lipstick,
  'lip-gloss': lipGloss,
  pencil: pencil,
  mascara: mascara,
  compact: compact,
  palette: palette,
  'foundation-bottle': foundationBottle,
  'nail-polish': nailPolish,
  'brush-set': brushSet,
  dropper: dropper,
  'pump-bottle': pumpBottle,
  tube: tube,
  jar: jar,
  'sheet-mask': sheetMask,
  'spray-bottle': sprayBottle,
  'shampoo-bottle': shampooBottle,
  'hair-oil': hairOil,
  'hair-tool': hairTool,
  perfume: perfume,
  'roll-on': rollOn,
  candle: candle,
  soap: soap,
  'body-butter': bodyButter,
  'gift-box': giftBox,
  dress: dress,
  top: top,
  kurta: kurta,
  saree: saree,
  lehenga: lehenga,
  dupatta: dupatta,
  trousers: trousers,
  palazzo: palazzo,
  jacket: jacket,
  nightwear: nightwear,
  bra: bra,
  briefs: briefs,
  'tote-bag': toteBag,
  'sling-bag': slingBag,
  clutch: clutch,
  jhumka: jhumka,
  hoops: hoops,
  bangles: bangles,
  necklace: necklace,
  ring: ring,
  watch: watch,
  sunglasses: sunglasses,
  sandals: sandals,
  jutti: jutti,
  'baby-lotion': babyLotion,
  'baby-set': babySet,
  swaddle: swaddle,
  romper: romper,
  'feeding-bottle': feedingBottle,
  'soft-toy': softToy,
  diapers: diapers,
  'maternity-dress': maternityDress,
} satisfies Record<DrawingKind, Drawing>
