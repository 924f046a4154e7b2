import { accessories } from './kinds/accessories.ts'
import { clothing } from './kinds/clothing.ts'
import { fragranceAndBath } from './kinds/fragranceAndBath.ts'
import { hair } from './kinds/hair.ts'
import { makeup } from './kinds/makeup.ts'
import { momAndBaby } from './kinds/momAndBaby.ts'
import { skin } from './kinds/skin.ts'

/** What shoppers say of a kind of product, good and critical: its texture, shade, fit, fabric, size. True of each product of these child categories. */
export interface Details {
  of: readonly string[]
  good: readonly string[]
  bad: readonly string[]
}

const details = [...makeup, ...skin, ...hair, ...fragranceAndBath, ...clothing, ...accessories, ...momAndBaby]

/** Sentences about the kind of a product that go with such a rating. */
export const detailsOf = (category: string, rating: number): readonly string[] =>
  details.filter(({ of }) => of.includes(category)).flatMap((one) => one[rating > 3 ? 'good' : 'bad'])
