import type { ProductCardWire, ProductWire } from '@shop/contract/products.schema'
import type {
  ListReviewsQuery,
  ListReviewsResponse,
  ReviewRequest,
  ReviewWire,
} from '@shop/contract/reviews.schema'
import type { Settings } from '@shop/contract/settings.schema'
import type { OperatorSizeGuide } from '@shop/contract/size-guides.schema'
import type { Database } from '#database/openDatabase.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import type { SignedInUser } from '#http/requireUser.ts'
import { findPartnerIds } from '#modules/goesWith/findPartnerIds.ts'
import { findGift } from '#modules/offers/offers.repository.ts'
import type { CatalogueSearch } from '#modules/search/CatalogueSearch.ts'
import { bestFirst } from './bestFirst.ts'
import type { ProductCards } from './ProductCards.ts'
import { toProductWire } from './productDetail.mapper.ts'
import { findProduct, findProductId } from './productDetail.repository.ts'
import { countStars, insertReview, listReviews, updateOwnReview } from './reviews.repository.ts'

const RELATED_MAX = 12

interface ProductParts {
  db: Database
  settings: () => Promise<Settings>
  sizeGuides: () => Promise<readonly OperatorSizeGuide[]>
}

export async function getProduct(
  { db, settings, sizeGuides }: ProductParts,
  slugOrId: string,
): Promise<ProductWire> {
  const found = await findProduct(db, slugOrId)
  if (found === undefined) throw noSuchProduct()
  const { offer } = found
  const gift = offer?.rule.kind === 'gift' ? await findGift(db, offer.id) : undefined
  return toProductWire(found, { delivery: (await settings()).delivery, guides: await sizeGuides(), gift })
}

export async function getRelatedProducts(
  { db, search, cards }: { db: Database; search: CatalogueSearch; cards: ProductCards },
  slugOrId: string,
): Promise<ProductCardWire[]> {
  const similar = await cards.find(await search.similar(await productId(db, slugOrId)))
  return bestFirst(similar).slice(0, RELATED_MAX)
}

export async function getPartnerProducts(
  { db, cards }: { db: Database; cards: ProductCards },
  slugOrId: string,
): Promise<ProductCardWire[]> {
  return cards.find(await findPartnerIds(db, await productId(db, slugOrId)))
}

export async function getReviews(
  db: Database,
  slugOrId: string,
  query: ListReviewsQuery,
): Promise<ListReviewsResponse> {
  const id = await productId(db, slugOrId)
  const [data, stars] = await Promise.all([listReviews(db, id, query), countStars(db, id)])
  const count = stars.reduce((sum, number) => sum + number, 0)
  const sum = stars.reduce((total, number, index) => total + number * (index + 1), 0)
  const average = count === 0 ? 0 : Math.round((sum * 10) / count) / 10
  const total = query.rating === undefined ? count : (stars[query.rating - 1] ?? 0)
  return { data, total, page: query.page, summary: { average, count, stars } }
}

/** One review per user and product: a second one is a conflict. */
export async function createReview(
  db: Database,
  slugOrId: string,
  user: SignedInUser,
  { rating, title, body }: ReviewRequest,
): Promise<ReviewWire> {
  const id = await productId(db, slugOrId)
  const written = await insertReview(db, {
    productId: id,
    userId: user.id,
    authorName: user.name,
    rating,
    title,
    body,
  })
  if (written === undefined) throw new HttpProblem(409, 'You have reviewed this product already.')
  return written
}

/** Changes the user's review of the product. */
export async function changeReview(
  db: Database,
  own: { productId: number; userId: number },
  values: ReviewRequest,
): Promise<ReviewWire> {
  const changed = await updateOwnReview(db, own, values)
  if (changed === undefined) throw new HttpProblem(404, 'You have not reviewed this product.')
  return changed
}

export async function productId(db: Database, slugOrId: string): Promise<number> {
  const id = await findProductId(db, slugOrId)
  if (id === undefined) throw noSuchProduct()
  return id
}

function noSuchProduct(): HttpProblem {
  return new HttpProblem(404, 'There is no such product.')
}
