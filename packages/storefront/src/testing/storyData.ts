import { makeBlogCard } from '@shop/contract/factories/blogs'
import { makeBrand } from '@shop/contract/factories/brands'
import { makeMainCategory } from '@shop/contract/factories/categories'
import { makeFacets } from '@shop/contract/factories/facets'
import { makeOptionGroup, makeProduct, makeProductCard } from '@shop/contract/factories/products'
import { toBlogCardWire, toBrandWire, toFacetsWire, toProductCardWire } from '@shop/contract/factories/wires'
import type { HomeDataResponse } from '@shop/contract/home.schema'
import type { ListOffersResponse } from '@shop/contract/offers.schema'
import { joinMedia } from '@shop/contract/pictures'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import type { ProductCard } from '@shop/contract/products'
import type { ListReviewsResponse } from '@shop/contract/reviews.schema'
import type { ProfileResponse, SessionWire } from '@shop/contract/users.schema'

export const picture = (name: string) => ({ src: `/story-pictures/${name}.webp` })

const shades = makeOptionGroup('Shade', [
  { name: 'Ruby', colorCode: '#8c1d2f' },
  { name: 'Rani', colorCode: '#b0125b' },
  { name: 'Mulberry', colorCode: '#5c2137', quantity: 0 },
  { name: 'Malai', colorCode: '#fbf1e7' },
])
const sizes = makeOptionGroup(
  'Size',
  ['XS', 'S', 'M', 'L'].map((name) => ({ name, colorCode: null, mrp: 3299, sellingPrice: 2599 })),
)

/** Title as long as sellers write them. */
export const longTitle =
  'Handblock Anarkali in Indigo Cotton with a Mirror-Work Yoke, Contrasting Mulmul Dupatta and Churidar'

export const storyProduct = makeProduct({
  slug: 'velvet-matte-lip-colour',
  pictures: [picture('lipstick-ruby'), picture('lipstick-rani')],
  isBestSeller: true,
  optionGroups: [shades],
})

const storyProductCards: ProductCard[] = [
  { ...storyProduct, pictures: [picture('lipstick-ruby')] },
  makeProductCard({
    title: 'Saffron Dew Cream, 50 ml',
    brandName: 'Gulmohar',
    categoryName: 'Moisturiser',
    pictures: [picture('jar-saffron')],
    mrp: 1499,
    sellingPrice: 1249,
    discount: 16,
    ratingAverage: 4.6,
    ratingCount: 1204,
  }),
  makeProductCard({
    title: 'Handblock Anarkali in Indigo Cotton with a Mirror-Work Yoke',
    brandName: 'Kajri',
    categoryName: 'Anarkali',
    pictures: [picture('dress-indigo')],
    mrp: 3299,
    sellingPrice: 2599,
    discount: 21,
    isNew: true,
    ratingCount: 0,
    optionGroups: [sizes],
  }),
  makeProductCard({
    title: 'Overnight Repair Balm with Kokum and Gotu Kola',
    brandName: 'Noor & Neem',
    categoryName: 'Balm',
    pictures: [picture('serum-amber')],
    mrp: 995,
    sellingPrice: 845,
    discount: 15,
    quantity: 0,
  }),
  makeProductCard({
    pictures: [picture('lipstick-rani')],
    offer: { id: 1, title: 'Buy 2 selected Rozana items, get 10% off', shortTitle: 'Buy 2, get 10% off' },
  }),
  makeProductCard({ title: 'Gulaal Cheek Tint', brandName: 'Kajri' }),
]
export const storyCards = storyProductCards.map(toProductCardWire)

export const storyOffers: ListOffersResponse = {
  data: [
    {
      offer_id: 1,
      offerDescription: 'Buy 2 selected Rozana items, get 10% off',
      total: 3,
      media: joinMedia(['lipstick-ruby', 'lipstick-rani', 'jar-saffron'].map((name) => picture(name).src)),
    },
    {
      offer_id: 2,
      offerDescription: 'Any 4 Tip Top nail polishes for ₹349',
      total: 1,
      media: picture('serum-amber').src,
    },
    {
      offer_id: 3,
      offerDescription: 'Shampoo + conditioner: 15% off together',
      total: 2,
      media: joinMedia(['serum-amber', 'jar-saffron'].map((name) => picture(name).src)),
    },
  ],
}

export const storyCategories = ['Makeup', 'Skincare', 'Fragrance', 'Clothing', 'Jewellery'].map(
  (name, index) =>
    makeMainCategory({
      name,
      slug: name.toLowerCase(),
      logo: picture(['lipstick-rani', 'jar-saffron', 'serum-amber', 'dress-indigo'][index] ?? 'lipstick-ruby')
        .src,
    }),
)

export const storyBlogs = [
  makeBlogCard({ slug: 'how-to-find-your-red', picture: picture('lipstick-ruby') }),
  makeBlogCard({ title: 'Five minutes, one kajal', tags: ['Eyes'], picture: picture('serum-amber') }),
  makeBlogCard({
    title: 'What to wear to a summer wedding',
    tags: ['Style'],
    picture: picture('dress-indigo'),
  }),
].map(toBlogCardWire)

export const storyHome: HomeDataResponse = {
  data: {
    banners: [
      {
        id: 1,
        eyebrow: 'The wedding edit',
        title: 'Colour that *stays* for the last dance',
        text: 'Twelve reds, one for every undertone.',
        button: 'Find yours',
        link: '/productList/lipstick',
        image: picture('banner').src,
        image_alt: '',
        color_code: '#f6dfe4',
      },
    ],
    sections: [
      { title: 'Loved this week', slug: 'best-sellers', products: storyCards },
      { title: 'New here', slug: 'new-launches', products: storyCards.toReversed() },
    ],
    brands: ['Rozana', 'Gulmohar', 'Kajri', 'Noor & Neem'].map((name) => ({
      ...toBrandWire(makeBrand({ name, slug: name.toLowerCase().replaceAll(/\W+/g, '-') })),
      face: picture('jar-sand').src,
    })),
    blogs: storyBlogs,
  },
}

export const storyList: ListProductsResponse = {
  data: storyCards,
  total: storyCards.length,
  page: 1,
  facets: toFacetsWire(makeFacets()),
  searched_for: null,
  understood: null,
  breadcrumbs: storyProduct.breadcrumbs,
}

export const storyNothing: ListProductsResponse = { ...storyList, data: [], total: 0 }

export const storyReviews: ListReviewsResponse = {
  data: ['My red, at last', 'Stays through a whole sangeet'].map((title, index) => ({
    id: index + 1,
    rating: 5 - index,
    title,
    body: 'Did not move through dinner and three hours of dancing.',
    author: 'Ananya',
    verified: index === 0,
    bought: index === 0 ? { group: 'Shade', name: 'Ruby' } : null,
    created_at: '2026-11-02T09:30:00.000Z',
  })),
  total: 2,
  page: 1,
  summary: { average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] },
}

export const storyNoReviews: ListReviewsResponse = {
  data: [],
  total: 0,
  page: 1,
  summary: { average: 0, count: 0, stars: [0, 0, 0, 0, 0] },
}

export const storyProfile: ProfileResponse = {
  data: {
    name: 'Meenakshi',
    email: 'meenakshi@example.in',
    email_verified: true,
    phone: '+919876543210',
    phone_verified: true,
    gender: 'female',
    birthday: null,
    has_password: true,
    logged_in_recently: true,
    created_at: '2026-10-01T06:00:00.000Z',
  },
}

export const storyUser = { name: storyProfile.data.name, token: 'a-token-of-a-story' }

export const storySessions: SessionWire[] = [
  {
    id: 1,
    device: 'Chrome on Android phone',
    created_at: '2026-11-01T06:00:00.000Z',
    seen_at: '2026-11-22T10:00:00.000Z',
    current: true,
  },
  {
    id: 2,
    device: 'Safari on iPhone',
    created_at: '2026-10-12T06:00:00.000Z',
    seen_at: '2026-11-20T17:00:00.000Z',
    current: false,
  },
]
