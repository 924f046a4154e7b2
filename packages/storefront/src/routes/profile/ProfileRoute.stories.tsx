import type { OrderWire } from '@shop/contract/orders.schema'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { storyProfile, storyUser } from '#testing/storyData.ts'
import { paidOrder, storyLongAddress, storyOrder, storyPaidOrder } from '#testing/storyOrder.ts'
import { storyPage } from '#testing/storyPage.ts'
import { fails, loses, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import { stockAlertsBy } from '#testing/storyStockAlerts.ts'
import { withStorage, type StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Profile',
  args: { path: '/profile' },
  tags: ['!autodocs'],
  beforeEach: withStorage({ user: storyUser }),
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await expect(await canvas.findByText('meenakshi@example.in')).toBeVisible()
    await expect(canvas.getByText('+91 98765 43210')).toBeVisible()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** The shopper's details and her logins stand beside each other, up to the end of the page. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const form = (await canvas.findByRole('textbox', { name: 'Your name' }))
      .closest('section')!
      .getBoundingClientRect()
    const logins = canvas
      .getByRole('heading', { name: 'How you log in' })
      .closest('section')!
      .getBoundingClientRect()
    await expect(logins.top).toBe(form.top)
    await expect(logins.left).toBeGreaterThan(form.right)
    await expect(logins.width).toBeCloseTo(form.width, 0)
  },
}

/** The account says what the shop sends, where to, and what can be stopped. */
export const SaysWhatIsSent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Messages from us' })).toBeVisible()
    await expect(
      canvas.getByText(/^By e-mail to meenakshi@example\.in\. .* by SMS to \+91 98765 43210, too\.$/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'your wishlist' })).toHaveAttribute(
      'href',
      '/profile?Mywishlist=true',
    )
    await expect(canvas.getByText(/^We don’t send newsletters or offers\./)).toBeVisible()
  },
}

/** Contacts change only after a recent login. */
export const ContactsNeedALogin: Story = {
  beforeEach: withAnswers(
    http.get('/api/users/profile', says({ data: { ...storyProfile.data, logged_in_recently: false } })),
    http.post('/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: E-mail' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your e-mail address' }))
    await expect(dialog.queryByRole('textbox')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Log in again' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  },
}

/** The login page says why the shopper has to log in again, also after the toast. */
export const SessionHasEnded: Story = {
  beforeEach: withAnswers(http.get('/api/users/profile', fails(401))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    await expect(await canvas.findByText(/^You have been logged out.*See your orders/)).toBeVisible()
  },
}

export const Wishlist: Story = {
  args: { path: '/profile?Mywishlist=true' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Saffron Dew Cream, 50 ml' })).toBeVisible()
  },
}

/** Below the wishlist is what the shopper waits for. An alert that is ended can be brought back. */
export const WaitsForStock: Story = {
  args: { path: '/profile?Mywishlist=true' },
  beforeEach: withAnswers(
    ...stockAlertsBy('mail', [
      {
        product_id: 1,
        variant_id: 11,
        product: {
          title: 'Velvet Matte Lip Colour',
          slug: 'lip',
          brand_name: 'Rozana',
          option_name: 'Ruby',
          image: '',
        },
      },
      {
        product_id: 2,
        variant_id: null,
        product: {
          title: 'Saffron Night Cream',
          slug: null,
          brand_name: 'Saanjh',
          option_name: null,
          image: '',
        },
      },
    ]),
  ),
  play: async ({ canvas, userEvent }) => {
    const alerts = within(await canvas.findByRole('region', { name: 'Waiting for stock' }))
    await expect(alerts.getByRole('link', { name: 'Velvet Matte Lip Colour' })).toHaveAttribute(
      'href',
      '/product/lip?variant=11',
    )
    await expect(alerts.queryByRole('link', { name: 'Saffron Night Cream' })).toBeNull()
    const [first, second] = alerts.getAllByRole('button', { name: /^Don’t e-mail me/ })
    if (first === undefined || second === undefined) throw new Error('An alert can’t be ended')
    await userEvent.click(second)
    await waitFor(() => expect(second).not.toBeInTheDocument())
    const undo = alerts.getByRole('button', { name: /Undo/ })
    await userEvent.click(first)
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(undo).not.toBeInTheDocument()
    await userEvent.click(alerts.getByRole('button', { name: /Undo/ }))
    await expect(alerts.getByRole('heading', { name: 'Waiting for stock' })).toHaveFocus()
    await expect(await alerts.findByRole('link', { name: 'Velvet Matte Lip Colour' })).toBeVisible()
  },
}

export const Orders: Story = {
  args: { path: '/profile?Myorders=true' },
  beforeEach: withAnswers(
    http.get('/api/orders', says({ data: [storyPaidOrder, storyOrder], total: 2, page: 1 })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay ₹998' })).toBeVisible()
    await expect(canvas.getByText('Pay by 4:45 pm or the order is cancelled.')).toBeVisible()
  },
}

/** An order has the whole width, with its sum at the end. */
export const OrdersOnADesktop: Story = {
  ...Orders,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Your orders' })
    const { right } = list.getBoundingClientRect()
    for (const order of within(list).getAllByRole('article')) {
      await expect(order.getBoundingClientRect().right).toBeCloseTo(right, 0)
      await expect(order.getBoundingClientRect().height).toBeLessThan(220)
    }
  },
}

export const WithoutOrders: Story = {
  args: { path: '/profile?Myorders=true' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No orders yet' })).toBeVisible()
  },
}

export const Order: Story = {
  args: { path: `/profile?Myorders=true&order=${storyOrder.id}` },
  beforeEach: withAnswers(paidOrder()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /TP-2026-000123/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Help with this order' })).toHaveAttribute(
      'href',
      '/Contact_us?order=TP-2026-000123',
    )
    await expect(canvas.getByText('You can download the invoice once the order is packed.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Download invoice' })).toBeNull()
  },
}

/** The first window of a phone has the status and the steps of the delivery, and then what the shopper can do. The items follow. */
export const OrderOnAPhone: Story = {
  ...Order,
  beforeEach: withAnswers(paidOrder({ lines: storyPaidOrder.lines.slice(0, 1) })),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const status = await canvas.findByText(/^Arrives /)
    const cancel = canvas.getByRole('button', { name: 'Cancel order' })
    const items = canvas.getByRole('region', { name: 'Items in your order' })
    const steps = canvas.getByRole('region', { name: 'Order status' })
    await expect(canvas.getByText('2 items for ₹998, placed on 22 Nov 2026')).toBeVisible()
    for (const part of [status, steps, cancel])
      await expect(part.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    await expect(steps.getBoundingClientRect().bottom).toBeLessThan(cancel.getBoundingClientRect().top)
    await expect(cancel.getBoundingClientRect().bottom).toBeLessThan(items.getBoundingClientRect().top)
    await expect(steps.offsetHeight).toBeLessThan(320)
  },
}

/** Both columns begin at the same height, the steps of the delivery in the first. */
export const OrderOnADesktop: Story = {
  ...Order,
  beforeEach: withAnswers(paidOrder()),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const boxOf = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect()
    await canvas.findByRole('region', { name: 'Items in your order' })
    const items = boxOf('Items in your order')
    const status = boxOf('Order status')
    await expect(boxOf('Price').top).toBeCloseTo(status.top, 0)
    await expect(status.left).toBe(items.left)
    await expect(status.bottom).toBeLessThan(items.top)
  },
}

/** It says until when it is kept, and promises no delivery. */
export const UnpaidOrder: Story = {
  ...Order,
  beforeEach: withAnswers(http.get('/api/orders/:id', says({ data: storyOrder }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for payment')).toBeVisible()
    await expect(canvas.getByText('Pay by 4:45 pm or the order is cancelled.')).toBeVisible()
    await expect(canvas.queryByText(/Expected|Arrives/)).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /Order again/ })).not.toBeInTheDocument()
  },
}

/** Nobody is asked to pay twice while the bank takes its time. */
export const PaymentIsChecked: Story = {
  ...Order,
  beforeEach: withAnswers(
    http.get(
      '/api/orders/:id',
      says({ data: { ...storyOrder, payment: { ...storyOrder.payment, status: 'processing' } } }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your payment is being checked')).toBeVisible()
    await expect(canvas.getByText(/You don’t need to pay again/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'See your payment' })).toHaveAttribute(
      'href',
      `/payment?order=${storyOrder.id}`,
    )
    await expect(canvas.queryByText(/order is cancelled/)).not.toBeInTheDocument()
  },
}

/** A shopper who chose cash may still pay online, after she has read how the order is, and before she orders again. */
export const CashOrder: Story = {
  ...Order,
  globals: { viewport: { value: 'phone' } },
  beforeEach: withAnswers(
    paidOrder({
      payment: { ...storyPaidOrder.payment, method: 'cod', status: 'due_on_delivery', amount_due: 998 },
    }),
  ),
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('link', { name: /^Pay .* online now$/ })
    const status = canvas.getByRole('region', { name: 'Order status' })
    const again = canvas.getByRole('button', { name: /Order again/ })
    await expect(status.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(pay.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** A cancelled order that nobody has paid says so, also in the list. */
export const CancelledCashOrder: Story = {
  ...Order,
  beforeEach: withAnswers(
    paidOrder({
      status: 'cancelled',
      payment: { ...storyPaidOrder.payment, method: 'cod', status: 'cancelled' },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total ₹0')).toBeInTheDocument()
    await expect(canvas.getByText('Cash on delivery, nothing to pay')).toBeVisible()
  },
}

/** The title says what the dialog does, and each line has its price. */
export const CancelsAnOrder: Story = {
  ...Order,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order' }))
    await expect(dialog.getByRole('checkbox')).toHaveAccessibleName(/₹998/)
  },
}

const [lip] = storyPaidOrder.lines
const twoLines =
  lip === undefined
    ? []
    : [lip, { ...lip, line_id: 'M'.repeat(22), title: 'Saffron Dew Cream', line_charge: 499 }]
const gift = lip && {
  ...lip,
  line_id: 'G'.repeat(22),
  title: 'Kokum Butter Lip Balm',
  quantity: 1,
  line_charge: 0,
  is_gift: true,
  gift_needs: { lines: [lip.line_id], quantity: 1, amount: 0 },
  cancellable: false,
  why_not: 'A gift goes back with the items that you got it for.',
}

/** Price and notice count the returned item. The shopper's stars replace "Rate it". */
export const ReturnedAndRated: Story = {
  ...Order,
  beforeEach: withAnswers(
    paidOrder({
      status: 'delivered',
      totals: { ...storyPaidOrder.totals, total: 1497 },
      lines: twoLines.map((line, index) =>
        index === 0
          ? {
              ...line,
              own_rating: 4,
              return_days: null,
              why_not: 'The time to return it as damaged or wrong, 7 days, is over.',
            }
          : { ...line, quantity: 1, status: 'returned', quantity_returned: 1 },
      ),
      refunds: [
        {
          refund_id: 'R'.repeat(22),
          amount: 499,
          delivery_fee: 0,
          cause: 'returned',
          status: 'done',
          requested_at: '2026-11-24T11:00:00.000Z',
          initiate_by: '2026-11-25T11:00:00.000Z',
          expected_by: '2026-12-01T11:00:00.000Z',
          done_at: '2026-11-26T11:00:00.000Z',
          to_upi: null,
          has_arrived: false,
        },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 item returned, ₹499 comes back by 1 Dec 2026')).toBeVisible()
    const price = canvas.getByRole('region', { name: 'Price' })
    for (const row of [/Returned−₹499/, /Total₹998/, /You paid₹1,497/, /Refund₹499/])
      await expect(price).toHaveTextContent(row)
    await expect(canvas.getByRole('link', { name: /^You gave it 4 stars/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Contact us.+Velvet/ })).toHaveAttribute(
      'href',
      expect.stringContaining(storyPaidOrder.number),
    )
    await expect(canvas.queryByRole('link', { name: /^Rate it/ })).toBeNull()
    // The refund has a day in the message, and its steps are below the items.
    const top = (element: HTMLElement) => element.getBoundingClientRect().top
    const items = canvas.getByRole('heading', { name: 'Items in your order' })
    await expect(top(items)).toBeLessThan(top(canvas.getByRole('heading', { name: 'Refund of ₹499' })))
    await expect(canvas.getByText(/In your account$/).closest('li')).toHaveAttribute('aria-current', 'step')
  },
}

/** A gift goes with the lip colour that earned it, and the dialog says so before. */
export const CancelsAGift: Story = {
  ...Order,
  beforeEach: withAnswers(paidOrder({ lines: [...twoLines, ...(gift ? [gift] : [])] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /Velvet/ }))
    await expect(dialog.getByRole('checkbox', { name: /Kokum/ })).toBeChecked()
    const consequences = dialog.getByText('You no longer get the free gift: Kokum Butter Lip Balm.')
    await waitFor(() => expect(consequences).toBeVisible()) // the dialog opens by fading in
    await expect(consequences.closest('[role="status"]')).toHaveTextContent(/^You get ₹998 back/)
    await expect(consequences.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    await userEvent.click(dialog.getByRole('checkbox', { name: /Saffron/ }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /Velvet/ }))
    await expect(dialog.getByRole('checkbox', { name: /Kokum/ })).not.toBeChecked()
    await expect(dialog.queryByText('You keep this gift.')).toBeNull()
    await expect(dialog.getByText(gift?.why_not ?? '')).toBeVisible()
  },
}

/** The dialog says beside its button what the shopper loses, so that she sees it without scrolling. */
export const CancelsAGiftOnAPhone: Story = { ...CancelsAGift, globals: { viewport: { value: 'phone' } } }

const partlyCancelled = {
  ...storyPaidOrder,
  lines: twoLines.map((line, index) =>
    index === 0 ? { ...line, status: 'cancelled', cancellable: false } : line,
  ),
  refunds: [
    {
      refund_id: 'R'.repeat(22),
      amount: 998,
      delivery_fee: 0,
      cause: 'cancelled',
      status: 'requested',
      requested_at: '2026-11-22T11:30:00.000Z',
      initiate_by: '2026-11-24T11:30:00.000Z',
      expected_by: '2026-12-02T11:30:00.000Z',
      done_at: null,
      to_upi: null,
      has_arrived: false,
    },
  ],
}
const CANCELLED = '2 items cancelled, ₹998 comes back by 2 Dec 2026'

/** A message near the top takes the focus, and says what was cancelled and what comes back. */
export const CancelsAnItem: Story = {
  ...Order,
  beforeEach: withAnswers(
    paidOrder({ lines: twoLines }),
    http.post('/api/orders/:id/cancel', says({ data: partlyCancelled })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /Velvet/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 2 items' }))
    const message = (await canvas.findByText(CANCELLED)).closest('[role="status"]')
    await waitFor(() => expect(message).toHaveFocus())
    await expect(message).toHaveTextContent('Velvet Matte Lip Colour')
  },
}

const withACancelledUnit = {
  ...storyPaidOrder,
  lines: storyPaidOrder.lines.map((line) => ({
    ...line,
    quantity: 1,
    quantity_cancelled: 1,
    cancelled_charge: 499,
    line_total: 499,
    line_charge: 499,
  })),
  refunds: partlyCancelled.refunds.map((refund) => ({ ...refund, amount: 499 })),
}

/** The dialog says what comes back for one unit, and the line then says how many of it are cancelled. */
export const CancelsOneOfTwo: Story = {
  ...Order,
  beforeEach: withAnswers(
    paidOrder(),
    http.post('/api/orders/:id/cancel', says({ data: withACancelledUnit })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order' }))
    await expect(dialog.getByRole('checkbox', { name: /Velvet/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'One less' }))
    await expect(dialog.getByText(/You get ₹499 back/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 1 item' }))
    await expect(await canvas.findByText('1 of 2 cancelled')).toBeVisible()
    await expect(canvas.getByText('Velvet Matte Lip Colour, Ruby (1 of 2)')).toBeVisible()
    await expect(canvas.getByText('Total ₹499')).toBeInTheDocument()
  },
}

/** An order that waits for its payment is cancelled as a whole. */
export const CancelsAnUnpaidOrder: Story = {
  args: Order.args,
  beforeEach: withAnswers(
    http.get(
      '/api/orders/:id',
      says({
        data: {
          ...storyOrder,
          lines: storyOrder.lines.map((line) => ({
            ...line,
            cancellable: false,
            why_not: 'It is not paid yet. You can cancel the whole order.',
          })),
        },
      }),
    ),
    http.post(
      '/api/orders/:id/cancel',
      says({ data: { ...storyOrder, status: 'cancelled', cancellable: false } }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await expect(await canvas.findByText('This order is cancelled')).toBeVisible()
  },
}

/** The list says what is left of an order. */
export const OrdersWithACancelledItem: Story = {
  args: { path: '/profile?Myorders=true' },
  beforeEach: withAnswers(http.get('/api/orders', says({ data: [partlyCancelled], total: 1, page: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(CANCELLED)).toBeVisible()
    await expect(canvas.getByText(/^Saffron Dew Cream, .+ × \d$/)).toBeVisible()
    await expect(canvas.queryByText(/Velvet Matte/)).toBeNull()
  },
}

const returned = {
  ...storyPaidOrder,
  status: 'returned',
  lines: storyPaidOrder.lines.map((line) => ({ ...line, status: 'returned' })),
  refunds: partlyCancelled.refunds.map((refund) => ({ ...refund, cause: 'returned' })),
}

/** The list says what comes back for a return, and when. */
export const OrdersWithAReturn: Story = {
  args: { path: '/profile?Myorders=true' },
  beforeEach: withAnswers(http.get('/api/orders', says({ data: [returned], total: 1, page: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₹998 comes back by 2 Dec 2026')).toBeVisible()
    await expect(canvas.getByText('Refund ₹998')).toBeVisible()
  },
}

const [firstRefund] = partlyCancelled.refunds
const partlyReturned = {
  ...storyPaidOrder,
  status: 'delivered',
  totals: { ...storyPaidOrder.totals, delivery_fee: 49, total: 1_546 },
  lines: twoLines.map((line, index) =>
    index === 0
      ? { ...line, returnable: true, cancellable: false }
      : { ...line, quantity: 1, status: 'returned', quantity_returned: 1, cancellable: false },
  ),
  refunds: [{ ...firstRefund, amount: 548, delivery_fee: 49, cause: 'returned' }],
} as OrderWire

/** The card names what is kept, and in its note what was returned, so that the refund belongs to that. */
export const OrdersWithAPartlyReturnedOne: Story = {
  args: { path: '/profile?Myorders=true' },
  beforeEach: withAnswers(http.get('/api/orders', says({ data: [partlyReturned], total: 1, page: 1 }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('1 item returned: Saffron Dew Cream, Ruby. ₹548 comes back by 2 Dec 2026'),
    ).toBeVisible()
    await expect(canvas.getByText(/^Velvet Matte Lip Colour, Ruby × 2$/)).toBeVisible()
  },
}
export const OrdersWithAPartlyReturnedOneOnAPhone: Story = {
  ...OrdersWithAPartlyReturnedOne,
  globals: { viewport: { value: 'phone' } },
}

/** The refund says that the delivery fee came back with the returned item. */
export const ReturnedWithTheDeliveryFee: Story = {
  ...Order,
  beforeEach: withAnswers(paidOrder(partlyReturned)),
  play: async ({ canvas }) => {
    const refund = await canvas.findByRole('region', { name: 'Refund of ₹548' })
    await expect(refund).toHaveTextContent('For what was returned, and the delivery fee of ₹49')
    const price = canvas.getByRole('region', { name: 'Price' })
    for (const row of [/Returned−₹548/, /Total₹998/, /You paid₹1,546/, /Refund₹548/])
      await expect(price).toHaveTextContent(row)
  },
}

const deliveredWithAFee: Partial<OrderWire> = {
  ...partlyReturned,
  lines: twoLines.map((line) => ({ ...line, returnable: true, cancellable: false })),
  refunds: [],
  returnable: true,
  returnable_fee: 49,
}

const pickup: OrderWire['pickups'][number] = {
  return_id: 'R'.repeat(22),
  on: '2026-11-24',
  slot: 'morning',
  lines: [{ line_id: 'M'.repeat(22), quantity: 2 }],
  refund: 548,
  delivery_fee: 49,
  refund_upi: null,
}

/** The sheet adds the delivery fee for a mistake of the shop, and the order then promises the same amount. */
export const ReturnsADamagedItem: Story = {
  ...Order,
  beforeEach: withAnswers(
    paidOrder(deliveredWithAFee),
    http.post(
      '/api/orders/:id/returns',
      says({
        data: {
          ...storyPaidOrder,
          ...deliveredWithAFee,
          returnable_fee: 0,
          pickups: [pickup],
        },
      }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Return items' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Return items' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /Saffron/ }))
    await expect(dialog.getByText(/^You get ₹499 back the way you paid once/)).toHaveRole('status')
    await userEvent.selectOptions(dialog.getByLabelText('Why?'), 'damaged')
    await expect(dialog.getByText('We refund the delivery fee of ₹49, too.')).toHaveRole('status')
    const promise =
      'You get ₹548 back the way you paid once the items are with us, including the delivery fee of ₹49.'
    await expect(dialog.getByText(promise)).toHaveRole('status')
    await userEvent.selectOptions(dialog.getByLabelText('Why?'), 'size')
    await expect(dialog.queryByText(/delivery fee/)).toBeNull()
    await userEvent.selectOptions(dialog.getByLabelText('Why?'), 'damaged')
    await userEvent.click(dialog.getByRole('button', { name: 'Request return' }))
    await expect(await canvas.findByText(promise)).toBeVisible()
  },
}
export const ReturnsADamagedItemOnAPhone: Story = {
  ...ReturnsADamagedItem,
  globals: { viewport: { value: 'phone' } },
}

const returning: Partial<OrderWire> = {
  ...deliveredWithAFee,
  returnable_fee: 0,
  pickups: [pickup],
  lines: twoLines.map((line, index) => ({
    ...line,
    cancellable: false,
    return_for_mistake_until: '2026-12-01T18:29:59.999Z',
    ...(index === 1 && { status: 'return_requested' as const, quantity_returned: line.quantity }),
  })),
}

/** A return is withdrawn after a question, which says what follows. The focus goes to the heading, because the button is gone. */
export const WithdrawsAReturn: Story = {
  ...Order,
  beforeEach: withAnswers(
    paidOrder(returning),
    http.post(
      `/api/orders/:id/returns/${pickup.return_id}/withdraw`,
      says({ data: { ...storyPaidOrder, ...deliveredWithAFee } }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Cancel return.*2 × Saffron/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this return?' }))
    await waitFor(() => expect(dialog.getByText(/until 1 Dec\.$/)).toBeVisible()) // it fades in
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel return' }))
    await expect(await screen.findByText('Return cancelled. You keep the items')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(canvas.queryByRole('region', { name: 'Returns' })).toBeNull()
  },
}

/** A return that the shop has received meanwhile stays, and the question says so. */
export const WithdrawsTooLate: Story = {
  ...Order,
  beforeEach: withAnswers(
    paidOrder(returning),
    http.post('/api/orders/:id/returns/:return/withdraw', () =>
      HttpResponse.json({ status: 409, detail: 'We have received this return.' }, { status: 409 }),
    ),
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Cancel return/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this return?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel return' }))
    await expect(await dialog.findByText('We have received this return.')).toBeVisible()
    await expectNoHorizontalScroll()
  },
}

const onlyForMistake = {
  cancellable: false,
  returnable: false,
  returnable_for_mistake: true,
  return_days: null,
  return_for_mistake_until: '2026-12-01T18:29:59.999Z',
  why_not: 'This item can’t be returned, unless it arrived damaged or wrong.',
}
const kajal = lip && {
  ...lip,
  ...onlyForMistake,
  line_id: 'K'.repeat(22),
  title: 'Midnight Kajal',
  option_name: null,
  quantity: 1,
  unit_price: 299,
  line_total: 299,
  line_charge: 299,
}

/** Make-up can be returned only for a mistake of the shop. The sentence stands once, and a dress beside it keeps all reasons. */
export const ReturnsMakeupForAMistake: Story = {
  ...Order,
  beforeEach: withAnswers(
    paidOrder({
      ...deliveredWithAFee,
      lines: [
        ...twoLines.map((line, index) =>
          index === 0
            ? { ...line, ...onlyForMistake }
            : {
                ...line,
                title: 'Jaipur Cotton Dress',
                option_name: 'M',
                cancellable: false,
                returnable: true,
                returnable_for_mistake: true,
                return_until: '2026-12-01T18:29:59.999Z',
              },
        ),
        ...(kajal ? [kajal] : []),
        ...(gift
          ? [
              {
                ...gift,
                return_days: null,
                cancellable: false,
                why_not: 'This gift can’t be returned, unless it arrived damaged or wrong.',
              },
            ]
          : []),
      ],
    }),
  ),
  play: async ({ canvas, userEvent, step }) => {
    const notes = await canvas.findAllByText('Can be returned until 1 Dec if it arrived damaged or wrong')
    await expect(notes).toHaveLength(2)
    await userEvent.click(await canvas.findByRole('button', { name: 'Return items' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Return items' }))
    const reasons = () =>
      within(dialog.getByLabelText('Why?'))
        .getAllByRole('option')
        .map((option) => option.textContent)
    await step('One sentence for all of them, and a way to write about the gift', async () => {
      await waitFor(() => expect(dialog.getByText(/^These items can be returned only if/)).toBeVisible()) // it fades in
      await expect(dialog.getByRole('checkbox', { name: /Velvet/ })).toHaveAccessibleDescription(
        'These items can be returned only if they arrived damaged or wrong.',
      )
      await expect(dialog.getByRole('link', { name: /^Contact us.+Kokum/ })).toHaveAttribute(
        'href',
        expect.stringMatching(`^/Contact_us\\?order=${storyPaidOrder.number}&item=Kokum`),
      )
    })
    await step('A dress has all reasons', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: /Jaipur/ }))
      await userEvent.selectOptions(dialog.getByLabelText('Why?'), 'size')
      await expect(reasons()).toHaveLength(7)
    })
    await step('Together with make-up it has the mistakes only, and the form says why', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: /Velvet/ }))
      await expect(reasons()).toEqual([
        'Choose a reason',
        'It arrived damaged, leaking or expired',
        'I received the wrong item',
        'It’s not as described',
      ])
      await expect(dialog.getByLabelText('Why?')).toHaveDisplayValue('Choose a reason')
      await expect(dialog.getByText(/^All items of a return have the same reason\./)).toHaveRole('status')
    })
    await step('Without the make-up, the first reason is back', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: /Velvet/ }))
      await expect(dialog.getByLabelText('Why?')).toHaveValue('size')
      await expect(dialog.queryByText(/^All items of a return/)).toBeNull()
    })
    await step('Make-up alone brings the delivery fee back', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: /Jaipur/ }))
      await userEvent.click(dialog.getByRole('checkbox', { name: /Velvet/ }))
      await userEvent.selectOptions(dialog.getByLabelText('Why?'), 'damaged')
      await expect(dialog.getByText(/including the delivery fee of ₹49\.$/)).toHaveRole('status')
    })
  },
}
export const ReturnsMakeupForAMistakeOnAPhone: Story = {
  ...ReturnsMakeupForAMistake,
  globals: { viewport: { value: 'phone' } },
}

export const OrderWithoutAConnection: Story = {
  ...Order,
  beforeEach: withAnswers(http.get('/api/orders/:id', loses)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible()
  },
}

/** A shown order stays when its refresh fails, and says that it may be old. */
export const OrderNotUpdated: Story = {
  ...Order,
  beforeEach: withAnswers(
    http.get('/api/orders/:id', says({ data: storyPaidOrder }), { once: true }),
    http.get('/api/orders/:id', loses),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /TP-2026-000123/ })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect(await canvas.findByText(/may not be the latest/, {}, { timeout: 5_000 })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /TP-2026-000123/ })).toBeVisible()
  },
}

/** The address breaks at its own marks, and nothing is wider than the window. */
export const LongEmail: Story = {
  beforeEach: withAnswers(
    http.get(
      '/api/users/profile',
      says({ data: { ...storyProfile.data, email: 'priya.venkataraghavan@sundaramtextiles.example.in' } }),
    ),
  ),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const email = await canvas.findByText('priya.venkataraghavan@sundaramtextiles.example.in')
    const tops = [...email.childNodes].map((part) => {
      const range = document.createRange()
      range.selectNode(part)
      return range.getClientRects().length
    })
    await expect(Math.max(...tops)).toBe(1)
    await expectNoHorizontalScroll()
  },
}

export const Addresses: Story = {
  args: { path: '/profile?Myaddresses=true' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/3 Mill Road/)).toBeVisible()
  },
}

/** One address and the place of another fill the width. */
export const AddressesOnADesktop: Story = {
  ...Addresses,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Your addresses' })
    const add = within(list).getByRole('button', { name: 'Add an address' }).getBoundingClientRect()
    const cards = within(list)
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect())
    await expect(cards[0]?.top).toBe(add.top)
    await expect(add.right).toBeCloseTo(list.getBoundingClientRect().right, 0)
  },
}

export const Devices: Story = {
  args: { path: '/profile?Mydevices=true' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Safari on iPhone')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Change your password' })).toBeVisible()
  },
}

/** The heading stands where that of the other parts stands. */
export const DevicesOnAPhone: Story = {
  ...Devices,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const placeOf = async (name: string) => {
      const heading = await canvas.findByRole('heading', { level: 1, name })
      return heading.getBoundingClientRect().top + window.scrollY
    }
    const devices = await placeOf('Devices')
    await step('Go to the addresses', () => userEvent.click(canvas.getByRole('link', { name: 'Addresses' })))
    await expect(await placeOf('Addresses')).toBeCloseTo(devices, 0)
  },
}

/** An account that logs in by phone has no password to change. */
export const DevicesWithoutAPassword: Story = {
  ...Devices,
  beforeEach: withAnswers(
    http.get('/api/users/profile', says({ data: { ...storyProfile.data, has_password: false } })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Safari on iPhone')).toBeVisible()
    await expect(canvas.queryByText(/password/)).not.toBeInTheDocument()
  },
}

export const LongText: Story = {
  args: { path: '/profile?Myaddresses=true' },
  beforeEach: withAnswers(http.get('/api/users/addresses', says({ data: [storyLongAddress] }))),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Prestige Shantiniketan/)).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: withAnswers(http.get('/api/users/profile', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { path: '/profile?Mywishlist=true' },
  beforeEach: withAnswers(http.get('/api/wishlist', says({ data: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See best sellers' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { path: '/profile?Mywishlist=true' },
  beforeEach: withAnswers(http.get('/api/wishlist', fails(503))),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    // Its edge is seen: it is in line with the box.
    await expect(again).toHaveAttribute('data-variant', 'secondary')
    await expect(again.getBoundingClientRect().left).toBe(
      canvas.getByRole('alert').getBoundingClientRect().left,
    )
  },
}

export const Guest: Story = {
  beforeEach: withStorage(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^e-mail$/i })).toBeVisible()
  },
}
