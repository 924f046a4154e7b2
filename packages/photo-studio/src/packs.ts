import type { PackBrand } from '@shop/demo-catalogue/drawings/studio'
import type { DrawingKind } from '@shop/demo-catalogue/types'
import { modelOf } from './models.ts'

/** Packs by which some brands differ from the others, by the model that the others share: lists tell brands apart by them. */
const OF_BRANDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  jar: {
    'Anokhi Tint': 'body-butter',
    'Barfi Skin': 'tall-jar',
    Ittardaan: 'body-butter',
    Mehfil: 'body-butter',
    Resham: 'body-butter',
    Saanjh: 'body-butter',
    Jata: 'tall-jar',
    'Mitti & Co.': 'tall-jar',
    Nanhi: 'tall-jar',
    'Noor & Neem': 'tall-jar',
  },
  perfume: { Himadri: 'tall-perfume', Ittardaan: 'round-perfume', 'Mitti & Co.': 'tall-perfume' },
  'pump-bottle': {
    Jata: 'round-pump',
    'Mitti & Co.': 'round-pump',
    'Noor & Neem': 'round-pump',
    'Raat Rani': 'round-pump',
  },
  tube: {
    'Dhara Lab': 'flip-tube',
    Himadri: 'flip-tube',
    Lehar: 'flip-tube',
    'Raat Rani': 'flip-tube',
    Resham: 'flip-tube',
    Rozana: 'flip-tube',
  },
  'twist-pencil': { Kajri: 'pencil', Mehfil: 'stick-pencil', 'Noor & Neem': 'stick-pencil' },
}

/** A fingertip takes little of these, which no brand sells in jars. */
const IN_POTS = /\b(pot|kajal|concealer|lip balm|eye balm)\b/i

export interface Packed {
  kind: DrawingKind
  title?: string | undefined
  brand?: PackBrand | undefined
}

/** Photographed model that shows what a title promises, in its brand's own pack; undefined when none does. */
export function packOf({ kind, title, brand }: Packed): string | undefined {
  const model = modelOf({ kind, title })
  if (model === 'jar' && IN_POTS.test(title ?? '')) return 'pot'
  return model && ((brand && OF_BRANDS[model]?.[brand.name]) ?? model)
}
