interface GstClass {
  hsn: string
  /** Whole per cent. */
  rate: number
  /** Clothing and footwear: pieces worth more than `overPaise` before tax have `rateOver`. */
  dearer?: { overPaise: number; rateOver: number }
}

const dearer = { overPaise: 250_000, rateOver: 18 }
const COSMETICS: GstClass = { hsn: '3304', rate: 18 }
const HAIR: GstClass = { hsn: '3305', rate: 5 }
const SOAP: GstClass = { hsn: '3401', rate: 5 }
const TOILETRIES: GstClass = { hsn: '3307', rate: 18 }
const KNITWEAR: GstClass = { hsn: '6109', rate: 5, dearer }
const CLOTHING: GstClass = { hsn: '6204', rate: 5, dearer }
const INNERWEAR: GstClass = { hsn: '6212', rate: 5, dearer }
const BABY_WEAR: GstClass = { hsn: '6111', rate: 5, dearer }
const FOOTWEAR: GstClass = { hsn: '6404', rate: 5, dearer }
const JEWELLERY: GstClass = { hsn: '7117', rate: 3 }
const BAGS: GstClass = { hsn: '4202', rate: 18 }

/** HSN codes and rates by category slug, as of 22 September 2025. An accountant must confirm them before the shop opens. */
const CLASSES: Readonly<Record<string, GstClass>> = {
  makeup: COSMETICS,
  tools: { hsn: '9603', rate: 18 },
  skin: COSMETICS,
  'face-wash': SOAP,
  hair: HAIR,
  'hair-tools': { hsn: '8516', rate: 18 },
  'hair-colour': { hsn: '3305', rate: 18 },
  styling: { hsn: '3305', rate: 18 },
  fragrance: { hsn: '3303', rate: 18 },
  deodorant: TOILETRIES,
  candles: { hsn: '3406', rate: 5 },
  'bath-and-body': COSMETICS,
  soap: SOAP,
  'body-wash': { hsn: '3401', rate: 18 },
  clothing: CLOTHING,
  sarees: { hsn: '5007', rate: 5 },
  dupattas: { hsn: '6214', rate: 5, dearer },
  tops: KNITWEAR,
  sleep: { hsn: '6208', rate: 5, dearer },
  innerwear: INNERWEAR,
  'jewellery-and-bags': JEWELLERY,
  bags: BAGS,
  watches: { hsn: '9102', rate: 18 },
  sunglasses: { hsn: '9004', rate: 18 },
  footwear: FOOTWEAR,
  'mom-and-baby': COSMETICS,
  'baby-bath': SOAP,
  diapering: { hsn: '9619', rate: 5 },
  feeding: { hsn: '3924', rate: 5 },
  'baby-wear': BABY_WEAR,
  swaddles: { hsn: '6301', rate: 5, dearer },
  'baby-toys': { hsn: '9503', rate: 5 },
  'maternity-wear': CLOTHING,
}

/** Unknown categories count as cosmetics at the standard rate. */
const OTHERS = COSMETICS

export const DELIVERY_TAX = { hsn: '9968', ratePercent: 18 } as const

/** HSN code and rate of one unit at this price including tax, in these categories. */
export function gstOf(
  categories: { child: string; sub: string; main: string },
  unitPaise: number,
): { hsn: string; ratePercent: number } {
  const { child, sub, main } = categories
  const { hsn, rate, dearer } = CLASSES[child] ?? CLASSES[sub] ?? CLASSES[main] ?? OTHERS
  const isDearer = dearer !== undefined && unitPaise * 100 > dearer.overPaise * (100 + rate)
  return { hsn, ratePercent: isDearer ? dearer.rateOver : rate }
}
