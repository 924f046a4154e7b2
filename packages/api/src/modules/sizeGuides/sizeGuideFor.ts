import { SIZE_GROUP } from '@shop/contract/limits'
import type { OptionGroupWire } from '@shop/contract/products.schema'
import type { OperatorSizeGuide } from '@shop/contract/size-guides.schema'

export interface SizedGoods {
  /** Slugs of its categories, from the narrowest to the widest. */
  categories: readonly string[]
  brand: string
}

/** The guide of the nearest category that has one: the brand's own, or that for all brands. */
export function sizeGuideFor(
  guides: readonly OperatorSizeGuide[],
  { categories, brand }: SizedGoods,
): OperatorSizeGuide | undefined {
  for (const category of categories) {
    const here = guides.filter((guide) => guide.categories.includes(category))
    const found =
      here.find(({ brands }) => brands?.includes(brand)) ?? here.find(({ brands }) => brands === undefined)
    if (found !== undefined) return found
  }
  return undefined
}

/** Sizes that a product is sold in, also as parts of combinations. */
export function sizesOf(options: readonly OptionGroupWire[]): string[] {
  return options.flatMap(({ group, groups = [group], variants }) => {
    const at = groups.indexOf(SIZE_GROUP)
    return at === -1 ? [] : variants.map(({ option_name, values }) => values?.[at] ?? option_name)
  })
}
