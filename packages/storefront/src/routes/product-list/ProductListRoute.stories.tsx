import type { CartItemWire } from '@shop/contract/cart-item.schema'
import type { HelpTopic, ListProductsResponse } from '@shop/contract/product-list.schema'
import { makeOptionGroup } from '@shop/contract/factories/products'
import { makeSizeGuide } from '@shop/contract/factories/sizeGuides'
import { toProductWire } from '@shop/contract/factories/wires'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeFacets } from '@shop/contract/factories/facets'
import { toFacetsWire } from '@shop/contract/factories/wires'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { byParcel, byRider, estimates, storyPlace } from '#testing/storyDelivery.ts'
import { longTitle, storyCards, storyList, storyNothing, storyProduct } from '#testing/storyData.ts'
import { expectFailure, fitsTheWindow, storyPage } from '#testing/storyPage.ts'
import { fails, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import { withStorage, type StoryShop } from '#testing/StoryShop.tsx'
import { unfoldedOffers } from './parts/unfoldedOffers.ts'

const meta = {
  ...storyPage,
  title: 'Pages/Product list',
  args: { path: '/productList/lipstick?category=child' },
  tags: ['!autodocs'],
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

const ESTIMATES = [{ ...byRider, varies: true }, byParcel, null]
const storyIds = storyCards.map(({ id }) => id)

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lipstick' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Gulaal Cheek Tint' })).toBeVisible()
  },
}
/** The menu marks the main category that the list is a part of. */
export const MarksItsMainCategory: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Main menu' }))
    await waitFor(() =>
      expect(menu.getByRole('link', { name: 'Makeup' })).toHaveAttribute('aria-current', 'true'),
    )
    await expect(menu.getByRole('link', { name: 'Skincare' })).not.toHaveAttribute('aria-current')
  },
}
/** The order weighs the number of ratings, and says so beside the number of products. */
export const BestRated: Story = {
  args: { path: '/productList/lipstick?category=child&sort=rating_desc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ products, by stars and number of ratings/)).toBeVisible()
  },
}
export const BestRatedOnAPhone: Story = { ...BestRated, globals: { viewport: { value: 'phone' } } }

/** The empty search box offers what sells best. */
export const StartsASearch: Story = {
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({ ...storyList, data: storyCards.map((card) => ({ ...card, bestSeller: 1 })) }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Search products' }))
    const popular = within(await canvas.findByRole('region', { name: 'Popular in the shop' }))
    await expect(popular.getAllByRole('link')).toHaveLength(
      new Set(storyCards.map(({ category }) => category)).size,
    )
    await expect(popular.getByRole('link', { name: 'Moisturiser' })).toHaveAttribute(
      'href',
      expect.stringContaining('search=Moisturiser'),
    )
  },
}

/** The categories are one row above the products. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('list', { name: 'Categories' }))
    await expect(row.getByRole('link', { name: 'Lipstick' })).toHaveAttribute('aria-current', 'page')
    await expect(row.getByRole('link', { name: 'Lip Gloss' })).toHaveAttribute(
      'href',
      '/productList/lip-gloss?category=child',
    )
    const [product] = canvas.getAllByRole('article')
    await expect(product?.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2)
  },
}

/** A window too narrow for filters beside the cards has these in the sheet, and three cards in a row. */
export const NarrowDesktop: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Filters' })).toBeVisible()
    await expect(canvasElement.querySelector('#filters')).not.toBeVisible()
    // The order is wide enough for its name.
    await expect(canvas.getByRole('combobox', { name: 'Sort by' }).clientWidth).toBeGreaterThan(120)
    const cards = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect())
    await expect(cards.filter(({ top }) => top === cards[0]?.top)).toHaveLength(3)
  },
}

/** Adding a product says so, in a region that screen readers know, and leads to the cart. */
export const AddsToTheCart: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'Gulaal Cheek Tint'
    await userEvent.click(await canvas.findByRole('button', { name: `Add to Cart: ${name}` }))
    const notice = await canvas.findByText('Added to your cart')
    const region = within(notice.closest<HTMLElement>('[role="status"]')!)
    await expect(region.getByText(name)).toBeVisible()
    await expect(region.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/mycart')
    await expect(canvas.getByRole('button', { name: `Go to Cart: ${name}` })).toHaveFocus()
  },
}

/** The notice does not cover a sheet that opens after it. */
export const EndsTheNoticeAtASheet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Cart: Gulaal Cheek Tint' }))
    await expect(await canvas.findByText('Added to your cart')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: /^Preview / })[0]!)
    await screen.findByRole('dialog')
    await waitFor(() => expect(canvas.queryByText('Added to your cart')).toBeNull())
  },
}

/** The question to log in takes the place of the notice, which it would cover. */
export const AsksToLogInAfterAdding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Cart: Gulaal Cheek Tint' }))
    await expect(await canvas.findByText('Added to your cart')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Wishlist: Gulaal Cheek Tint' }))
    await expect(await screen.findByText('Please Login first')).toBeVisible()
    await expect(canvas.queryByText('Added to your cart')).toBeNull()
  },
}

/** An offer for few products has no filters, which could only leave nothing. */
export const OfferOfFewProducts: Story = {
  args: { path: '/productlist/all?offer=3' },
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({
        ...storyList,
        data: storyCards.slice(0, 2),
        total: 2,
        offer: { offer_id: 3, offerDescription: 'Any 2 for ₹349' },
      }),
    ),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Any 2 for ₹349' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Filters' })).toBeNull()
    await expect(canvasElement.querySelector('#filters')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Clear all' })).toBeNull()
  },
}

const sized = {
  ...storyProduct,
  sizeGuide: 'indian-wear',
  optionGroups: [makeOptionGroup('Size', [{ name: 'M', colorCode: null }])],
}
/** The preview of the sizes leads to their guide, which lies above it. */
export const SizeGuideInThePreview: Story = {
  beforeEach: withAnswers(
    http.get('/api/products/:slug', says({ data: toProductWire(sized) })),
    http.get('/api/size-guides/indian-wear', says({ data: makeSizeGuide() })),
  ),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Preview Size/ }))
    const preview = within(await screen.findByRole('dialog', { name: 'Preview Size' }))
    const opener = await preview.findByRole('button', { name: 'Size guide' })
    await step('Open the guide', async () => {
      await userEvent.click(opener)
      const guide = within(await screen.findByRole('dialog', { name: 'Size guide' }))
      const table = await guide.findByRole('table', { name: 'Indian wear' })
      await waitFor(() => expect(table).toBeVisible())
    })
    await step('Escape leads back to the preview', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(preview.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
    })
  },
}

/** Twice as large text puts filters and order below each other: they stand above the list, and take nothing of the window while it scrolls. */
export const LargeTextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const filters = await canvas.findByRole('button', { name: 'Filters' })
    const list = await canvas.findByRole('link', { name: 'Gulaal Cheek Tint' })
    await expect(getComputedStyle(filters.parentElement!.parentElement!).position).toBe('static')
    await expect(filters.getBoundingClientRect().bottom).toBeLessThan(list.getBoundingClientRect().top)
  },
}

/** As wide as a desktop, and too low for filters beside large cards: they are in a sheet, and a whole card fits the window. */
export const PhoneOnItsSide: Story = {
  globals: { viewport: { value: 'lowest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Filters' })).toBeVisible()
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument()
    const card = (await canvas.findByRole('link', { name: 'Gulaal Cheek Tint' })).closest('article')!
    await expect(card.getBoundingClientRect().height).toBeLessThan(390)
  },
}

/** The scrollbar says that there are more filters than the window shows, and a fade that some are scrolled away. */
export const VisibleScrollbar: Story = {
  play: async ({ canvas }) => {
    const side = await canvas.findByRole('complementary')
    await expect(getComputedStyle(side).scrollbarColor).not.toMatch(/^rgba\(0, 0, 0, 0\)/)
    const fade = () => Number(getComputedStyle(side, '::before').opacity)
    await expect(fade()).toBe(0)
    side.style.maxHeight = '10rem'
    side.scrollTop = 200
    await waitFor(() => expect(fade()).toBe(1))
  },
}

const sizes = ['M', '32B'].map((value, index) => ({ value, count: 5 - 4 * index, colorCode: null }))
const sizedFacets = toFacetsWire(makeFacets({ options: [{ group: 'Size', values: sizes }] }))

/** A choice makes another filter useful, which stays where it is. */
export const FiltersStayInPlace: Story = {
  beforeEach: withAnswers(
    http.get('/api/products', ({ request }) => {
      const total = request.url.includes('option=') ? 1 : storyCards.length
      return HttpResponse.json({
        ...storyList,
        data: storyCards.slice(0, total),
        total,
        facets: sizedFacets,
      })
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const side = await canvas.findByRole('complementary')
    const titles = () => [...side.querySelectorAll('summary')].map(({ textContent }) => textContent)
    await waitFor(() => expect(titles()).toContain('Bra size'))
    const before = titles()
    await userEvent.click(within(side).getByText('Bra size'))
    await userEvent.click(within(side).getByRole('checkbox', { name: /32B/ }))
    await expect(await canvas.findByText('1 product')).toBeVisible()
    await expect(titles()).toEqual(before)
  },
}

const calls: CartItemWire[][] = []

/** One request for all cards. A card without an estimate shows none. */
export const WithDeliveryEstimates: Story = {
  beforeEach: [
    withStorage({ pincode: storyPlace }),
    withAnswers(
      http.post(
        '/api/delivery/estimates',
        estimates(({ product_id }) => ESTIMATES[storyIds.indexOf(product_id) % ESTIMATES.length] ?? null, {
          calls,
        }),
      ),
    ),
    () => void calls.splice(0),
  ],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Some options arrive by 6:45 pm today')).length).toBe(1)
    await expect(canvas.getAllByText('Arrives by Tue, 24 Nov').length).toBe(2)
    // One call asks for every card but the fourth, which is out of stock.
    await expect(calls.map((items) => items.length)).toEqual([storyCards.length - 1])
  },
}

/** Without a pincode, the estimates are those of the area around the city's store. */
export const EstimatesForACity: Story = {
  beforeEach: [
    withStorage({ city: 'Delhi' }),
    withAnswers(
      http.post(
        '/api/delivery/estimates',
        estimates(() => byRider),
      ),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Arrives by 6:45 pm today')).toHaveLength(storyCards.length - 1)
  },
}

/** The line that cards keep for the estimate says so. */
export const NotServed: Story = {
  beforeEach: [
    withStorage({ pincode: storyPlace }),
    withAnswers(
      http.post(
        '/api/delivery/estimates',
        estimates(() => null, { serviceable: false }),
      ),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No delivery there yet')).toHaveLength(storyCards.length - 1)
  },
}

/** Offers for several products come before what is reduced by itself. */
export const Offers: Story = {
  args: { path: '/productList/offers' },
  play: async ({ canvas }) => {
    const index = within(await canvas.findByRole('region', { name: 'Offers for several items' }))
    await expect(index.getAllByRole('listitem')).toHaveLength(3)
    await expect(
      index.getByRole('link', { name: 'Buy 2 selected Rozana items, get 10% off' }),
    ).toHaveAttribute('href', '/productlist/all?offer=1')
    await expect(index.getByText('See all 3 items')).toBeVisible()
    await expect(index.getByText('See the item')).toBeVisible()
    // Each offer is there once.
    await expect(canvas.getAllByText('Shampoo + conditioner: 15% off together')).toHaveLength(1)
    await expect(canvas.getByRole('heading', { name: '10% off or more' })).toBeVisible()
  },
}

const manyOffers = Array.from({ length: 9 }, (_, index) => ({
  offer_id: index + 1,
  offerDescription: `Any ${index + 2} lipsticks for ₹${(index + 2) * 100}`,
  total: 1,
  media: '',
}))

/** Many offers leave the products near: the others are shown when they are asked for. */
export const ManyOffers: Story = {
  args: { path: '/productList/offers' },
  beforeEach: [
    withAnswers(http.get('/api/offers', says({ data: manyOffers }))),
    // All stories of a browser are one entry of its history.
    () => unfoldedOffers.clear(),
  ],
  play: async ({ canvas, userEvent }) => {
    const index = within(await canvas.findByRole('region', { name: 'Offers for several items' }))
    await expect(index.getAllByRole('link')).toHaveLength(6)
    await userEvent.click(index.getByRole('button', { name: 'Show all 9 offers' }))
    await expect(index.getAllByRole('link')).toHaveLength(9)
    await waitFor(() => expect(index.getAllByRole('link')[6]).toHaveFocus())
    await expect(index.queryByRole('button')).toBeNull()
  },
}
export const ManyOffersOnAPhone: Story = {
  ...ManyOffers,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const index = within(await canvas.findByRole('region', { name: 'Offers for several items' }))
    const offers = index.getAllByRole('listitem')
    await expect(offers).toHaveLength(4)
    // They are one row, and the products begin on the first screen.
    await expect(new Set(offers.map((offer) => offer.getBoundingClientRect().top)).size).toBe(1)
    const [product] = await canvas.findAllByRole('article')
    await expect(product?.getBoundingClientRect().top).toBeLessThan(window.innerHeight)
    await userEvent.click(index.getByRole('button', { name: 'Show all 9 offers' }))
    await waitFor(() => expect(index.getAllByRole('link')[4]).toHaveFocus())
    const tops = index.getAllByRole('listitem').map((offer) => offer.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(9)
  },
}

/** A search can be removed from the recent ones; the links and what clears them begin at one line. */
export const RemovesARecentSearch: Story = {
  beforeEach: withStorage({ recentSearches: ['kajal', 'saree'] }),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: 'Search products' })
    await userEvent.click(box)
    const recent = within(await canvas.findByRole('region', { name: 'Recent searches' }))
    const clear = document.createRange()
    clear.selectNodeContents(canvas.getByRole('button', { name: 'Clear recent searches' }))
    const [first] = recent.getAllByRole('listitem')
    await expect(clear.getBoundingClientRect().left).toBeCloseTo(
      first?.getBoundingClientRect().left ?? NaN,
      0,
    )
    await userEvent.click(recent.getByRole('button', { name: 'Remove the recent search “saree”' }))
    await expect(recent.queryByRole('link', { name: 'saree' })).toBeNull()
    await expect(recent.getByRole('link', { name: 'kajal' })).toBeVisible()
    await expect(box).toHaveFocus()
  },
}

export const Loading: Story = {
  beforeEach: withAnswers(http.get('/api/products', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { path: '/productList/searchProducts?search=zzz&sort=recommended_desc' },
  beforeEach: [
    withAnswers(http.get('/api/products', says(storyNothing))),
    withStorage({ recentSearches: ['zzz', 'kajal'] }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'No results for “zzz”' })).toBeVisible()
    await expect(await canvas.findByText('Try fewer or other words, or look around.')).toBeVisible()
    await expect(document.title).toMatch(/^No results for “zzz”/)
    await waitFor(() => expect(window.localStorage.getItem('recentSearches')).not.toContain('zzz'))
  },
}
/** A word that is wider than the window is broken. */
export const EmptyWithALongWord: Story = {
  args: {
    path: `/productList/searchProducts?search=supercalifragilisticexpialidocious&sort=recommended_desc`,
  },
  beforeEach: Empty.beforeEach,
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow('No results for “supercalifragilisticexpialidocious”'),
}
/** The number of filters is beside the order, in one row. */
export const OneFilterOnTheSmallestPhone: Story = {
  args: { path: '/productList/lipstick?category=child&in_stock=1' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const filters = await canvas.findByRole('button', { name: 'Filters 1' })
    const sort = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(sort.getBoundingClientRect().left).toBeGreaterThan(filters.getBoundingClientRect().right)
  },
}

const nothingUnderstood = { filters: [], exact: null, missing: null, described: [] }

/** The page says once that it does not have what other shops sell, and does not ask for another spelling. */
export const NotSoldHere: Story = {
  args: { path: '/productList/searchProducts?search=iphone&sort=recommended_desc' },
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({
        ...storyNothing,
        understood: {
          ...nothingUnderstood,
          missing: { type: 'iphone', brand: null, words: [], shown: null },
        },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We do not sell this yet/)).toBeVisible()
    await expect(canvas.queryByText(/other words|No iphone here/)).toBeNull()
  },
}

/** A search that names a family leads to its categories first. */
export const NearWhatIsNotSold: Story = {
  args: { path: '/productList/searchProducts?search=beard+oil&sort=recommended_desc' },
  beforeEach: withAnswers(
    http.get('/api/products', says({ ...storyNothing, understood: nothingUnderstood })),
    http.get(
      '/api/search/suggestions',
      says({ suggestions: ['Hair Oil'], details: [{ kind: 'category', media: '' }] }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hair Oil' })).toHaveAttribute(
      'href',
      expect.stringContaining('search=Hair'),
    )
    await expect(canvas.queryByRole('link', { name: 'See all products' })).toBeNull()
  },
}

/** An empty search is as wide as the page, as its heading is. */
export const EmptyOnADesktop: Story = {
  ...Empty,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'No results for “zzz”' })
    const page = heading.closest('[data-plain]')?.getBoundingClientRect()
    const hint = await canvas.findByText('Try fewer or other words, or look around.')
    await expect(hint.closest('#products')?.getBoundingClientRect().right).toBe(page?.right)
    await expect(hint.getBoundingClientRect().top - heading.getBoundingClientRect().bottom).toBeLessThan(50)
  },
}

/** Filters that cancel each other: each that alone leaves nothing is named, with the number of products without it. */
export const FiltersThatCancelEachOther: Story = {
  args: { path: '/productList/lipstick?category=child&brand=rozana&price_max=200&in_stock=1' },
  beforeEach: withAnswers(
    http.get('/api/products', ({ request }) => {
      const asked = new URL(request.url).searchParams
      return HttpResponse.json(asked.has('brand') && asked.has('price_max') ? storyNothing : storyList)
    }),
  ),
  play: async ({ canvas }) => {
    const products = `to see ${storyCards.length} products`
    const brand = await canvas.findByRole('link', { name: `Remove “Rozana” ${products}` })
    await expect(brand).toHaveAttribute(
      'href',
      '/productList/lipstick?category=child&price_max=200&in_stock=1',
    )
    await expect(await canvas.findByRole('link', { name: `Remove “Up to ₹200” ${products}` })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Remove “In stock” to/ })).toBeNull()
  },
}

/** Heading and breadcrumb of a search without words agree. */
export const SearchWithoutWords: Story = {
  args: { path: '/productList/searchProducts?search=' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(crumbs.getByText('All products')).toHaveAttribute('aria-current', 'page')
  },
}

const asksFor = (help: HelpTopic, found: ListProductsResponse = storyNothing) =>
  withAnswers(http.get('/api/products', says({ ...found, understood: { ...nothingUnderstood, help } })))

/** A search for help is answered at once, and leads on, whether or not there are products. */
export const AsksForHelp: Story = {
  args: { path: '/productList/searchProducts?search=refund+policy&sort=recommended_desc' },
  beforeEach: asksFor('returns'),
  play: async ({ canvas }) => {
    // The footer has a link of this name, too.
    const page = within(await canvas.findByRole('main'))
    await expect(await page.findByRole('link', { name: 'Returns and refunds' })).toHaveAttribute(
      'href',
      '/Return&Refund',
    )
    await expect(page.getByText(/within 7 days of delivery/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Your orders' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Shop by category' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: /^No / })).toBeNull()
  },
}
/** The link to the offers follows what to do with a coupon, and the box begins where the heading does. */
export const AsksForOffers: Story = {
  args: { path: '/productList/searchProducts?search=offers&sort=recommended_desc' },
  beforeEach: asksFor('offers'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'See all offers' })
    const box = link.closest('[data-tone]')
    await expect(box).toHaveTextContent('Have a coupon? Enter it in your cart. See all offers')
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(box?.getBoundingClientRect().left).toBe(heading.left)
  },
}
/** The list of brands has a page, too. */
export const AsksForBrands: Story = {
  args: { path: '/productList/searchProducts?search=brand+list&sort=recommended_desc' },
  beforeEach: asksFor('brands'),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'All brands, A to Z' })
    await expect(link).toHaveAttribute('href', '/productList/brands')
  },
}
/** Size guides have no page of their own. */
export const AsksForASizeGuide: Story = {
  args: { path: '/productList/searchProducts?search=size+chart&sort=recommended_desc' },
  beforeEach: asksFor('sizes', storyList),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Clothes with a size guide have it/)).toBeVisible()
  },
}

const oneResult = withAnswers(
  http.get(
    '/api/products',
    says({ ...storyList, data: storyCards.slice(0, 1), total: 1, understood: nothingUnderstood }),
  ),
  http.get('/api/products/:slug/related', says({ data: storyCards.slice(0, 4) })),
)

/** Below few products are those near them, and not themselves. */
export const OneResult: Story = {
  args: { path: '/productList/searchProducts?search=velvet&sort=recommended_desc' },
  beforeEach: oneResult,
  play: async ({ canvas }) => {
    const more = within(await canvas.findByRole('region', { name: 'More like this' }))
    await expect(more.getByRole('link', { name: 'Saffron Dew Cream, 50 ml' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: storyCards[0]!.title })).toHaveLength(1)
    await expect(canvas.queryByText(/No results/)).toBeNull()
  },
}
export const OneResultOnAPhone: Story = { ...OneResult, globals: { viewport: { value: 'phone' } } }

/** A list of all that the shop has of a kind leads on to the rest of the shop. */
export const OneResultOfItsKind: Story = {
  args: { path: '/productList/searchProducts?search=velvet&sort=recommended_desc' },
  beforeEach: [oneResult, withAnswers(http.get('/api/products/:slug/related', says({ data: [] })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Shop by category' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'More like this' })).toBeNull()
  },
}

/** Enlarged, the heading of a search leaves the window to the products. */
export const LargeHeadingOnAPhone: Story = {
  args: { path: '/productList/searchProducts?search=brown+eyeshadow+palette&sort=recommended_desc' },
  beforeEach: enlargeText,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 })
    const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight)
    await expect(Math.round(heading.getBoundingClientRect().height / lineHeight)).toBeLessThan(4)
  },
}

/** A brand has a face: its products, and its categories within the brand. */
export const Brand: Story = {
  args: { path: '/productlist/rozana' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rozana' })).toBeVisible()
    const categories = within(canvas.getByRole('list', { name: 'Categories of Rozana' }))
    await expect(categories.getByRole('link', { name: 'Lipstick' })).toHaveAttribute(
      'href',
      '/productList/lipstick?category=child&brand=rozana',
    )
    await expect(canvas.getByText(`${storyCards.length} products`)).toBeVisible()
  },
}
export const BrandOnAPhone: Story = { ...Brand, globals: { viewport: { value: 'phone' } } }
export const BrandInTheDark: Story = { ...Brand, globals: { scheme: 'dark' } }

const NOTHING_READ = { filters: [], exact: null, missing: null, described: [] }
const NOTHING_NAMED = { type: null, brand: null, words: [], min: null, max: null }

/** The heading names the corrected search, and the typed one is a link away. */
export const Corrected: Story = {
  args: { path: '/productList/searchProducts?search=kajol&sort=recommended_desc' },
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({
        ...storyList,
        searched_for: 'kajal',
        understood: { ...nothingUnderstood, as_typed: true as const },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Results for “kajal”' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Search instead for “kajol”' })).toBeVisible()
    await expect(canvas.getAllByText(/kajal/)).toHaveLength(1)
  },
}

/** No link leads to the typed text where nothing is called so. */
export const CorrectedForGood: Story = {
  args: { path: '/productList/searchProducts?search=lipstik&sort=recommended_desc' },
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({ ...storyList, searched_for: 'lipstick', understood: { ...nothingUnderstood, exact: 1 } }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Results for “lipstick”' }),
    ).toBeVisible()
    await expect(await canvas.findByText(/The first one matches best/)).toBeVisible()
    await expect(canvas.getByText('Nothing here is called “lipstik”.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Search instead/ })).toBeNull()
  },
}

/** The sentence about a search has a line of its own below the number of products, and begins where the title does. */
export const CorrectedForGoodOnAPhone: Story = {
  args: { path: '/productList/searchProducts?search=foundetion&sort=recommended_desc' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({ ...storyList, searched_for: 'foundation', understood: nothingUnderstood }),
    ),
  ),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('Nothing here is called “foundetion”.')
    const count = canvas.getByText(`${storyCards.length} products`)
    await expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      count.getBoundingClientRect().bottom,
    )
    await expect(notice.getBoundingClientRect().left).toBe(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left,
    )
  },
}

/** One sentence says that the corrected search is not here either. */
export const CorrectedInVain: Story = {
  args: { path: '/productList/searchProducts?search=lipstik+nude+shed&sort=recommended_desc' },
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({
        ...storyList,
        searched_for: 'lipstick nude shed',
        understood: {
          ...NOTHING_READ,
          missing: { type: null, brand: null, words: ['shed'], shown: 'lipstick' },
        },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing matches all of “lipstick nude shed” here/)).toBeVisible()
    await expect(canvas.queryByText(/Nothing here is called/)).toBeNull()
  },
}

/** The way back begins where the title does, too, though the number of other products is not in sight. */
export const WayBackOnAPhone: Story = {
  ...Corrected,
  globals: { viewport: { value: 'phone' } },
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({
        ...storyList,
        searched_for: 'kajal pencil brown shed',
        understood: {
          ...NOTHING_READ,
          missing: { type: null, brand: null, words: ['shed'], shown: 'kajal' },
          as_typed: true as const,
        },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Search instead for “kajol”' })
    await expect(link.getBoundingClientRect().left).toBe(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left,
    )
  },
}

/** Products that match a search best are marked where similar ones follow them. */
export const BestMatches: Story = {
  args: { path: '/productList/searchProducts?search=matte+lipstick&sort=recommended_desc' },
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({
        ...storyList,
        understood: { ...nothingUnderstood, exact: 2, exact_ids: storyIds.slice(0, 2) },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The first 2 match best. Similar ones follow.')).toBeVisible()
    const marked = canvas.getAllByRole('article').filter((card) => within(card).queryByText('Best match'))
    await expect(marked).toEqual(canvas.getAllByRole('article').slice(0, 2))
  },
}
export const BestMatchesOnAPhone: Story = { ...BestMatches, globals: { viewport: { value: 'phone' } } }

/** Another order mixes them with the others. */
export const BestMatchesInAnotherOrder: Story = {
  ...BestMatches,
  args: { path: '/productList/searchProducts?search=matte+lipstick&sort=price_asc' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^2 of these \d+ match best\. The others are similar\.$/),
    ).toBeVisible()
    await expect(canvas.getAllByText('Best match')).toHaveLength(2)
  },
}

export const OnlyMentioned: Story = {
  args: { path: '/productList/searchProducts?search=whisk&sort=recommended_desc' },
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({
        ...storyList,
        understood: { ...nothingUnderstood, described: ['whisk'] },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No product is called “whisk”/)).toBeVisible()
  },
}

/** The page names what is not advised in pregnancy, and lets shoppers put back what it leaves out. */
export const NotAdvisedInPregnancy: Story = {
  args: { path: '/productList/searchProducts?search=retinol+pregnancy+not+red&sort=recommended_desc' },
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({
        ...storyList,
        understood: {
          ...nothingUnderstood,
          unsuitable: ['retinol'],
          filters: [
            {
              kind: 'without',
              text: 'not red',
              name: 'red',
              is_quality: true,
              min: null,
              max: null,
              without: 'retinol pregnancy',
            },
          ],
        },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Retinol is not advised in pregnancy/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /Not red/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/search=retinol\+pregnancy(?:&|$)/),
    )
  },
}

/** The select shows the order that the search decided. */
export const NothingAtPrice: Story = {
  args: { path: '/productList/searchProducts?search=lipstick+200+se+kam&sort=recommended_desc' },
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({
        ...storyList,
        sort: 'price_asc',
        understood: {
          ...NOTHING_READ,
          unpriced: { ...NOTHING_NAMED, type: 'lipstick', max: 200, without: 'lipstick' },
        },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No lipstick under ₹200. The nearest by price:')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /sort/i })).toHaveValue('price_asc')
  },
}

export const NothingAtDiscount: Story = {
  args: { path: '/productList/searchProducts?search=lipstick+60%25+off&sort=recommended_desc' },
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({
        ...storyList,
        sort: 'discount_desc',
        understood: {
          ...NOTHING_READ,
          unpriced: { ...NOTHING_NAMED, type: 'lipstick', discount: 60, without: 'lipstick' },
        },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No lipstick at 60% off. The largest discounts:')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /sort/i })).toHaveValue('discount_desc')
  },
}

export const NothingAtPriceInColour: Story = {
  args: { path: '/productList/searchProducts?search=red+saree+under+3000&sort=recommended_desc' },
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({
        ...storyList,
        understood: {
          ...NOTHING_READ,
          filters: [{ kind: 'price', text: 'under 3000', without: 'red saree', min: null, max: 3000 }],
          unpriced: {
            ...NOTHING_NAMED,
            type: 'saree',
            words: ['red'],
            max: 3000,
            in_other_colours: true,
            without: 'red saree',
          },
          roles: { red: 'before' },
        },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    const notice = 'No red saree under ₹3,000. In other colours:'
    await expect(await canvas.findByText(notice)).toBeVisible()
  },
}

/** The list stays, and what is said depends on whether the shop answered. */
export const OrderFailed: Story = {
  beforeEach: withAnswers(
    http.get('/api/products', says(storyList), { once: true }),
    http.get('/api/products', fails(500)),
  ),
  play: async ({ canvas, userEvent }) => {
    const sort = await canvas.findByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(sort, 'Price: low to high')
    await expect(
      await canvas.findByText('We couldn’t update the list. Please try again in a moment.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: withAnswers(http.get('/api/products', fails(503))),
  play: ({ canvas }) => expectFailure(canvas),
}

export const LongText: Story = {
  beforeEach: withAnswers(
    http.get(
      '/api/products',
      says({ ...storyList, data: storyCards.map((card) => ({ ...card, title: longTitle })) }),
    ),
  ),
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow('Lipstick'),
}
