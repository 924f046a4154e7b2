import type { Meta, StoryObj } from '@storybook/react-vite'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import type { OrderedBefore } from '@shop/contract/orders.schema'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { deliveryLocationStore } from '#features/delivery/deliveryLocationStore.ts'
import { storyCart, storyOfferQuote, storyQuote } from '#testing/storyCart.ts'
import { storyUser } from '#testing/storyData.ts'
import { byRider, storyPlace } from '#testing/storyDelivery.ts'
import { storyAddresses, storyLongAddress, storyOrder } from '#testing/storyOrder.ts'
import { fitsTheWindow, showsHeading, storyPage } from '#testing/storyPage.ts'
import { fails, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import { withStorage, type StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Checkout',
  args: { path: '/placeorder' },
  tags: ['!autodocs'],
  beforeEach: withStorage({ user: storyUser, cartItems: storyCart }),
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

const review = { path: '/placeorder?step=review&address=1' }
const unpaid: OrderedBefore = { id: 'B'.repeat(22), number: 'TP-2026-000122', state: 'unpaid' }
const isOrderedBefore = (ordered: OrderedBefore, detail: string, also_ordered?: OrderedBefore[]) => () =>
  HttpResponse.json(
    {
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      detail,
      request_id: 'story',
      code: 'ORDERED_BEFORE',
      ordered,
      also_ordered,
    },
    { status: 409 },
  )
const delivered = { ...storyQuote.data, delivery: byRider, serviceable: true }

export const Default: Story = {
  play: async ({ canvas }) => {
    await showsHeading('Where should we deliver?')({ canvas })
    await expect(canvas.getByRole('link', { name: /^Deliver here.*Asha Rao/ })).toBeVisible()
    const price = await canvas.findByRole('region', { name: 'Price' })
    await expect(await within(price).findByText('₹998', { selector: 'dd' })).toBeVisible()
    await expect(within(price).getByRole('list', { name: 'Your items' })).toBeVisible()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** An order with the same cart waits for its payment: the shopper need not go through all steps again. */
export const UnpaidOrder: Story = {
  beforeEach: withAnswers(http.get('/api/orders', says({ data: [storyOrder], total: 1, page: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for payment')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pay ₹998' })).toHaveAttribute(
      'href',
      `/payment?order=${storyOrder.id}`,
    )
  },
}

/** Without an address, the form is there at once. */
export const FirstAddress: Story = {
  beforeEach: withAnswers(http.get('/api/users/addresses', says({ data: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /pincode/i })).toBeVisible()
  },
}

/** The form refuses an address that the shop can’t deliver to. */
export const AddressWithoutDelivery: Story = {
  args: { path: '/placeorder?step=address&edit=1' },
  beforeEach: withAnswers(
    http.get('/api/pincode/682555', says({ data: { ...storyPlace, serviceable: false } })),
    http.put('/api/users/addresses/1', never),
  ),
  play: async ({ canvas, userEvent, step }) => {
    const pincode = await canvas.findByRole('textbox', { name: 'Pincode' })
    await step('A pincode that does not exist', async () => {
      await userEvent.clear(pincode)
      await userEvent.type(pincode, '999999')
      await expect(await canvas.findByText(/We couldn’t find this pincode/)).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('')
    })
    await step('A pincode without delivery', async () => {
      await userEvent.clear(pincode)
      await userEvent.type(pincode, '682555')
      await expect(await canvas.findByText(/We don’t deliver to this pincode yet/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Deliver here' }))
      await waitFor(() => expect(pincode).toHaveFocus())
      await expect(pincode).toBeInvalid()
      await expect(canvas.getByText('One field needs your attention.')).toBeVisible()
    })
  },
}

export const Review: Story = {
  args: review,
  beforeEach: withAnswers(http.post('/api/cart/quote', says({ data: delivered }))),
  play: async ({ canvas }) => {
    await showsHeading('Review your order')({ canvas })
    await expect(await canvas.findByText(/Express delivery: arrives/)).toBeVisible()
    await expect((await canvas.findAllByRole('button', { name: 'Go to payment' }))[0]).toBeEnabled()
    await expect(canvas.getByText('Return only if damaged or wrong')).toBeVisible()
    await expect(canvas.getByText(/^₹499, was ₹699/)).toBeInTheDocument()
  },
}

/** A phone's window always has a button to go on: that of the usual address, when a long list has scrolled it away. */
export const LongAddressList: Story = {
  args: { path: '/placeorder?step=address' },
  beforeEach: withAnswers(
    http.get(
      '/api/users/addresses',
      says({
        data: [1, 2, 3, 4, 5].map((id) => ({ ...storyLongAddress, id, is_default: id === 1 })),
      }),
    ),
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = (await canvas.findAllByText('Deliver here')).at(-1)!.closest('a')!
    await waitFor(() => expect(bar).not.toBeVisible())
    window.scrollTo(0, 900)
    await waitFor(() => expect(bar).toBeVisible())
    await expect(bar).toHaveAttribute('href', '/placeorder?step=review&address=1')
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** Enlarged text leaves room for the button alone, so that the bar covers little. */
export const LongAddressListWithLargeText: Story = {
  ...LongAddressList,
  beforeEach: [
    withAnswers(
      http.get('/api/users/addresses', says({ data: [{ ...storyLongAddress, is_default: true }] })),
    ),
    enlargeText,
  ],
  play: async ({ canvas }) => {
    const bar = (await canvas.findAllByText('Deliver here')).at(-1)!.closest<HTMLElement>('[data-stuck]')!
    await waitFor(() => expect(bar).toBeVisible())
    await expect(bar.getBoundingClientRect().height).toBeLessThan(window.innerHeight / 5)
  },
}

/** The address of an order is the place chosen last: it ends what the shopper asked for another place. */
export const OrderAfterAskingForAnotherPlace: Story = {
  args: review,
  beforeEach: [
    withStorage({
      user: storyUser,
      cartItems: storyCart,
      pincode: { pincode: '110017', city: 'New Delhi', state: 'Delhi' },
    }),
    withAnswers(
      http.post('/api/cart/quote', says({ data: delivered })),
      http.post('/api/orders', says({ data: storyOrder })),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Express delivery: arrives/)
    const button = within(canvas.getByRole('region', { name: 'Price' })).getByRole('button')
    await userEvent.click(button)
    await waitFor(() => expect(deliveryLocationStore.read()).toMatchObject(storyPlace))
  },
}

/** Any address is such a choice, not only the default one. */
export const OrderToAnotherAddress: Story = {
  ...OrderAfterAskingForAnotherPlace,
  args: { path: '/placeorder?step=review&address=2' },
}

/** Another browser has ordered the same cart: nothing is bought twice unasked. */
export const OrderedInAnotherBrowser: Story = {
  args: review,
  beforeEach: withAnswers(
    http.post('/api/cart/quote', says({ data: delivered })),
    http.post(
      '/api/orders',
      isOrderedBefore(unpaid, `You ordered Matte Lipstick, Ruby in ${unpaid.number}, which isn’t paid yet.`),
      { once: true },
    ),
    http.post(`/api/orders/${unpaid.id}/cancel`, says({ data: { ...storyOrder, status: 'cancelled' } })),
    http.post('/api/orders', says({ data: storyOrder })),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Express delivery: arrives/)
    const price = canvas.getByRole('region', { name: 'Price' })
    await userEvent.click(within(price).getByRole('button', { name: 'Go to payment' }))
    await expect(await canvas.findByText(/isn’t paid yet/)).toBeVisible()
    for (const link of canvas.getAllByRole('link', { name: `Pay for ${unpaid.number}` }))
      await expect(link).toHaveAttribute('href', `/payment?order=${unpaid.id}`)
    await expect(within(price).getByRole('link')).toHaveTextContent(`Pay for ${unpaid.number}`)
    await expect(within(price).queryByRole('button', { name: 'Go to payment' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Order this cart instead' }))
    await showsHeading('Pay ₹998')({ canvas })
  },
}

/** A shopper who has ordered the same a moment ago sees that order, or orders again. */
export const OrderedAMomentAgo: Story = {
  args: review,
  beforeEach: withAnswers(
    http.post('/api/cart/quote', says({ data: delivered })),
    http.post(
      '/api/orders',
      isOrderedBefore(
        { ...unpaid, state: 'placed' },
        `You’ve already ordered Matte Lipstick, Ruby: order ${unpaid.number}.`,
      ),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Express delivery: arrives/)
    const price = canvas.getByRole('region', { name: 'Price' })
    await userEvent.click(within(price).getByRole('button', { name: 'Go to payment' }))
    await expect(await canvas.findByText(/already ordered Matte Lipstick/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: `See ${unpaid.number}` })).toHaveAttribute(
      'href',
      `/profile?Myorders=true&order=${unpaid.id}`,
    )
    await expect(within(price).getByRole('button', { name: 'Order anyway' })).toBeVisible()
  },
}

const older: OrderedBefore = { id: 'C'.repeat(22), number: 'TP-2026-000121', state: 'unpaid' }
const sent: OrderedBefore = { id: 'D'.repeat(22), number: 'TP-2026-000120', state: 'placed' }
const cancelled: string[] = []

/** One question is about all earlier orders: the unpaid ones are replaced, and the placed one is known from then on. */
export const OrderedSeveralTimes: Story = {
  args: review,
  beforeEach: withAnswers(
    http.post('/api/cart/quote', says({ data: delivered })),
    http.post<{ id: string }>('/api/orders/:id/cancel', ({ params }) => {
      cancelled.push(params.id)
      return HttpResponse.json({ data: { ...storyOrder, status: 'cancelled' } })
    }),
    http.post<never, { known_orders: string[] }>('/api/orders', async ({ request }) => {
      const { known_orders } = await request.json()
      return known_orders.includes(sent.id)
        ? HttpResponse.json({ data: storyOrder }, { status: 201 })
        : isOrderedBefore(unpaid, `You ordered Matte Lipstick in ${unpaid.number}.`, [older, sent])()
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    cancelled.length = 0
    await canvas.findByText(/Express delivery: arrives/)
    const price = canvas.getByRole('region', { name: 'Price' })
    await userEvent.click(within(price).getByRole('button', { name: 'Go to payment' }))
    await expect(
      await canvas.findByText(/then TP-2026-000122 and TP-2026-000121 are cancelled\.$/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Order this cart instead' }))
    await showsHeading('Pay ₹998')({ canvas })
    await expect(cancelled).toEqual([unpaid.id, older.id])
  },
}
export const OrderedSeveralTimesOnAPhone: Story = {
  ...OrderedSeveralTimes,
  globals: { viewport: { value: 'phone' } },
}

/** Before the store opens, the time has its reason. */
export const ReviewBeforeOpening: Story = {
  args: review,
  beforeEach: withAnswers(
    http.post(
      '/api/cart/quote',
      says({
        data: {
          ...delivered,
          delivery: { ...delivered.delivery, eta: { minutes: 210 }, promised_by: '2026-11-22T05:30:00.000Z' },
        },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Orders from 9 am to 9 pm arrive in about/)).toBeVisible()
  },
}

export const ReviewOnAPhone: Story = {
  ...Review,
  play: showsHeading('Review your order'),
  globals: { viewport: { value: 'phone' } },
}

/** The icon keeps its size beside a text of two lines. */
export const ReviewInANarrowWindow: Story = {
  ...Review,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/Express delivery: arrives/)
    const icon = text.parentElement?.querySelector('svg')?.getBoundingClientRect()
    await expect(icon?.width).toBe(20)
  },
}

/** One button leads to what has changed, and none pays for it. */
export const ReviewAfterAPriceChange: Story = {
  args: review,
  beforeEach: [
    withStorage({ user: storyUser, cartItems: storyCart.map((item) => ({ ...item, sell_price: 449 })) }),
    withAnswers(http.post('/api/cart/quote', says({ data: delivered }))),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper goes to the changed line', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Review changes' }))
      await expect(canvas.getByText('The price has gone up from ₹449 to ₹499.')).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Go to payment' })).not.toBeInTheDocument()
      await expect(document.activeElement).toHaveTextContent('The price has gone up')
    })
    await step('After accepting the price, the shopper can go on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }))
      await expect((await canvas.findAllByRole('button', { name: 'Go to payment' }))[0]).toBeEnabled()
      await expect(canvas.queryByRole('button', { name: 'Review changes' })).not.toBeInTheDocument()
    })
  },
}

export const ReviewWithOffers: Story = {
  args: review,
  beforeEach: withAnswers(http.post('/api/cart/quote', says(storyOfferQuote))),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Kokum Butter Lip Balm'))[0]).toBeVisible()
  },
}

export const NotDelivered: Story = {
  args: review,
  beforeEach: withAnswers(
    http.post('/api/cart/quote', says({ data: { ...storyQuote.data, serviceable: false } })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We don’t deliver to this pincode yet/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Go to payment' })).not.toBeInTheDocument()
    const price = within(canvas.getByRole('region', { name: 'Price' }))
    await expect(price.getByRole('link', { name: 'Change address' })).toHaveAttribute(
      'href',
      '/placeorder?step=address',
    )
  },
}

export const LongText: Story = {
  args: review,
  beforeEach: withAnswers(
    http.get('/api/users/addresses', says({ data: [storyLongAddress, ...storyAddresses.slice(1)] })),
  ),
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow('Review your order'),
}

export const Loading: Story = {
  beforeEach: withAnswers(http.get('/api/users/addresses', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

/** Nothing was ordered, and the cart is safe. */
export const Failed: Story = {
  beforeEach: withAnswers(http.get('/api/users/addresses', fails(503))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(
      canvas.getByText('Your cart is safe, and no order was placed. Please try again in a moment.'),
    ).toBeVisible()
  },
}

export const Empty: Story = {
  beforeEach: withStorage({ user: storyUser }),
  play: showsHeading('Your cart is empty'),
}

export const Guest: Story = {
  beforeEach: withStorage({ cartItems: storyCart }),
  play: showsHeading('Log in'),
}
