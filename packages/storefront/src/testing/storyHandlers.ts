import { makeBlog, makeBlogCategory } from '@shop/contract/factories/blogs'
import { makeSubCategory } from '@shop/contract/factories/categories'
import {
  toBlogCategoryWire,
  toBlogWire,
  toMainCategoryWire,
  toProductWire,
  toSubCategoryWire,
} from '@shop/contract/factories/wires'
import { http, HttpResponse } from 'msw'
import { storyQuote } from './storyCart.ts'
import { byRider, estimates, storyPlace } from './storyDelivery.ts'
import {
  picture,
  storyBlogs,
  storyCards,
  storyOffers,
  storyCategories,
  storyHome,
  storyList,
  storyProduct,
  storyProfile,
  storyReviews,
  storySessions,
} from './storyData.ts'
import { storyAddresses, storyOrder, storyPayment } from './storyOrder.ts'
import { fails, says } from './storyResolvers.ts'
import { stockAlertsBy } from './storyStockAlerts.ts'

const product = `/api/products/${storyProduct.slug}`
const blog = makeBlog({ picture: picture('lipstick-ruby') })

export const storyHandlers = [
  http.get('/api/search/suggestions', says({ suggestions: [] })),
  http.get('/api/mainCategories', says(storyCategories.map(toMainCategoryWire))),
  http.get('/api/SubcategoriesWithChildCategories/:id', says([toSubCategoryWire(makeSubCategory())])),
  http.get('/api/list-brand', says({ data: storyHome.data.brands })),
  http.get('/api/brands', says({ data: storyHome.data.brands.map((brand) => ({ ...brand, products: 12 })) })),
  http.get('/api/home-data', says(storyHome)),
  http.get('/api/products', says(storyList)),
  http.get('/api/offers', says(storyOffers)),
  http.get('/api/product-cards', ({ request }) => {
    const ids = new URL(request.url).searchParams.getAll('id').map(Number)
    return HttpResponse.json({ data: ids.flatMap((id) => storyCards.find((card) => card.id === id) ?? []) })
  }),
  http.get(product, says({ data: toProductWire(storyProduct) })),
  http.get(`${product}/reviews`, says(storyReviews)),
  http.get(`${product}/reviews/mine`, says({ data: null })),
  http.get(`${product}/related`, says({ data: storyCards.slice(1, 5) })),
  http.get(
    '/api/products/:slug/goes-with',
    // Pages of links in sight are loaded ahead, and this is the product that there is.
    says({ data: storyCards.slice(1).map((card) => ({ ...card, slug: storyProduct.slug })) }),
  ),
  http.post('/api/cart/quote', says(storyQuote)),
  http.post(
    '/api/delivery/estimates',
    estimates(() => byRider),
  ),
  http.get('/api/pincode/302001', says({ data: storyPlace })),
  http.get('/api/pincode/000000', fails(400)),
  http.get('/api/pincode/:pincode', fails(404)),
  http.get('/api/users/profile', says(storyProfile)),
  http.get('/api/wishlist', says({ data: storyCards.slice(0, 2) })),
  ...stockAlertsBy('mail'),
  http.get('/api/orders', says({ data: [], total: 0, page: 1 })),
  http.get('/api/orders/:id', says({ data: storyOrder })),
  http.get('/api/payments/:id', says({ data: storyPayment })),
  http.get('/api/users/addresses', says({ data: storyAddresses })),
  http.get('/api/users/sessions', says({ data: storySessions })),
  http.post('/api/contact', says({ data: { reference: 'C-4F0A2B61C9' } })),
  http.get('/api/list-blogs', says({ data: { Makeup: storyBlogs, Style: storyBlogs.slice(2) } })),
  http.get('/api/blogs/search', says({ data: storyBlogs, total: 30, in_text: 28, is_similar: false })),
  http.get('/api/blog-category', says({ result: [toBlogCategoryWire(makeBlogCategory())] })),
  http.get('/api/recent-blogs', says({ data: storyBlogs })),
  http.get('/api/blog/how-to-find-your-red', says({ data: toBlogWire(blog) })),
]
