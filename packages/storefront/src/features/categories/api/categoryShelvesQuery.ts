import { toBrand } from '@shop/contract/brands'
import type { StockedBrandWire } from '@shop/contract/brands.schema'
import { toProductList } from '@shop/contract/product-list'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, QueryValue } from '#lib/api/ApiClient.ts'
import { logError } from '#lib/logError.ts'
import { arrangeCategory } from '../arrangeCategory.ts'

/** Products of a row, and as many as the rows above may have. */
const LOOKED_THROUGH = 12

/** So many products have pictures of most brands. */
const MANY = 24

/** Smallest discount of what is on offer, as in the collection "offers". */
export const OFFERS_FROM = 10

/** Goods of a main category for its page. Without recommended products it fails; other shelves may be missing. */
export const categoryShelvesQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['category-shelves', slug],
    queryFn: async ({ signal }) => {
      const list = async (query: Record<string, QueryValue>) => {
        const all = { slug, category: 'main', in_stock: '1', limit: LOOKED_THROUGH, facets: '0', ...query }
        return toProductList(await api.get<ListProductsResponse>('/api/products', { query: all, signal }))
      }
      const [recommended, newest, reduced, brands] = await Promise.all([
        list({ limit: MANY, facets: '1' }),
        list({ collection: 'new-launches', sort: 'newest_desc' }).catch(without),
        list({ disc_min: OFFERS_FROM, sort: 'discount_desc' }).catch(without),
        api.get<{ data: StockedBrandWire[] }>('/api/brands', { signal }).catch(without),
      ])
      return arrangeCategory({
        recommended: recommended.products,
        newest: newest?.products ?? [],
        reduced: reduced?.products ?? [],
        brandSlugs: recommended.facets?.brands.map((brand) => brand.slug) ?? [],
        brands: brands?.data.map(toBrand) ?? [],
      })
    },
  })

function without(error: unknown): undefined {
  logError('Shelves of a category', error)
}
