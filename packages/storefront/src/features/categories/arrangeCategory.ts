import type { Brand } from '@shop/contract/brands'
import type { Picture } from '@shop/contract/pictures'
import type { ProductCard } from '@shop/contract/products'
import { CARDS_OF_A_RAIL } from '#lib/cardsOfARail.ts'
import { withoutBadge } from '#lib/withoutBadge.ts'
import { toRow, type RowProduct } from '#lib/toRow.ts'

/** What the API says of a category, best or newest first. */
export interface CategoryGoods {
  recommended: readonly ProductCard[]
  newest: readonly ProductCard[]
  reduced: readonly ProductCard[]
  /** Slugs of the category's brands. */
  brandSlugs: readonly string[]
  /** All brands of the shop. */
  brands: readonly Brand[]
}

/** What the page of a category shows, and nothing else, because every visit loads it. */
export interface CategoryShelves {
  first: { kind: 'best-sellers' | 'popular' | 'products'; products: ProductCard[] }
  newest: RowProduct[]
  reduced: RowProduct[]
  brands: (Pick<Brand, 'name' | 'slug' | 'logo'> & { face: Picture | undefined })[]
}

/** Fewer products leave most of a row empty. */
const ROWS = 3
/** Fewer brands are seen among the products. */
const BRANDS_MIN = 5
/** A row of a desktop. */
const BRANDS_MAX = 7

/** Fills the shelves of a category. No product is on two of them, and as few pictures as possible are shown twice. */
export function arrangeCategory(goods: CategoryGoods): CategoryShelves {
  const { recommended, newest, reduced } = goods
  const first = firstShelf(recommended)
  const shown = [...first.products]
  const others = (products: readonly ProductCard[]) => {
    const rest = products.filter(({ id }) => shown.every((product) => product.id !== id))
    if (rest.length < ROWS) return []
    const rows = mixBrands(rest).slice(0, ROWS)
    shown.push(...rows)
    return rows.map(toRow)
  }
  return {
    first,
    newest: others(newest),
    reduced: others(reduced),
    brands: facedBrands(goods, [...recommended, ...newest, ...reduced], shown),
  }
}

/** The first product of each brand, then the others. */
function mixBrands(products: readonly ProductCard[]): ProductCard[] {
  const firsts = new Map(products.toReversed().map((product) => [product.brandName, product]))
  const isLater = (product: ProductCard) => Number(firsts.get(product.brandName) !== product)
  return products.toSorted((a, b) => isLater(a) - isLater(b))
}

/** Brands with a picture of one of their products in the category. Those without one come last. */
function facedBrands(
  { brandSlugs, brands }: CategoryGoods,
  products: readonly ProductCard[],
  shown: readonly ProductCard[],
): CategoryShelves['brands'] {
  const bySlug = new Map(brands.map((brand) => [brand.slug, brand]))
  const seen = new Set(shown.map(({ pictures }) => pictures[0]?.src))
  const all = brandSlugs
    .flatMap((slug) => bySlug.get(slug) ?? [])
    .map(({ name, slug, logo }) => {
      const own = products.filter(({ brandName }) => brandName === name)
      const pictures = [0, 1].flatMap((index) => own.flatMap(({ pictures }) => pictures[index] ?? []))
      return { name, slug, logo, face: pictures.find(({ src }) => !seen.has(src)) ?? pictures[0] }
    })
    .toSorted((a, b) => Number(a.face === undefined) - Number(b.face === undefined))
  return all.length < BRANDS_MIN ? [] : all.slice(0, BRANDS_MAX)
}

/** Best sellers if they fill a row; else what is recommended, which is popular if some of it are best sellers. */
function firstShelf(recommended: CategoryGoods['recommended']): CategoryShelves['first'] {
  const bestSellers = recommended.filter(({ isBestSeller }) => isBestSeller)
  if (bestSellers.length >= CARDS_OF_A_RAIL)
    return { kind: 'best-sellers', products: withoutBadge(bestSellers.slice(0, CARDS_OF_A_RAIL)) }
  const kind = bestSellers.length > 0 ? 'popular' : 'products'
  return { kind, products: recommended.slice(0, CARDS_OF_A_RAIL) }
}
