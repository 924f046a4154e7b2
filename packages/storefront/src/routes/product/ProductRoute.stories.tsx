import type { Meta, StoryObj } from '@storybook/react-vite'
import { messages } from '@shop/contract/messages'
import { makeOptionGroup } from '@shop/contract/factories/products'
import type { Product, Variant } from '@shop/contract/products'
import { makeSizeGuide } from '@shop/contract/factories/sizeGuides'
import { toProductWire } from '@shop/contract/factories/wires'
import { scrollingEnds } from '@shop/ui/testing/scrollingEnds'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { toCartItem } from '#features/cart/cartItem.ts'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { byParcel, byRider, estimates, storyPlace } from '#testing/storyDelivery.ts'
import { sharesTheLink } from '#testing/sharesTheLink.ts'
import {
  longTitle,
  storyCards,
  storyNoReviews,
  storyProduct,
  storyReviews,
  storyUser,
} from '#testing/storyData.ts'
import { expectFailure, fitsTheWindow, showsHeading, storyPage } from '#testing/storyPage.ts'
import { fails, loses, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import { stockAlertsBy } from '#testing/storyStockAlerts.ts'
import { withStorage, type StoryShop } from '#testing/StoryShop.tsx'

const [ruby, , mulberry] = storyProduct.optionGroups[0]?.variants ?? []
const pathOfRuby = `/product/${storyProduct.slug}?variant=${ruby?.id}`
/** Out of stock. */
const pathOfMulberry = `/product/${storyProduct.slug}?variant=${mulberry?.id}`
const call = `/api/products/${storyProduct.slug}`

/** The product with so many units of each shade. */
function withLeft(unitsOf: (shade: Variant) => number): Product {
  const optionGroups = storyProduct.optionGroups.map((group) => ({
    ...group,
    variants: group.variants.map((shade) => ({ ...shade, quantity: unitsOf(shade) })),
  }))
  const quantity = optionGroups
    .flatMap(({ variants }) => variants)
    .reduce((sum, one) => sum + one.quantity, 0)
  return { ...storyProduct, quantity, optionGroups }
}

const meta = {
  ...storyPage,
  title: 'Pages/Product',
  args: { path: `/product/${storyProduct.slug}` },
  tags: ['!autodocs'],
} satisfies Meta<typeof StoryShop>

/** The product's own estimate: cards have theirs. */
const ESTIMATE = { selector: 'b' }

export default meta
type Story = StoryObj<typeof meta>

const TELL_ME = 'Tell me when it is back'

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: storyProduct.title })).toBeVisible()
    await expect(await canvas.findByText('My red, at last')).toBeVisible()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** The first screen says what the product is and what it costs. */
export const FirstScreen: Story = {
  globals: { viewport: { value: 'bars' } },
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: storyProduct.title })
    const bar = await waitFor(() => {
      const shown = canvasElement.querySelector<HTMLElement>('[data-needed="true"]')
      if (shown === null) throw new Error('The bar is away')
      return shown
    })
    await waitFor(() => expect(within(bar).getByText('₹499')).toBeVisible())
    const firstLine = Number.parseFloat(getComputedStyle(title).lineHeight)
    const barHeight = bar.getBoundingClientRect().height
    await expect(title.getBoundingClientRect().top + firstLine).toBeLessThan(window.innerHeight - barHeight)
  },
}

/** The amount in the pack is beside the price, where no choice of sizes says it. */
export const OneSize: Story = {
  globals: { viewport: { value: 'bars' } },
  beforeEach: withAnswers(
    http.get(
      '/api/products/:slug',
      says({
        data: toProductWire({ ...storyProduct, netQuantity: '50 ml', packSize: '50 ml', optionGroups: [] }),
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('50 ml · MRP and price include all taxes')).toBeVisible()
  },
}

/** Twice as large text leaves the price and the button in the bar, each in one line. */
export const LargeTextInTheBar: Story = {
  args: { path: pathOfRuby },
  globals: { viewport: { value: 'phone' } },
  beforeEach: enlargeText,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: storyProduct.title })
    window.scrollTo(0, 4000)
    const bar = canvasElement.querySelector<HTMLElement>('[data-needed]')!
    await waitFor(() => expect(bar).not.toHaveAttribute('inert'))
    const price = within(bar).getByText('₹499')
    await waitFor(() => expect(price).toBeVisible())
    await expect(price.parentElement!.offsetHeight).toBeLessThan(1.5 * price.offsetHeight)
    await expect(bar.offsetHeight).toBeLessThan(150)
    await expectNoHorizontalScroll()
  },
}

/** The arrow back does not grow out of its circle. */
export const LargeTextOnThePicture: Story = {
  ...LargeTextInTheBar,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: storyProduct.title })
    const back = canvasElement.querySelector<HTMLElement>(
      'nav[aria-label="Breadcrumb"] li:nth-last-child(2) a',
    )!
    const arrow = getComputedStyle(back, '::before')
    const height = Number.parseFloat(arrow.fontSize) + Number.parseFloat(arrow.paddingTop)
    await expect(height).toBeLessThan(0.8 * back.offsetHeight)
  },
}

/** Enlarged text makes the picture no smaller, and covers its corner only. */
export const LargeTextOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: storyProduct.title })
    const picture = canvas
      .getAllByRole('link', { name: /picture 1 of/ })
      .at(-1)!
      .getBoundingClientRect()
    await expect(picture.width).toBeGreaterThan(400)
    await expect(title.getBoundingClientRect().left).toBeGreaterThan(picture.right)
    const count = canvas.getByText(/^1 \/ \d$/).parentElement!.getBoundingClientRect()
    await expect(count.width).toBeLessThan(picture.width / 3)
    await expectNoHorizontalScroll()
  },
}

/** The title is beside the picture, which a low window shows whole. */
export const Landscape: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: storyProduct.title })
    const picture = canvas.getAllByRole('link', { name: /picture 1 of/ })[0]!.getBoundingClientRect()
    await expect(title.getBoundingClientRect().left).toBeGreaterThan(picture.right)
    await expect(title.getBoundingClientRect().top).toBeLessThan(picture.bottom)
    await expect(picture.height).toBeLessThan(window.innerHeight)
    await expect(picture.width / picture.height).toBeCloseTo(0.8, 1)
    // The header has one row below the delivery line, and scrolls away; the bar is low.
    const header = canvas.getByRole('search').closest('[data-stuck]')
    await expect(header?.getBoundingClientRect().height).toBeLessThan(70)
    const bar = document.querySelector('[data-needed]')
    await expect(bar?.getBoundingClientRect().height).toBeLessThan(56)
    // The picture stays beside the text.
    window.scrollTo(0, 400)
    const shown = canvas.getAllByRole('link', { name: /picture 1 of/ })[0]!
    await waitFor(() => expect(shown.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(shown.getBoundingClientRect().bottom).toBeLessThan(bar!.getBoundingClientRect().top)
    window.scrollTo(0, 0)
  },
}

/** In a low window the text begins beside the picture, and the bar leaves room for both. */
export const LowDesktopWindow: Story = {
  globals: { viewport: { value: 'lowest' } },
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByRole('heading', { level: 1 })
    const [picture] = canvas.getAllByRole('link', { name: /, picture 1/ })
    const gap = title.getBoundingClientRect().left - picture!.getBoundingClientRect().right
    await expect(gap).toBeLessThan(72)
    const bar = canvasElement.querySelector<HTMLElement>('[data-needed]')!
    await expect(bar.offsetHeight).toBeLessThan(56)
    // The picture stays beside the text.
    window.scrollTo(0, 500)
    await waitFor(() => expect(picture!.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(picture!.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top)
    window.scrollTo(0, 0)
  },
}

const offer = { id: 7, title: 'Free Thermal Shine Serum with Ceramic Hair Straightener' }

/** An offer leads to its products when there are others. */
export const WithAnOffer: Story = {
  beforeEach: withAnswers(
    http.get(
      '/api/products/:slug',
      says({ data: toProductWire({ ...storyProduct, offer, isOfferShared: true }) }),
    ),
  ),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('complementary', { name: 'Offer' })
    await expect(within(note).getByRole('link')).toHaveAttribute('href', '/productlist/all?offer=7')
  },
}
export const WithAnOfferOfItsOwn: Story = {
  beforeEach: withAnswers(
    http.get('/api/products/:slug', says({ data: toProductWire({ ...storyProduct, offer }) })),
  ),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('complementary', { name: 'Offer' })
    await expect(note).toHaveTextContent(offer.title)
    await expect(within(note).queryByRole('link')).toBeNull()
  },
}

const offerGift = {
  product_id: 60,
  variant_id: 61,
  title: 'Thermal Shine Serum',
  slug: 'lehar-thermal-shine-serum',
  option_name: '50 ml',
  image: storyProduct.pictures[0]?.src ?? '',
  worth: 449,
}

/** A gift is shown; its link reaches over the whole offer, but for the link to the other products. */
export const WithAGift: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: withAnswers(
    http.get(
      '/api/products/:slug',
      says({ data: toProductWire({ ...storyProduct, offer, isOfferShared: true, offerGift }) }),
    ),
  ),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('complementary', { name: 'Offer' })
    await expect(note).toHaveTextContent('50 ml. Worth ₹449. See the gift')
    const gift = within(note).getByRole('link', { name: 'See the gift' })
    await expect(gift).toHaveAttribute('href', '/product/lehar-thermal-shine-serum?variant=61')
    const picture = within(note).getByRole('presentation')
    const items = within(note).getByRole('link', { name: 'See all items' })
    const linkAt = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)
    }
    note.scrollIntoView({ block: 'center' })
    await expect(linkAt(picture)).toBe(gift)
    await expect(linkAt(items)).toBe(items)
    window.scrollTo(0, 0)
  },
}

/** Nothing is chosen until the shopper chooses. */
export const AsksForTheVariant: Story = {
  beforeEach: withStorage({ pincode: storyPlace }),
  play: async ({ canvas, userEvent, step }) => {
    await step('Nothing is chosen', async () => {
      await expect(await canvas.findByRole('link', { name: 'Ruby' })).not.toHaveAttribute('aria-current')
    })
    await step('The time is that of any shade, as on its card', async () => {
      await expect(await canvas.findAllByText(/^Arrives/)).not.toHaveLength(0)
    })
    await step('Add to Cart asks', async () => {
      const [add] = canvas.getAllByRole('button', { name: messages.addToCart })
      await userEvent.click(add!)
      await expect(await canvas.findByText('Choose a shade first')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Ruby' })).toHaveFocus()
      await expect(JSON.parse(localStorage.getItem('cartItems') ?? '[]')).toEqual([])
    })
    await step('Choose, and add', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Rani' }))
      await waitFor(() => expect(canvas.queryByText('Choose a shade first')).not.toBeInTheDocument())
      await userEvent.click(canvas.getAllByRole('button', { name: messages.addToCart })[0]!)
      await expect(await canvas.findAllByRole('button', { name: messages.goToCart })).not.toHaveLength(0)
    })
    await step('The page confirms it, and suggests what goes with it', async () => {
      await expect(await canvas.findByText('Added to your cart')).toBeVisible()
      const suggestions = within(await canvas.findByRole('region', { name: 'Goes well with' }))
      await expect(suggestions.getAllByRole('article')).toHaveLength(3)
      // The button above it leads to the cart.
      await expect(canvas.queryByRole('link', { name: 'View cart' })).not.toBeInTheDocument()
    })
    await step('Another shade is not in the cart', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Ruby' }))
      await waitFor(() => expect(canvas.queryByText('Added to your cart')).not.toBeInTheDocument())
    })
  },
}

/** The confirmation comes into sight where the button is at the bottom of the window. */
export const ConfirmsInSight: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Rani' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Rani' })).toHaveAttribute('aria-current'))
    const [add] = canvas.getAllByRole('button', { name: messages.addToCart })
    window.scrollBy(0, add!.getBoundingClientRect().bottom - window.innerHeight)
    // Without the focus of a simulated click, which would scroll, too.
    add!.click()
    const confirmation = (await canvas.findByText('Added to your cart')).closest('[role="status"]')
    await waitFor(() => expect(confirmation?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
  },
}

/** A shade in the cart leaves the choice of another one. */
export const AsksForAnotherShade: Story = {
  beforeEach: withStorage({ cartItems: [toCartItem(storyProduct, ruby)] }),
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole('button', { name: messages.addToCart })
    await expect(canvas.queryByRole('button', { name: messages.goToCart })).toBeNull()
    await userEvent.click(add!)
    await expect(await canvas.findByText('Choose a shade first')).toBeVisible()
  },
}

/** On a busy machine the parts of the bar come late. */
const PATIENT = { timeout: 5_000 }

/** The bar confirms what it added, because the rest of the page may be out of sight. Unlike a tap, `userEvent` scrolls to what it focuses. */
export const AddsFromTheBar: Story = {
  args: { path: pathOfRuby },
  globals: { viewport: { value: 'bars' } },
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('heading', { level: 1, name: storyProduct.title })
    const bar = within(canvasElement.querySelector<HTMLElement>('[data-needed]')!)
    await step('The bar names and shows the choice', async () => {
      await waitFor(() => expect(bar.getByText('Ruby')).toBeVisible())
      await expect(bar.getByRole('presentation')).toBeVisible()
    })
    await step('Add from the bar', async () => {
      await fireEvent.click(await bar.findByRole('button', { name: messages.addToCart }, PATIENT))
      await waitFor(() => expect(bar.getByRole('button', { name: messages.goToCart })).toBeVisible(), PATIENT)
      await waitFor(() => expect(bar.getByText('In your cart')).toBeVisible())
    })
    const another = await bar.findByRole('link', { name: 'Choose another shade' })
    await step('The confirmation has two lines, which are whole', async () => {
      await expect(another.offsetHeight).toBeLessThan(1.5 * parseFloat(getComputedStyle(another).fontSize))
      // The letters may still come.
      await waitFor(() => expect(another.scrollWidth).toBeLessThanOrEqual(another.clientWidth))
    })
    await step('The bar leads to the other shades, which are not in the cart', async () => {
      await fireEvent.click(another)
      const rani = canvas.getByRole('link', { name: 'Rani' })
      await waitFor(() => expect(rani.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
      await fireEvent.click(rani)
      // The bar goes away where the page's own button is in sight.
      await waitFor(() => expect(bar.getByText(messages.addToCart)).toBeInTheDocument(), PATIENT)
    })
    await scrollingEnds()
  },
}

/** Nothing that the shopper reads moves: the confirmation has a line of its own, and suggestions come below. */
export const KeepsItsPlaceWhenAdding: Story = {
  args: { path: pathOfRuby },
  play: async ({ canvas }) => {
    const pincode = await canvas.findByRole('textbox', { name: 'Pincode' })
    const { top } = pincode.getBoundingClientRect()
    const at = window.scrollY
    // Without the focus of a simulated click, which would scroll, too.
    canvas.getAllByRole('button', { name: messages.addToCart })[0]!.click()
    await expect(await canvas.findByText('Added to your cart')).toBeVisible()
    await canvas.findByRole('region', { name: 'Goes well with' })
    await expect(pincode.getBoundingClientRect().top + window.scrollY - at).toBeCloseTo(top, 0)
  },
}

/** A desktop's bar names the choice below the title, also once it was added. */
export const BarOfADesktop: Story = {
  args: { path: pathOfRuby },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: storyProduct.title })
    window.scrollTo(0, 4000)
    const bar = within(canvasElement.querySelector<HTMLElement>('[data-needed]')!)
    const choice = bar.getByText('Ruby')
    await waitFor(() => expect(choice).toBeVisible())
    const [title, below] = [bar.getByText(storyProduct.title), choice].map((text) =>
      text.getBoundingClientRect(),
    )
    await expect(below!.left).toBe(title!.left)
    await expect(below!.top).toBeGreaterThanOrEqual(title!.bottom)
    await fireEvent.click(bar.getByRole('button', { name: messages.addToCart }))
    await waitFor(() => expect(bar.getByText('In your cart')).toBeVisible())
    await expect(bar.getByText('Ruby')).toBeVisible()
    await fireEvent.click(await bar.findByRole('link', { name: 'See what goes with it' }))
    const { parentElement } = canvas.getByRole('region', { name: 'Goes well with' })
    await waitFor(() => expect(parentElement).toHaveFocus())
  },
}

/** The badge is that of the cards. */
export const New: Story = {
  beforeEach: withAnswers(
    http.get(call, says({ data: toProductWire({ ...storyProduct, isNew: true, isBestSeller: false }) })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New')).toHaveAttribute('data-tone', 'neutral')
  },
}

export const SoldOut: Story = {
  beforeEach: withAnswers(
    http.get(call, says({ data: toProductWire({ ...storyProduct, quantity: 0, optionGroups: [] }) })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByText('Out of stock')[0]).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: TELL_ME })[0]).toBeVisible()
    // Nothing arrives.
    await expect(canvas.queryByRole('textbox', { name: 'Pincode' })).not.toBeInTheDocument()
    await expect(canvas.queryByText(/when it arrives/)).not.toBeInTheDocument()
    await expect(canvas.getByText(/^Can’t be returned, for hygiene reasons/)).toBeVisible()
  },
}

/** Each shade says how many of it are left. */
export const FewLeft: Story = {
  args: { path: pathOfRuby },
  beforeEach: withAnswers(
    http.get(call, says({ data: toProductWire(withLeft((shade) => (shade === ruby ? 3 : 2))) })),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Only 3 left')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /Rani/ }))
    await expect(await canvas.findByText('Only 2 left')).toBeVisible()
  },
}

/** One of four shades is out of stock. The button keeps the focus in both of its states. */
export const WaitsForAShade: Story = {
  args: { path: pathOfMulberry },
  beforeEach: [withStorage({ user: storyUser }), () => withAnswers(...stockAlertsBy('mail'))()],
  play: async ({ canvas, userEvent, step }) => {
    const promise = /^We’ll e-mail you once if Mulberry is back within 90 days/
    await step('The page says that it is out of stock', async () => {
      await expect(await canvas.findByText('Out of stock', { ignore: 'button' })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: messages.addToCart })).not.toBeInTheDocument()
    })
    await step('One press asks for a message', async () => {
      await userEvent.click((await canvas.findAllByRole('button', { name: TELL_ME }))[0]!)
      await expect((await canvas.findAllByText(promise))[0]).toBeVisible()
      await expect(canvas.getAllByRole('button', { name: 'Don’t e-mail me' })[0]).toHaveFocus()
    })
    await step('Another shade can be bought', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Ruby' }))
      await expect(await canvas.findAllByRole('button', { name: messages.addToCart })).not.toHaveLength(0)
      await expect(canvas.queryByText(promise)).not.toBeInTheDocument()
    })
    await step('Back at the first, the shopper takes it back', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Mulberry/ }))
      await userEvent.click((await canvas.findAllByRole('button', { name: 'Don’t e-mail me' }))[0]!)
      await expect((await canvas.findAllByRole('button', { name: TELL_ME }))[0]).toHaveFocus()
      await expect(canvas.queryByText(promise)).not.toBeInTheDocument()
    })
  },
}

/** An account without an e-mail address gets a text message. */
export const WaitsByText: Story = {
  args: { path: pathOfMulberry },
  globals: { viewport: { value: 'small' } },
  beforeEach: [withStorage({ user: storyUser }), () => withAnswers(...stockAlertsBy('sms'))()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: TELL_ME }))[0]!)
    await expect((await canvas.findAllByText(/^We’ll text you once if Mulberry is back/))[0]).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Don’t text me' })[0]).toBeVisible()
    await expectNoHorizontalScroll()
  },
}

/** A refused request is taken back on the screen. */
export const WaitingRefused: Story = {
  args: { path: pathOfMulberry },
  beforeEach: [
    withStorage({ user: storyUser }),
    withAnswers(http.put('/api/stock-alerts/:productId', fails(409))),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: TELL_ME }))[0]!)
    await expect(await screen.findByText('Something did not work.')).toBeInTheDocument()
    await expect(canvas.queryByText(/^We’ll e-mail you/)).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('button', { name: TELL_ME })[0]).toBeVisible()
  },
}

/** A guest logs in first. */
export const GuestWaits: Story = {
  args: { path: pathOfMulberry },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: TELL_ME }))[0]!)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    await expect(canvas.getByText(/so that we know where to tell you/)).toBeVisible()
  },
}

export const SharesTheLink: Story = { play: sharesTheLink }

/** All shades are out of stock: the shopper chooses the one to wait for, as the one to buy. */
export const AsksWhichShadeToWaitFor: Story = {
  beforeEach: withAnswers(http.get(call, says({ data: toProductWire(withLeft(() => 0)) }))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Out of stock')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: TELL_ME })[0]!)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose a shade first')
    await userEvent.click(canvas.getByRole('link', { name: /^Mulberry/ }))
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
  },
}

/** Similar goods are below the choice, before details and reviews, and nowhere else. */
export const SoldOutShowsSimilar: Story = {
  ...SoldOut,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const similar = await canvas.findByRole('list', { name: 'Similar, in stock' })
    await expect(within(similar).queryByRole('button', { name: 'Out of stock' })).not.toBeInTheDocument()
    await expect(within(similar).getAllByRole('article')).not.toHaveLength(0)
    const details = canvas.getByText('Description')
    await expect(similar.getBoundingClientRect().bottom).toBeLessThan(details.getBoundingClientRect().top)
    await expect(canvas.queryByRole('list', { name: 'You may also like' })).not.toBeInTheDocument()
  },
}

const sizes = makeOptionGroup(
  'Size',
  ['S', 'M', 'L'].map((name) => ({ name, colorCode: null })),
)
const kurta = {
  ...storyProduct,
  title: 'Indigo Cotton Kurta',
  sizeGuide: 'indian-wear',
  optionGroups: [sizes],
}
const hasKurta = http.get(call, says({ data: toProductWire(kurta) }))
const guideCall = '/api/size-guides/indian-wear'
const hasGuide = http.get(guideCall, says({ data: makeSizeGuide() }))
const pathOfM = `/product/${storyProduct.slug}?variant=${sizes.variants[1]?.id}`

/** The guide comes when it is asked for, has the sizes of the product, and marks the chosen one. */
export const OpensTheSizeGuide: Story = {
  args: { path: pathOfM },
  beforeEach: withAnswers(hasKurta, hasGuide),
  play: async ({ canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: 'Size guide' })
    await step('Open it', async () => {
      await userEvent.click(button)
      const dialog = within(await screen.findByRole('dialog', { name: 'Size guide' }))
      const rows = await dialog.findAllByRole('rowheader')
      await expect(rows.map(({ textContent }) => textContent)).toEqual(['S', 'M, your choice', 'L'])
    })
    await step('Close it: the focus is back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(button).toHaveFocus()
    })
  },
}

export const SizeGuideOnASmallPhone: Story = {
  ...OpensTheSizeGuide,
  globals: { viewport: { value: 'small' } },
  beforeEach: [enlargeText, withAnswers(hasKurta, hasGuide)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Size guide' }))
    await expect(await screen.findByRole('table', { name: 'Indian wear' })).toBeVisible()
    await expectNoHorizontalScroll()
  },
}

/** Without a connection it says so, and tries again. */
export const SizeGuideFailed: Story = {
  beforeEach: () => {
    // A read is asked for again once.
    const lost = () => http.get(guideCall, loses, { once: true })
    withAnswers(lost(), lost(), hasKurta, hasGuide)()
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('It says what to do', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Size guide' }))
      await expect(
        await screen.findByText('We couldn’t load the size guide. Check your connection and try again.'),
      ).toBeVisible()
    })
    await step('Try again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await expect(await screen.findByRole('table', { name: 'Indian wear' })).toBeVisible()
    })
  },
}

/** Goods of one size, and those without a guide, have no button. */
export const WithoutSizeGuide: Story = {
  beforeEach: withAnswers(http.get(call, says({ data: toProductWire({ ...kurta, sizeGuide: undefined }) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'M' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Size guide' })).not.toBeInTheDocument()
  },
}

const delivery = '/api/delivery/estimates'

const archivedProduct = { ...storyProduct, isArchived: true, quantity: 0, optionGroups: [] }

export const NoLongerSold: Story = {
  beforeEach: withAnswers(http.get(call, says({ data: toProductWire(archivedProduct) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This product is no longer sold.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^See more in / })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: messages.addToCart })).not.toBeInTheDocument()
  },
}

export const NoPincode: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter your pincode to see when it arrives')).toBeVisible()
  },
}

/** Without a pincode, the estimate is that of the area around the city's store. */
export const CityWithoutAPincode: Story = {
  beforeEach: withStorage({ city: 'Delhi' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('by 6:45 pm today', ESTIMATE)).toBeVisible()
    await expect(canvas.getByText(/ in Delhi-NCR\. Enter your pincode to be sure/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /pincode/i })).toBeVisible()
  },
}

export const CityWithoutAnEstimate: Story = {
  beforeEach: [withStorage({ city: 'Delhi' }), withAnswers(http.post(delivery, fails(503)))],
  play: async ({ canvas }) => {
    const hint = 'Enter your pincode to see when it arrives'
    await expect(await canvas.findByText(hint, undefined, { timeout: 4000 })).toBeVisible()
  },
}

export const CityOfParcels: Story = {
  beforeEach: withStorage({ city: 'Kochi' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Parcels to Kochi take .* Enter your pincode/)).toBeVisible()
  },
}

export const EstimatesTheVariant: Story = {
  args: { path: pathOfRuby },
  beforeEach: [
    withStorage({ pincode: storyPlace }),
    withAnswers(
      http.post(
        delivery,
        estimates(({ variant_id }) => (variant_id === ruby?.id ? byRider : byParcel)),
      ),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('by 6:45 pm today', ESTIMATE)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /Rani/ }))
    await expect(await canvas.findByText('by Tue, 24 Nov', ESTIMATE)).toBeVisible()
    await expect(canvas.queryByText('by 6:45 pm today', ESTIMATE)).not.toBeInTheDocument()
  },
}

/** The place and what arrives there are one list. */
export const PlaceIsInLineWithTheEstimate: Story = {
  ...EstimatesTheVariant,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = (await canvas.findByText('by 6:45 pm today', ESTIMATE)).parentElement
    const place = canvas.getByText(/^Deliver to/)
    await expect(place.getBoundingClientRect().left).toBe(line?.getBoundingClientRect().left)
    const iconOf = (text: Element | null) => text?.previousElementSibling?.getBoundingClientRect().left
    await expect(iconOf(place)).toBe(iconOf(line))
  },
}

/** Before a choice the estimate is the earliest that a shade keeps. */
export const EstimatesTheEarliest: Story = {
  beforeEach: [
    withStorage({ pincode: storyPlace }),
    withAnswers(
      http.post(
        delivery,
        estimates(({ variant_id }) => ({ ...byRider, varies: variant_id === null })),
      ),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('by 6:45 pm today', ESTIMATE)).toBeVisible()
    await expect(canvas.getByText(/Some options take longer/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /Rani/ }))
    await expect(await canvas.findByText('by 6:45 pm today', ESTIMATE)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/Some options take longer/)).toBeNull())
  },
}

/** Estimate of the three units in the cart. */
export const EstimatesTheQuantity: Story = {
  args: { path: pathOfRuby },
  beforeEach: [
    withStorage({ pincode: storyPlace, cartItems: [{ ...toCartItem(storyProduct, ruby), quantity: 3 }] }),
    withAnswers(
      http.post(
        delivery,
        estimates(({ quantity }) => (quantity > 2 ? byParcel : byRider)),
      ),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('by Tue, 24 Nov', ESTIMATE)).toBeVisible()
  },
}

/** A city with express delivery gets a parcel of what its store lacks. */
export const MissingNearby: Story = {
  args: { path: pathOfRuby },
  beforeEach: [
    withStorage({ pincode: storyPlace }),
    withAnswers(
      http.get('/api/pincode/302001', says({ data: { ...storyPlace, express: true } })),
      http.post(
        delivery,
        estimates(({ variant_id }) => (variant_id === ruby?.id ? byParcel : byRider)),
      ),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Our store near you can’t send it right now/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /Rani/ }))
    await expect(await canvas.findByText('by 6:45 pm today', ESTIMATE)).toBeVisible()
    await expect(canvas.queryByText(/Our store near you/)).not.toBeInTheDocument()
  },
}

export const EstimateLoading: Story = {
  args: { path: pathOfRuby },
  beforeEach: [withStorage({ pincode: storyPlace }), withAnswers(http.post(delivery, never))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking when it can arrive…')).toBeVisible()
  },
}

export const EstimateFailed: Story = {
  args: { path: pathOfRuby },
  beforeEach: [withStorage({ pincode: storyPlace }), withAnswers(http.post(delivery, fails(404)))],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Checking when it can arrive…')).not.toBeInTheDocument())
    await expect(canvas.queryByText(/Arrives/)).not.toBeInTheDocument()
  },
}

export const NotDelivered: Story = {
  args: { path: pathOfRuby },
  beforeEach: [
    withStorage({ pincode: storyPlace }),
    withAnswers(
      http.post(
        delivery,
        estimates(() => null, { serviceable: false }),
      ),
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await step('A notice, and a hint at the button', async () => {
      await expect(await canvas.findByText('We don’t deliver there yet')).toBeVisible()
      await expect(canvas.getByRole('alert')).toHaveAttribute('data-tone', 'critical')
      await expect(canvas.getByText('We don’t deliver to 302001 yet')).toBeVisible()
    })
    await step('The cart keeps it for another pincode', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: messages.addToCart })[0]!)
      await expect(await canvas.findByText('Added to your cart')).toBeVisible()
    })
  },
}

const leavesTheEstimate = (digits: string): Story => ({
  args: { path: pathOfRuby },
  beforeEach: withStorage({ pincode: storyPlace }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('by 6:45 pm today', ESTIMATE)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change pincode' }))
    await expect(canvas.queryByText('by 6:45 pm today', ESTIMATE)).not.toBeInTheDocument()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Pincode' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pincode' }), `${digits}{Enter}`)
    await expect(await canvas.findByText(/find this pincode.* Your pincode is still 302001\.$/)).toBeVisible()
    await expect(canvas.getByText('by 6:45 pm today', ESTIMATE)).toBeVisible()
  },
})

/** An unknown pincode leaves the previous one and its estimate. */
export const UnknownPincode: Story = leavesTheEstimate('999999')
/** No pincode begins with 0. */
export const DigitsOfNoPincode: Story = leavesTheEstimate('000000')

/** The page works without reviews and related products. */
export const WithoutReviews: Story = {
  beforeEach: withAnswers(
    http.get(`${call}/reviews`, says(storyNoReviews)),
    http.get(`${call}/related`, says({ data: [] })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reviews yet.')).toBeVisible()
  },
}

const [, laal, kesar] = storyCards
const viewed = (ids: readonly (number | undefined)[]) =>
  withStorage({ recentlyViewed: ids.map((id) => ({ id, at: Date.now() })) })
const viewedIds = () =>
  (JSON.parse(window.localStorage.getItem('recentlyViewed') ?? '[]') as { id: number }[]).map(({ id }) => id)

/** The newest first, without the open one, which is remembered as the newest. */
export const RecentlyViewed: Story = {
  beforeEach: viewed([kesar?.id, storyProduct.id, 999, laal?.id]),
  play: async ({ canvas }) => {
    const rail = within(await canvas.findByRole('region', { name: 'Recently viewed' }))
    await expect(
      rail.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual([kesar?.title, laal?.title])
    await waitFor(() => expect(viewedIds()).toEqual([storyProduct.id, kesar?.id, 999, laal?.id]))
  },
}
export const ForgetsWhatWasViewed: Story = {
  beforeEach: viewed([kesar?.id, laal?.id]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear recently viewed products' }))
    await expect(canvas.getByText('We have forgotten what you looked at.')).toHaveFocus()
    await expect(canvas.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
    await expect(viewedIds()).toEqual([])
  },
}

const [firstReview] = storyReviews.data
const ownReview = { id: 9, rating: 4, title: 'Soft', body: 'It stays.', author: 'Meenakshi', verified: true }
const mine = { ...firstReview, ...ownReview }

/** Keeps the shopper's own review. The list stays as caches have it. */
function reviewsWith(first: typeof mine | null) {
  let own = first
  const store: HttpResponseResolver = async ({ request }) => {
    own = { ...mine, ...((await request.json()) as Partial<typeof mine>) }
    return HttpResponse.json({ data: own })
  }
  return withAnswers(
    http.get(`${call}/reviews/mine`, () => HttpResponse.json({ data: own })),
    http.post(`${call}/reviews`, store),
    http.put(`${call}/reviews/mine`, store),
    http.delete(`${call}/reviews/mine`, () => {
      own = null
      return new HttpResponse(null, { status: 204 })
    }),
  )
}

export const WritesAReview: Story = {
  beforeEach: [withStorage({ user: storyUser }), reviewsWith(null)],
  play: async ({ canvas, userEvent, step }) => {
    await step('Ask for the form', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Write a review' }))
      await expect(await canvas.findByRole('form', { name: `Review of ${storyProduct.title}` })).toBeVisible()
    })
    await step('Four stars and two sentences', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '4 stars, very good' }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Headline' }), 'Soft')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your review' }), 'It stays.')
    })
    await step('Post it: it is said, and the focus is on the reviews', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Post review' }))
      await expect(await screen.findByText('Thank you! Your review is posted')).toBeInTheDocument()
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Reviews' })).toHaveFocus())
    })
    await step('The page has the review once, and no form for another one', async () => {
      const reviews = within(canvas.getByRole('region', { name: 'Reviews' }))
      await expect(reviews.getByRole('button', { name: 'All 3 reviews' })).toBeVisible()
      await expect(await canvas.findByRole('region', { name: 'Your review' })).toHaveTextContent('Soft')
      await expect(reviews.getByText('It stays.')).toBeVisible() // once
      await expect(canvas.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument()
    })
  },
}

/** The own review is there from the start, with its text when it is edited. */
export const ChangesAReview: Story = {
  args: { path: `/product/${storyProduct.slug}#write-review` },
  globals: { viewport: { value: 'phone' } },
  beforeEach: [withStorage({ user: storyUser }), reviewsWith(mine)],
  play: async ({ canvas, userEvent }) => {
    const own = await canvas.findByRole('region', { name: 'Your review' })
    await userEvent.click(await within(own).findByRole('button', { name: 'Edit your review' }))
    const title = await canvas.findByRole('textbox', { name: 'Headline' })
    await expect(title).toHaveValue('Soft')
    await userEvent.type(title, ' and long')
    await userEvent.click(canvas.getByRole('button', { name: 'Save review' }))
    await expect(await screen.findByText('Your review is changed')).toBeInTheDocument()
    await expect(await canvas.findByRole('region', { name: 'Your review' })).toHaveTextContent(
      'Soft and long',
    )
  },
}

/** It is asked for first. Afterwards the shopper may write another one. */
export const DeletesAReview: Story = {
  beforeEach: [withStorage({ user: storyUser }), reviewsWith(mine)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete your review' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your review?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText('Your review is deleted')).toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: 'Write a review' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Your review' })).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Reviews' })).toHaveFocus())
  },
}

const manyReviews = [5, 4, 4, 1].map((rating, index) => ({
  ...mine,
  id: index + 1,
  rating,
  title: `${rating} stars, number ${index + 1}`,
}))
/** Answers as the API does. */
const fourReviews = withAnswers(
  http.get(`${call}/reviews`, ({ request }) => {
    const { searchParams } = new URL(request.url)
    const rating = searchParams.get('rating')
    const data = manyReviews
      .filter((one) => rating === null || one.rating === Number(rating))
      .toSorted((one, other) => (searchParams.get('sort') === 'rating_asc' ? one.rating - other.rating : 0))
    const summary = { average: 3.5, count: 4, stars: [1, 0, 0, 2, 1] }
    return HttpResponse.json({ data, total: data.length, page: 1, summary })
  }),
)

/** The order and the stars are announced, keep the focus, and are in the address. */
export const OrdersAndFiltersReviews: Story = {
  beforeEach: fourReviews,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const reviews = within(await canvas.findByRole('region', { name: 'Reviews' }))
    const titles = () =>
      reviews.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.slice(0, 1))
    await step('Lowest first', async () => {
      await userEvent.selectOptions(reviews.getByRole('combobox', { name: 'Sort by' }), 'Lowest rating')
      await waitFor(() => expect(titles()).toEqual(['1', '4', '4', '5']))
      await expect(reviews.getByRole('status')).toHaveTextContent('4 of 4 reviews, lowest rating first')
    })
    await step('Only four stars', async () => {
      const four = reviews.getByRole('button', { name: '4 stars, 2 reviews' })
      await userEvent.click(four)
      await waitFor(() => expect(titles()).toEqual(['4', '4']))
      await expect(reviews.getByRole('status')).toHaveTextContent(
        '2 of 2 reviews with 4 stars, lowest rating first',
      )
      await expect(four).toHaveFocus()
    })
    await step('All again', async () => {
      await userEvent.click(reviews.getByRole('button', { name: 'All 4 reviews' }))
      await waitFor(() => expect(titles()).toEqual(['1', '4', '4', '5']))
    })
  },
}

/** The one button below the reviews tries again, in line with the message. */
export const MoreReviewsFail: Story = {
  beforeEach: () => {
    let failures = 2 // a read is asked for again once
    return withAnswers(
      http.get(`${call}/reviews`, ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        if (page === 2 && failures-- > 0) return new HttpResponse(null, { status: 503 })
        const summary = { average: 3.5, count: 4, stars: [1, 0, 0, 2, 1] }
        return HttpResponse.json({ data: manyReviews.slice(2 * page - 2, 2 * page), total: 5, page, summary })
      }),
    )()
  },
  play: async ({ canvas, userEvent, step }) => {
    const reviews = within(await canvas.findByRole('region', { name: 'Reviews' }))
    await step('The message and the button', async () => {
      await userEvent.click(await reviews.findByRole('button', { name: /^More reviews/ }))
      const message = await reviews.findByText('We couldn’t load the reviews.')
      const again = reviews.getByRole('button', { name: 'Try again' })
      await expect(reviews.queryByRole('button', { name: /^More reviews/ })).not.toBeInTheDocument()
      // Its edge is seen: it is in line with the text.
      await expect(again).toHaveAttribute('data-variant', 'secondary')
      await expect(again.getBoundingClientRect().left).toBe(message.getBoundingClientRect().left)
    })
    await step('Another try shows them', async () => {
      await userEvent.click(reviews.getByRole('button', { name: 'Try again' }))
      await expect(await reviews.findByRole('heading', { name: '1 stars, number 4' })).toBeVisible()
      await expect(reviews.queryByRole('alert')).not.toBeInTheDocument()
      await expect(reviews.getByRole('button', { name: /^More reviews/ })).toBeVisible()
    })
  },
}

/** An address of before may ask for stars that nobody gives. */
export const NoReviewWithTheseStars: Story = {
  args: { path: `/product/${storyProduct.slug}?stars=2` },
  beforeEach: fourReviews,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No review has 2 stars.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all reviews' }))
    await expect(await canvas.findByRole('heading', { name: '1 stars, number 4' })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: withAnswers(http.get(call, never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: withAnswers(http.get(call, fails(503))),
  play: ({ canvas }) => expectFailure(canvas),
}

export const NotFound: Story = {
  beforeEach: withAnswers(http.get(call, fails(404))),
  play: async ({ canvas }) => {
    await showsHeading('We can’t find that product')({ canvas })
    await expect(canvas.getByRole('link', { name: /^Search for “/ })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Shop by category' })).toBeVisible()
    await expect(canvas.queryByText(messages.unexpectedError)).not.toBeInTheDocument()
  },
}

export const LongText: Story = {
  beforeEach: withAnswers(
    http.get(call, says({ data: toProductWire({ ...storyProduct, title: longTitle }) })),
  ),
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow(longTitle),
}
