import type { BlogCard } from '@shop/contract/blogs'
import type { FacedBrand } from '@shop/contract/brands'
import type { Banner, HomeData } from '@shop/contract/home'
import type { Picture } from '@shop/contract/pictures'
import type { ProductCard, Variant } from '@shop/contract/products'
import { CARDS_OF_A_RAIL } from '#lib/cardsOfARail.ts'
import { toRow, type RowProduct } from '#lib/toRow.ts'

/** What the home page shows, and nothing else, because every visit loads it. */
export interface HomePage {
  hero: Banner | undefined
  blocks: HomeBlock[]
  tiles: Banner[]
  brands: FacedBrand[]
  blogs: HomeBlog[]
}

export type HomeBlog = Omit<BlogCard, 'excerpt' | 'minutes'>

/** Section in the form in which the page shows it. */
export type HomeBlock = { title: string; slug: string } & (
  | { kind: 'ranking' | 'rows'; products: RowProduct[] }
  | { kind: 'edit'; products: RowProduct[]; banner: Banner; layout: (typeof EDIT_LAYOUTS)[number] }
  | { kind: 'shades'; shades: Shade[]; pictured: Shade; picture: Picture | undefined }
  | { kind: 'rail'; products: ProductCard[]; hasMore: boolean }
)

/** Shade of a product that is in stock. */
export interface Shade {
  product: Pick<ProductCard, 'slug' | 'title' | 'baseTitle' | 'brandName'>
  variantId: number
  name: string
  /** In rupees. */
  mrp: number
  sellingPrice: number
  color: string
}

/** Scrolling rows tire on a phone: with the ranking and the blog, five of them. */
const RAILS_MAX = 3
const PRODUCTS_OF_AN_EDIT = 3
/** Edits follow each other in these layouts, because a page of equal sections has no rhythm. */
const EDIT_LAYOUTS = ['wide', 'beside', 'mirrored'] as const
/** Beside the pictured one. */
const SHADES_MIN = 8
const SHADES_MAX = 12
const SHADES_PER_PRODUCT = 4
const COLOUR_GROUP = /colou?r|shade/i

/** Sequence of the page: best sellers as a ranking, sections with a banner as edits, many shades as a wall, the others as rails. */
export function arrangeHome({ banners: [hero, ...others], sections, brands, ...rest }: HomeData): HomePage {
  const blocks: HomeBlock[] = []
  const has = (kind: HomeBlock['kind']) => blocks.filter((block) => block.kind === kind).length
  const shownAbove = new Set<number>()
  for (const { title, slug, products: all } of sections) {
    const products = newFirst(all, shownAbove)
    const banner = others.find(({ href }) => href.split(/[/?]/).map(toSlug).includes(slug))
    const shades = shadesOf(products)
    const [vivid] = shades.filter(({ isFirst }) => isFirst).toSorted((a, b) => vividness(b) - vividness(a))
    const wall = vivid === undefined ? [] : nearest(vivid.shade, shades)
    if (slug === 'best-sellers') blocks.push({ title, slug, kind: 'ranking', products: products.map(toRow) })
    else if (banner !== undefined) {
      const rows = products.slice(0, PRODUCTS_OF_AN_EDIT).map(toRow)
      const layout = EDIT_LAYOUTS[has('edit') % EDIT_LAYOUTS.length] ?? 'wide'
      blocks.push({ title, slug, kind: 'edit', products: rows, banner, layout })
    } else if (vivid !== undefined && wall.length >= SHADES_MIN && has('shades') === 0) {
      blocks.push({
        title,
        slug,
        kind: 'shades',
        shades: wall,
        pictured: vivid.shade,
        picture: vivid.picture,
      })
    } else if (has('rail') < RAILS_MAX) {
      const first = products.slice(0, CARDS_OF_A_RAIL)
      blocks.push({ title, slug, kind: 'rail', products: first, hasMore: first.length < products.length })
    } else blocks.push({ title, slug, kind: 'rows', products: products.map(toRow) })
    const block = blocks.at(-1)
    if (block && 'products' in block) for (const { id } of block.products) shownAbove.add(id)
  }
  const used = new Set(blocks.flatMap((block) => (block.kind === 'edit' ? [block.banner] : [])))
  const tiles = others.filter((banner) => !used.has(banner)).slice(0, 2)
  const blogs = rest.blogs.map(({ id, slug, title, picture, tags, date }) => ({
    id,
    slug,
    title,
    picture,
    tags,
    date,
  }))
  return { hero, blocks, tiles, brands, blogs }
}

/** Products that the page shows above come last: most sections show their first ones only. */
const newFirst = (products: readonly ProductCard[], shownAbove: ReadonlySet<number>) =>
  products.toSorted((a, b) => Number(shownAbove.has(a.id)) - Number(shownAbove.has(b.id)))

/** Slug of a part of an address, in which a category may have its name: "mom%20%26%20baby". */
const toSlug = (part: string) =>
  part
    .toLowerCase()
    .replaceAll(/%26|&/g, 'and')
    .replaceAll(/(?:%20|[^a-z\d])+/g, '-')

interface PicturedShade {
  shade: Shade
  picture: Picture | undefined
  /** The first one of its product. */
  isFirst: boolean
}

/** Shades of different names: garments that all come in the same few colours make no wall. */
function shadesOf(products: readonly ProductCard[]): PicturedShade[] {
  const shades = new Map<string, PicturedShade>()
  for (const { slug, title, baseTitle, brandName, optionGroups, pictures } of products) {
    const [group] = optionGroups
    let isFirst = true
    for (const variant of group?.variants ?? []) {
      const { id: variantId, colorCode: color, quantity, mrp, sellingPrice } = variant
      const name = shadeOf(variant, group?.groups)
      if (color === null || quantity === 0 || shades.has(name)) continue
      shades.set(name, {
        shade: { product: { slug, title, baseTitle, brandName }, variantId, name, mrp, sellingPrice, color },
        picture: variant.pictures[0] ?? pictures[0],
        isFirst,
      })
      isFirst = false
    }
  }
  return [...shades.values()]
}

/** The shades nearest to the pictured one, which is not shown again, from many products: a wall that begins with its red has no nudes, and no balm in yellow. */
function nearest(pictured: Shade, shades: readonly PicturedShade[]): Shade[] {
  const origin = channelsOf(pictured)
  const distance = (shade: Shade) =>
    channelsOf(shade).reduce((sum, channel, index) => sum + (channel - (origin[index] ?? 0)) ** 2, 0)
  const counts = new Map<string, number>()
  return shades
    .filter(({ shade }) => shade !== pictured)
    .map(({ shade }) => ({ shade, far: distance(shade) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ shade }) => shade)
    .filter(({ product: { slug } }) => {
      const count = (counts.get(slug) ?? 0) + 1
      counts.set(slug, count)
      return count <= SHADES_PER_PRODUCT
    })
    .slice(0, SHADES_MAX)
}

/** Distance of a colour from grey. */
function vividness({ shade }: PicturedShade): number {
  const channels = channelsOf(shade)
  return Math.max(...channels) - Math.min(...channels)
}

/** Red, green and blue, from 0 to 255. */
function channelsOf({ color }: Shade): number[] {
  const parts = color.match(color.length === 4 ? /[\da-f]/gi : /[\da-f]{2}/gi) ?? []
  return parts.map((part) => Number.parseInt(part.padEnd(2, part), 16))
}

/** Of a combination, such as "M / Olive", its colour. */
function shadeOf({ name, values = [] }: Variant, groups: readonly string[] = []): string {
  return values[groups.findIndex((group) => COLOUR_GROUP.test(group))] ?? name
}
