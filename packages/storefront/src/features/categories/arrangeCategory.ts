import type { FacedBrand } from '@shop/contract/brands'
import type { ProductCard } from '@shop/contract/products'
import { CARDS_OF_A_RAIL } from '#lib/cardsOfARail.ts'
import { toRow, type RowProduct } from '#lib/toRow.ts'

/** What the API says of a category, best or newest first. */
export interface CategoryGoods {
  recommended: readonly ProductCard[]
  newest: readonly ProductCard[]
  reduced: readonly ProductCard[]
  /** Slugs of the category's brands. */
  brandSlugs: readonly string[]
  /** All brands of the shop. */
  brands: readonly FacedBrand[]
}

/** What the page of a category shows, and nothing else, because every visit loads it. */
export interface CategoryShelves {
  first: { kind: 'best-sellers' | 'popular' | 'products'; products: ProductCard[] }
  newest: RowProduct[]
  reduced: RowProduct[]
  brands: Pick<FacedBrand, 'name' | 'slug' | 'logo' | 'face'>[]
}

const ROWS = 3
/** Fewer brands are seen among the products. */
const BRANDS_MIN = 5
/** A row of a desktop. */
const BRANDS_MAX = 7

/** Fills the shelves of a category. No product is on two of them. */
export function arrangeCategory(goods: CategoryGoods): CategoryShelves {
  const first = firstShelf(goods)
  const shown = new Set(first.products.map(({ id }) => id))
  const others = (products: readonly ProductCard[]) => {
    const rows = products.filter(({ id }) => !shown.has(id)).slice(0, ROWS)
    for (const { id } of rows) shown.add(id)
    return rows.map(toRow)
  }
  const bySlug = new Map(goods.brands.map((brand) => [brand.slug, brand]))
  const brands = goods.brandSlugs.flatMap((slug) => bySlug.get(slug) ?? []).slice(0, BRANDS_MAX)
  return {
    first,
    newest: others(goods.newest),
    reduced: others(goods.reduced),
    brands:
      brands.length < BRANDS_MIN
        ? []
        : brands.map(({ name, slug, logo, face }) => ({ name, slug, logo, face })),
  }
}

/** Best sellers if they fill a row; else what is recommended, which is popular if some of it are best sellers. */
function firstShelf({ recommended }: CategoryGoods): CategoryShelves['first'] {
  const bestSellers = recommended.filter(({ isBestSeller }) => isBestSeller)
  if (bestSellers.length >= CARDS_OF_A_RAIL)
    return { kind: 'best-sellers', products: bestSellers.slice(0, CARDS_OF_A_RAIL) }
  const kind = bestSellers.length > 0 ? 'popular' : 'products'
  return { kind, products: recommended.slice(0, CARDS_OF_A_RAIL) }
}
