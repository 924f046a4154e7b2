import type { PackBrand } from '@shop/demo-catalogue/drawings/studio'
import type { DrawingKind } from '@shop/demo-catalogue/types'
import { modelOf } from './models.ts'

/** Packs by which some brands differ from the others, by the model that the others share: lists tell brands apart by them. */
const OF_BRANDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  perfume: { Himadri: 'tall-perfume', Ittardaan: 'round-perfume', 'Mitti & Co.': 'tall-perfume' },
  'twist-pencil': { Kajri: 'pencil', Mehfil: 'stick-pencil', 'Noor & Neem': 'stick-pencil' },
}

export interface Packed {
  kind: DrawingKind
  title?: string | undefined
  brand?: PackBrand | undefined
}

/** Photographed model that shows what a title promises, in its brand's own pack; undefined when none does. */
export function packOf({ kind, title, brand }: Packed): string | undefined {
  const model = modelOf({ kind, title })
  return model && ((brand && OF_BRANDS[model]?.[brand.name]) ?? model)
}
