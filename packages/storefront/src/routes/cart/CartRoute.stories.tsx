import type { CartQuote, CartQuoteLine, CartQuoteRequest } from '@shop/contract/cart.schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { http, type HttpResponseResolver } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { toCartItem } from '#features/cart/cartItem.ts'
import { byRider, storyPlace } from '#testing/storyDelivery.ts'
import { storyCart, storyOfferQuote, storyQuote } from '#testing/storyCart.ts'
import { longTitle, storyCards, storyProduct, storyUser } from '#testing/storyData.ts'
import { storyOrder } from '#testing/storyOrder.ts'
import { fitsTheWindow, storyPage } from '#testing/storyPage.ts'
import { stockAlertsBy } from '#testing/storyStockAlerts.ts'
import { fails, loses, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import { withStorage, type StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Cart',
  args: { path: '/mycart' },
  tags: ['!autodocs'],
  beforeEach: withStorage({ cartItems: storyCart }),
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

/** A quote with an offer and its gift, each line changed. */
const quoteWith = (change: (line: CartQuoteLine) => CartQuoteLine) =>
  http.post(
    '/api/cart/quote',
    says({ data: { ...storyOfferQuote.data, lines: storyOfferQuote.data.lines.map(change) } }),
  )

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Your cart/ })).toBeVisible()
    await expect((await canvas.findAllByText('₹998'))[0]).toBeVisible()
  },
}
/** A line says what it holds. */
export const OneSize: Story = {
  beforeEach: withAnswers(quoteWith((line) => ({ ...line, pack_size: '50 ml' }))),
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole('list', { name: 'In your cart' }))
    await expect(await lines.findByText('50 ml')).toBeVisible()
  },
}
/** A shopper who left a payment is told in the cart, which still has its items. */
export const UnpaidOrder: Story = {
  beforeEach: [
    withStorage({ cartItems: storyCart, user: storyUser }),
    withAnswers(http.get('/api/orders', says({ data: [storyOrder], total: 1, page: 1 }))),
  ],
  play: async ({ canvas }) => {
    const notice = (await canvas.findByText('Waiting for payment')).closest('[role="status"]')
    await expect(notice).toHaveTextContent('Pay by 4:45 pm or the order is cancelled.')
    await expect(canvas.getByRole('link', { name: 'Pay ₹998' })).toHaveAttribute(
      'href',
      `/payment?order=${storyOrder.id}`,
    )
    await expect(canvas.getByRole('link', { name: storyOrder.number })).toHaveAttribute(
      'href',
      `/profile?Myorders=true&order=${storyOrder.id}`,
    )
  },
}
/** Below a single line is room for what goes well with it: beside the totals, and on a phone below them. */
export const GoesWellWith: Story = {
  play: async ({ canvas }) => {
    const suggestions = await canvas.findByRole('region', { name: /^Goes well with / })
    await expect(within(suggestions).getAllByRole('article')).toHaveLength(3)
    const total = canvas.getByRole('region', { name: 'Price' }).getBoundingClientRect()
    await expect(suggestions.getBoundingClientRect().top).toBeLessThan(total.bottom)
  },
}
/** They are a list whose buttons are in line, so that none stands alone in a row. */
export const GoesWellWithOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: /^Goes well with / }))
    const rows = list.getAllByRole('listitem').map((row) => row.getBoundingClientRect())
    const buttons = list.getAllByRole('button', { name: /^Add to Cart/ })
    await expect(new Set(rows.map(({ left }) => left)).size).toBe(1)
    for (const [index, row] of rows.entries()) {
      const button = buttons[index]!.getBoundingClientRect()
      await expect(button.right).toBeCloseTo(row.right, 0)
      await expect(button.bottom).toBeLessThan(row.bottom)
    }
  },
}
/** The added product stays in its place, and its line appears in the cart. */
export const AddsWhatGoesWell: Story = {
  play: async ({ canvas, userEvent }) => {
    const suggestions = within(await canvas.findByRole('region', { name: /^Goes well with / }))
    const name = 'Saffron Dew Cream, 50 ml'
    await userEvent.click(suggestions.getByRole('button', { name: `Add to Cart: ${name}` }))
    const notice = await canvas.findByText('Added to your cart')
    await expect(within(notice.closest<HTMLElement>('[role="status"]')!).queryByRole('link')).toBeNull()
    // It is in the cart already, so its button leads nowhere.
    const added = suggestions.getByRole('button', { name: `Added: ${name}` })
    await expect(added).toHaveFocus()
    await expect(added).toHaveAttribute('aria-disabled', 'true')
    await expect(await canvas.findByRole('button', { name: `Remove ${name}` })).toBeInTheDocument()
  },
}
/** A gift of the cart is not offered for money. */
export const GiftsAreNoSuggestions: Story = {
  beforeEach: withAnswers(
    quoteWith((line) => (line.is_gift ? { ...line, product_id: storyCards[1]?.id ?? 0 } : line)),
  ),
  play: async ({ canvas }) => {
    const suggestions = within(await canvas.findByRole('region', { name: /^Goes well with / }))
    await expect(suggestions.getAllByRole('article')).toHaveLength(3)
    await expect(suggestions.queryByRole('button', { name: /: Saffron Dew Cream/ })).toBeNull()
  },
}
export const GoesWellWithOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const suggestions = await canvas.findByRole('region', { name: /^Goes well with / })
    const total = canvas.getByRole('region', { name: 'Price' }).getBoundingClientRect()
    await expect(suggestions.getBoundingClientRect().top).toBeGreaterThan(total.bottom)
  },
}
/** The shopper can wait for what is sold out. */
export const SoldOutLine: Story = {
  beforeEach: [
    withStorage({ cartItems: storyCart, user: storyUser }),
    withAnswers(
      quoteWith((line) => ({ ...line, quantity_max: 0 })),
      ...stockAlertsBy('mail'),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Tell me when it is back.+, Ruby$/ }))
    await expect(await canvas.findByText(/^We’ll e-mail you once if Ruby is back/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Don’t e-mail me/ })).toHaveFocus()
  },
}
export const SoldOutLineOnAPhone: Story = { ...SoldOutLine, globals: { viewport: { value: 'phone' } } }
/** The lines have more room than the totals: the buttons of each fit into one row. */
export const NarrowestDesktop: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const lines = await canvas.findByRole('list', { name: 'In your cart' })
    const [save] = within(lines).getAllByRole('button', { name: /^Save for later/ })
    const [remove] = within(lines).getAllByRole('button', { name: /^Remove/ })
    await expect(remove?.getBoundingClientRect().top).toBe(save?.getBoundingClientRect().top)
    const price = canvas.getByRole('region', { name: 'Price' })
    await expect(lines.clientWidth).toBeGreaterThan(price.clientWidth)
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

const joined = {
  cartItems: storyCart,
  cartReceipt: storyCart.map(({ id, variantId, title, option_name }) => ({
    product_id: id,
    variant_id: variantId,
    title,
    option_name,
    outcome: 'added',
    wanted: 2,
    quantity: 2,
  })),
}

/** The result of a login takes a line or two, until the shopper has seen it. */
export const AfterLogin: Story = {
  beforeEach: withStorage(joined),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const receipt = (await canvas.findByText(/^We’ve added the items/)).closest('[role="status"]')
    await expect(receipt?.getBoundingClientRect().height).toBeLessThan(72)
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }))
    await expect(receipt).not.toBeInTheDocument()
  },
}

/** Twice as large text has the width of the message: the button is below it. */
export const AfterLoginWithLargeText: Story = {
  ...AfterLogin,
  beforeEach: [withStorage(joined), enlargeText],
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/^We’ve added the items/)
    const button = canvas.getByRole('button', { name: 'Got it' })
    await waitFor(() =>
      expect(button.getBoundingClientRect().top).toBeGreaterThan(text.getBoundingClientRect().bottom - 1),
    )
    await expect(text.getBoundingClientRect().width).toBeGreaterThan(window.innerWidth / 2.5)
  },
}

/** Saved lines end where the lines of the cart end. */
export const WithSavedLines: Story = {
  beforeEach: withStorage({ cartItems: storyCart, Products: storyCart.slice(0, 1) }),
  play: async ({ canvas }) => {
    const [lines, saved] = [
      await canvas.findByRole('list', { name: 'In your cart' }),
      canvas.getByRole('region', { name: 'Saved for later' }),
    ].map((part) => part.getBoundingClientRect().right)
    await expect(saved).toBe(lines)
    // The price of a saved line is shown as that of a line of the cart.
    await expect(canvas.getAllByText(/^₹499, was ₹699/)).toHaveLength(2)
  },
}

/** Below an empty cart, the price of a saved line is not at the other end of the window. */
export const EmptyWithSavedLines: Story = {
  beforeEach: withStorage({ Products: storyCart.slice(0, 1) }),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const saved = await canvas.findByRole('region', { name: 'Saved for later' })
    await expect(saved.getBoundingClientRect().width).toBeLessThan(700)
  },
}

/** The price is further down on a phone: the bar says what is missing to free delivery. */
export const SaysWhatFreeDeliveryTakes: Story = {
  beforeEach: [
    withStorage({ cartItems: storyCart }),
    withAnswers(
      http.post(
        '/api/cart/quote',
        says({
          data: {
            ...storyQuote.data,
            totals: { ...storyQuote.data.totals, delivery_fee: 49, total: 1047, free_delivery_missing: 201 },
          },
        }),
      ),
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const total = await canvas.findByText('₹1,047', { selector: 'b' })
    const missing = within(total.closest('p')!).getByText('Add ₹201 more for free delivery')
    await waitFor(() => expect(missing).toBeVisible())
  },
}

/** A saved line leaves a notice in its place, as a removed one does. */
export const SavesALineForLater: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('list', { name: 'In your cart' })
    const [first] = canvas.getAllByRole('button', { name: /^Save .* for later|^Save for later/ })
    await step('Save it: the notice says so, and has the focus', async () => {
      if (first) await userEvent.click(first)
      await waitFor(() => expect(canvas.getByText(/^Saved .+ for later$/)).toBeVisible())
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
      await expect(canvas.getByRole('region', { name: 'Saved for later' })).toBeVisible()
    })
    await step('Undo: it is back in the cart, and no longer saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Saved for later' })).toBeNull())
      await expect(canvas.queryByText(/^Saved .+ for later$/)).toBeNull()
    })
    await step('Move it back by hand: the notice goes', async () => {
      const [again] = canvas.getAllByRole('button', { name: /^Save .* for later|^Save for later/ })
      if (again) await userEvent.click(again)
      await userEvent.click(await canvas.findByRole('button', { name: /^Move to cart/ }))
      await waitFor(() => expect(canvas.queryByText(/^Saved .+ for later$/)).toBeNull())
    })
  },
}

/** Removing a saved line replaces the notice that it was saved, and is undone among the saved lines. */
export const RemovesASavedLine: Story = {
  beforeEach: withStorage({ cartItems: storyCart.slice(0, 1) }),
  play: async ({ canvas, userEvent, step }) => {
    await step('Save the only line, then remove it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Save for later/ }))
      await expect(await canvas.findByText(/^Saved .+ for later$/)).toBeVisible()
      await userEvent.click(await canvas.findByRole('button', { name: /from your saved items$/ }))
    })
    await step('One notice says so, and has the focus', async () => {
      await expect(await canvas.findByText(/^Removed /)).toBeVisible()
      await expect(canvas.queryByText(/^Saved .+ for later$/)).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    })
    await step('Undo: it is saved again, not in the cart', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
      const saved = within(await canvas.findByRole('region', { name: 'Saved for later' }))
      await expect(saved.getByRole('article')).toHaveFocus()
      await expect(canvas.queryByText(/^Removed /)).toBeNull()
      await expect(canvas.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    })
  },
}

/** The gift goes with the line that earned it, which the notice says. */
export const RemovesALineWithItsGift: Story = {
  beforeEach: withAnswers(http.post('/api/cart/quote', says(storyOfferQuote))),
  play: async ({ canvas, userEvent }) => {
    const lines = within(await canvas.findByRole('list', { name: 'In your cart' }))
    await expect(await lines.findByRole('heading', { name: /Kokum Butter/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Remove .+, Ruby$/ }))
    await expect(await canvas.findByText(/^Removed .+, Ruby and its free gift$/)).toBeVisible()
  },
}

/** The other shade takes the place of the line and its quantity. */
export const ChangesTheShade: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Choose Rani: its price and picture are shown', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Change Ruby of / }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Change shade' }))
      await expect(dialog.getByRole('button', { name: 'Keep Ruby' })).toBeEnabled()
      await userEvent.click(dialog.getByRole('radio', { name: 'Rani' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Change to Rani' }))
    })
    await step('A notice says so, and has the focus', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
      await expect(canvas.getByText(/^Changed .+ from Ruby to Rani\.$/)).toBeVisible()
      await expect(canvas.getByRole('button', { name: /^Remove .+, Rani$/ })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: /^Remove .+, Ruby$/ })).toBeNull()
    })
    await step('Undo: Ruby is back, and has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
      const line = (await canvas.findByRole('button', { name: /^Remove .+, Ruby$/ })).closest('article')
      await expect(line).toHaveFocus()
      await expect(canvas.queryByText(/^Changed /)).toBeNull()
    })
  },
}

const [ruby, rani] = storyProduct.optionGroups[0]?.variants ?? []
/** The cart has the other shade already: there is one line of it, with the quantities of both. */
export const JoinsTheLineOfTheShade: Story = {
  beforeEach: withStorage({
    cartItems: [toCartItem(storyProduct, rani), { ...toCartItem(storyProduct, ruby), quantity: 2 }],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change Ruby of / }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Rani' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Change to Rani' }))
    await expect(await canvas.findByText(/from Ruby to Rani\. The quantity is now 3\.$/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Remove .+, Rani$/ })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('button', { name: /^Remove .+, Ruby$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Remove .+, Rani$/ })).toBeVisible()
  },
}
/** Undo would take away the pieces that were added since. */
export const NoUndoOnceTheLineChangesAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change Ruby of / }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change shade' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Rani' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Change to Rani' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
    const remove = canvas.getByRole('button', { name: /^Remove .+, Rani$/ })
    const line = within(remove.closest('article') ?? canvas.getByRole('main'))
    await userEvent.click(line.getByRole('button', { name: 'One more' }))
    await waitFor(() => expect(canvas.queryByText(/^Changed /)).toBeNull())
    await expect(remove).toBeVisible()
  },
}
export const ChangeOfShadeFails: Story = {
  beforeEach: withAnswers(http.get('/api/products/:slug', fails(503))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change Ruby of / }))
    await expect(await screen.findByText(/^We couldn’t load the other options\./)).toBeInTheDocument()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  beforeEach: withAnswers(http.post('/api/cart/quote', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Your cart/ })).toBeVisible()
  },
}

/** Answers that the cart can be delivered to the pincode. */
const delivered = (changes: Partial<CartQuote>) =>
  http.post('/api/cart/quote', says({ data: { ...storyQuote.data, ...changes, serviceable: true } }))

/** The whole cart has one estimate, hidden while the pincode is edited. */
export const WithDeliveryEstimate: Story = {
  beforeEach: [
    withStorage({ cartItems: storyCart, pincode: storyPlace }),
    withAnswers(delivered({ delivery: byRider })),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Arrives by 6:45 pm today/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change pincode' }))
    await expect(canvas.queryByText(/Arrives/)).not.toBeInTheDocument()
  },
}

/** While the store is closed, the estimate has its reason, once. */
export const BeforeTheStoreOpens: Story = {
  beforeEach: [
    withStorage({ cartItems: storyCart, pincode: storyPlace }),
    withAnswers(delivered({ delivery: { ...byRider, eta: { minutes: 210 } } })),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Orders from 9 am to 9 pm arrive in about/)).toBeVisible()
  },
}

/** An item that the store nearby lacks makes the others wait, and says so. */
export const HeldUpByAParcel: Story = {
  beforeEach: [
    withStorage({ cartItems: storyCart, pincode: storyPlace }),
    withAnswers(
      delivered({
        delivery: { ...byRider, express: false, eta: { days: 3 }, promised_by: '2026-11-28T14:30:00.000Z' },
        held_up_by: { lines: [0], otherwise: byRider },
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /comes by parcel, and everything arrives together. Without it, the rest arrives by 6:45 pm/,
      ),
    ).toBeVisible()
    await expect(canvas.getByText('Comes by parcel')).toBeVisible()
  },
}

/** One offer and a gift apply, together with a coupon; another offer is ₹201 away. */
export const WithOffersAndACoupon: Story = {
  beforeEach: [
    withStorage({ cartItems: storyCart, Coupon: 'GLOW10' }),
    withAnswers(http.post('/api/cart/quote', says(storyOfferQuote))),
  ],
  play: async ({ canvas }) => {
    const [line] = await canvas.findAllByRole('article')
    await waitFor(() => expect(line).toHaveTextContent('Buy 2, get 10% off. You save ₹99'))
    await expect(line).toHaveTextContent('Add ₹201 more from this offer for ₹300 off')
    await expect(canvas.getByText('Free gift')).toBeVisible()
    await expect(canvas.getByText('Worth ₹288')).toBeVisible()
    const price = canvas.getByRole('region', { name: 'Price' })
    await expect(price).toHaveTextContent('Offer: Buy 2, get 10% off−₹99')
    await expect(price).toHaveTextContent('Coupon GLOW10−₹89')
    await expect(price).toHaveTextContent('Total₹810')
    // The discounts add up, and the gift is in none of them.
    await expect(price).toHaveTextContent('MRP (incl. of all taxes)₹1,398Discount−₹400')
    await expect(price).toHaveTextContent('You save₹588')
    // A low window shows the button without scrolling.
    const [button] = canvas.getAllByRole('link', { name: 'Place order' })
    await expect(button?.getBoundingClientRect().bottom).toBeLessThan(800)
  },
}
/** A coupon whose minimum is no longer reached is kept, and says what is missing. */
export const WithACouponThatWaits: Story = {
  beforeEach: [
    withStorage({ cartItems: storyCart, Coupon: 'GLOW10' }),
    withAnswers(
      http.post(
        '/api/cart/quote',
        says({
          data: {
            ...storyQuote.data,
            coupon: { code: 'GLOW10', applied: false, reason: 'Add ₹227 more.', waits: true, saving: 0 },
          },
        }),
      ),
    ),
  ],
  play: async ({ canvas }) => {
    const coupon = await canvas.findByRole('region', { name: 'Coupon' })
    await waitFor(() => expect(coupon).toHaveTextContent('GLOW10 waits: add ₹227 more.'))
    await expect(canvas.getByRole('region', { name: 'Price' })).toHaveTextContent(
      'GLOW10 waitsAdd ₹227 more.',
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
/** The bar does not repeat a button in sight, however high in the window that is. */
export const OneButtonOnAPhone: Story = {
  ...WithOffersAndACoupon,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('link', { name: 'Place order' })
    await userEvent.click(canvas.getByRole('heading', { name: 'Coupon' }))
    button?.scrollIntoView()
    window.scrollBy(0, -40)
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Place order' })).toHaveLength(1))
  },
}
/** The boxes beside the lines begin at the same edge. */
export const BesideTheLinesOnAPhone: Story = {
  ...WithOffersAndACoupon,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const parts = [
      await canvas.findByRole('heading', { name: 'Coupon' }),
      canvas.getByRole('heading', { name: 'Price' }),
      canvas.getByRole('textbox', { name: 'Pincode' }),
    ]
    const edges = parts.map((part) => Math.round(part.getBoundingClientRect().left))
    await expect(new Set(edges).size).toBe(1)
  },
}

export const Empty: Story = {
  beforeEach: withStorage(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Shop by category' })).toBeVisible()
  },
}

/** A product that is added below the empty cart is seen: the cart shows its top. */
export const FillsTheEmptyCart: Story = {
  beforeEach: withStorage(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to Cart: Saffron Dew Cream/ }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /^Your cart/ })).toHaveFocus())
  },
}

/** A failed quote: the cart remains, with a retry. */
export const Failed: Story = {
  beforeEach: withAnswers(http.post('/api/cart/quote', fails(503))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /again/i })).toBeVisible()
  },
}

const failsWithCoupon: HttpResponseResolver = async (info) => {
  const { coupon } = (await info.request.clone().json()) as CartQuoteRequest
  return (coupon === undefined ? says(storyQuote) : fails(500))(info)
}

/** The quote with a coupon fails: its field says so, and "Apply" asks again. */
export const CouponFailed: Story = {
  beforeEach: [
    withStorage({ cartItems: storyCart }),
    withAnswers(http.post('/api/cart/quote', failsWithCoupon)),
  ],
  play: async ({ canvas, userEvent }) => {
    const coupon = await canvas.findByRole('region', { name: 'Coupon' })
    await userEvent.click(within(coupon).getByRole('heading', { name: 'Coupon' }))
    await userEvent.type(within(coupon).getByRole('textbox', { name: 'Coupon code' }), 'glow10')
    const apply = within(coupon).getByRole('button', { name: 'Apply' })
    await userEvent.click(apply)
    const failed = 'We couldn’t check this coupon. Please try again.'
    await expect(await within(coupon).findByText(failed, undefined, { timeout: 5_000 })).toBeVisible()
    withAnswers(http.post('/api/cart/quote', says(storyOfferQuote)))()
    await userEvent.click(apply)
    await waitFor(() => expect(coupon).toHaveTextContent('GLOW10 saves you ₹89'))
  },
}

export const WithoutAConnection: Story = {
  beforeEach: withAnswers(http.post('/api/cart/quote', loses)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your cart is safe. Check your connection/)).toBeVisible()
  },
}

export const LongText: Story = {
  beforeEach: withAnswers(quoteWith((line) => ({ ...line, title: longTitle }))),
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow(/Your cart/),
}
