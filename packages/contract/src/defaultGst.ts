import type { GstGoods, GstSettings } from './gst-settings.schema.ts'

const above = { price: 2_500, rate: 18 }
const COSMETICS: GstGoods = { hsn: '3304', rate: 18 }
const SOAP: GstGoods = { hsn: '3401', rate: 5 }
const CLOTHING: GstGoods = { hsn: '6204', rate: 5, above }

/** HSN codes and rates as of 22 September 2025, for the categories of the demo. An accountant must confirm them before the shop opens. */
export const defaultGst: GstSettings = {
  categories: {
    makeup: COSMETICS,
    tools: { hsn: '9603', rate: 18 },
    skin: COSMETICS,
    'face-wash': SOAP,
    hair: { hsn: '3305', rate: 5 },
    'hair-tools': { hsn: '8516', rate: 18 },
    'hair-colour': { hsn: '3305', rate: 18 },
    styling: { hsn: '3305', rate: 18 },
    fragrance: { hsn: '3303', rate: 18 },
    deodorant: { hsn: '3307', rate: 18 },
    candles: { hsn: '3406', rate: 5 },
    'bath-and-body': COSMETICS,
    soap: SOAP,
    'body-wash': { hsn: '3401', rate: 18 },
    clothing: CLOTHING,
    sarees: { hsn: '5007', rate: 5 },
    dupattas: { hsn: '6214', rate: 5, above },
    tops: { hsn: '6109', rate: 5, above },
    sleep: { hsn: '6208', rate: 5, above },
    innerwear: { hsn: '6212', rate: 5, above },
    'jewellery-and-bags': { hsn: '7117', rate: 3 },
    bags: { hsn: '4202', rate: 18 },
    watches: { hsn: '9102', rate: 18 },
    sunglasses: { hsn: '9004', rate: 18 },
    footwear: { hsn: '6404', rate: 5, above },
    'mom-and-baby': COSMETICS,
    'baby-bath': SOAP,
    diapering: { hsn: '9619', rate: 5 },
    feeding: { hsn: '3924', rate: 5 },
    'baby-wear': { hsn: '6111', rate: 5, above },
    swaddles: { hsn: '6301', rate: 5, above },
    'baby-toys': { hsn: '9503', rate: 5 },
    'maternity-wear': CLOTHING,
  },
  others: COSMETICS,
  delivery: { hsn: '9968', rate: 18 },
}
