import type { Banner, HomeData, HomeSection } from '@shop/contract/home'
import type { ProductCard, Variant } from '@shop/contract/products'

/** Section in the form in which the page shows it. */
export type HomeBlock = { section: HomeSection } & (
  | { kind: 'ranking' | 'rail' | 'rows' }
  | { kind: 'edit'; banner: Banner }
  | { kind: 'shades'; shades: Shade[] }
)

/** Shade of a product that is in stock. */
export interface Shade {
  product: ProductCard
  variantId: number
  name: string
  color: string
}

/** Scrolling rows tire on a phone: with the ranking and the blog, five of them. */
const RAILS_MAX = 3
const SHADES_MIN = 9
const SHADES_MAX = 18
const SHADES_PER_PRODUCT = 4
const COLOUR_GROUP = /colou?r|shade/i

/** Sequence of the page: best sellers as a ranking, sections with a banner as edits, many shades as a wall, the others as rails. */
export function arrangeHome({
  banners: [hero, ...others],
  sections,
}: Pick<HomeData, 'banners' | 'sections'>) {
  const blocks: HomeBlock[] = []
  const has = (kind: HomeBlock['kind']) => blocks.filter((block) => block.kind === kind).length
  for (const section of sections) {
    const banner = others.find(({ href }) => href.split(/[/?]/).map(toSlug).includes(section.slug))
    const shades = shadesOf(section.products)
    if (section.slug === 'best-sellers') blocks.push({ kind: 'ranking', section })
    else if (banner !== undefined) blocks.push({ kind: 'edit', section, banner })
    else if (shades.length >= SHADES_MIN && has('shades') === 0) {
      blocks.push({ kind: 'shades', section, shades })
    } else blocks.push({ kind: has('rail') < RAILS_MAX ? 'rail' : 'rows', section })
  }
  const used = new Set(blocks.flatMap((block) => (block.kind === 'edit' ? [block.banner] : [])))
  return { hero, blocks, tiles: others.filter((banner) => !used.has(banner)).slice(0, 2) }
}

/** Slug of a part of an address, in which a category may have its name: "mom%20%26%20baby". */
const toSlug = (part: string) =>
  part
    .toLowerCase()
    .replaceAll(/%26|&/g, 'and')
    .replaceAll(/(?:%20|[^a-z\d])+/g, '-')

/** Shades of different names: garments that all come in the same few colours make no wall. */
function shadesOf(products: readonly ProductCard[]): Shade[] {
  const shades = new Map<string, Shade>()
  for (const product of products) {
    const [group] = product.optionGroups
    let own = 0
    for (const variant of group?.variants ?? []) {
      const { id, colorCode, quantity } = variant
      const name = shadeOf(variant, group?.groups)
      if (colorCode === null || quantity === 0 || shades.has(name) || own === SHADES_PER_PRODUCT) continue
      shades.set(name, { product, variantId: id, name, color: colorCode })
      own += 1
    }
  }
  return [...shades.values()].slice(0, SHADES_MAX)
}

/** Of a combination, such as "M / Olive", its colour. */
function shadeOf({ name, values = [] }: Variant, groups: readonly string[] = []): string {
  return values[groups.findIndex((group) => COLOUR_GROUP.test(group))] ?? name
}
