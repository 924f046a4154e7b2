import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import type { OrderWire } from '@shop/contract/orders.schema'
import type { Payment } from '@shop/contract/payments.schema'
import { storyCart } from '#testing/storyCart.ts'
import { storyUser } from '#testing/storyData.ts'
import { paidOrder, storyOrder, storyPayment, storyTriedOrder } from '#testing/storyOrder.ts'
import { fitsTheWindow, showsHeading, storyPage } from '#testing/storyPage.ts'
import { fails, loses, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import { withStorage, type StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Payment',
  args: { path: `/payment?order=${storyOrder.id}` },
  tags: ['!autodocs'],
  beforeEach: withStorage({ user: storyUser }),
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

const order = (changes: Partial<OrderWire>) =>
  http.get('/api/orders/:id', says({ data: { ...storyTriedOrder, ...changes } }))
const payment = (changes: Partial<Payment>) =>
  http.get('/api/payments/:id', says({ data: { ...storyPayment, ...changes } }))

export const Default: Story = {
  beforeEach: withStorage({
    user: storyUser,
    checkout: { key: 'k'.repeat(16), body: '{"address_id":1}', orderId: storyOrder.id },
  }),
  play: async ({ canvas }) => {
    await showsHeading('Pay ₹998')({ canvas })
    await expect(canvas.getByRole('link', { name: 'Review' })).toHaveAttribute(
      'href',
      '/placeorder?step=review&address=1',
    )
    await expect(canvas.getByRole('radio', { name: /UPI/ })).toBeChecked()
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await showsHeading('Pay ₹998')({ canvas })
    // The hidden bar leaves no gap above the price.
    const [note, price] = [canvas.getByText(/in your UPI app/), canvas.getByRole('region', { name: 'Price' })]
    await expect(price.getBoundingClientRect().top - note.getBoundingClientRect().bottom).toBeLessThan(32)
  },
}

/** The cart of this browser may be another one, so no step leads to its checkout. */
export const OrderOfAnotherBrowser: Story = {
  play: async ({ canvas }) => {
    await showsHeading('Pay ₹998')({ canvas })
    await expect(canvas.queryByRole('link', { name: 'Review' })).not.toBeInTheDocument()
  },
}

/** Each method says where it is paid, and cash says nothing about a bank. */
export const ChoosesAMethod: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/in your UPI app/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Card/ }))
    await expect(canvas.getByText(/We never see your card/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Cash/ }))
    await expect(canvas.getAllByRole('button', { name: 'Confirm cash on delivery' })[0]).toBeVisible()
    await expect(canvas.queryByText(/We never see|own page/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pay ₹998 on delivery')
  },
}

/** The order is placed, so there is no way back to the steps of a checkout. */
export const PaysACashOrderOnline: Story = {
  args: { path: `/payment?order=${storyOrder.id}&again=1` },
  beforeEach: withAnswers(
    order({
      status: 'confirmed',
      payment: { method: 'cod', status: 'due_on_delivery', payment_id: null, amount_due: 998 },
    }),
  ),
  play: async ({ canvas }) => {
    await showsHeading('Pay ₹998')({ canvas })
    await expect(canvas.queryByRole('link', { name: 'Review' })).not.toBeInTheDocument()
    await expect(canvas.getByText(/you pay in cash when it arrives/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
      'href',
      `/profile?Myorders=true&order=${storyOrder.id}`,
    )
  },
}

/** The order was placed before, so the page says what has happened now. */
export const CashOrderIsPaid: Story = {
  args: { path: `/payment?order=${storyOrder.id}&again=1` },
  beforeEach: withAnswers(paidOrder()),
  play: async ({ canvas }) => {
    await showsHeading('Thank you, your payment has reached us')({ canvas })
    await expect(canvas.getByText('You have nothing to pay on delivery.')).toBeVisible()
  },
}

export const WithoutCash: Story = {
  beforeEach: withAnswers(order({ cod_available: false, cod_why_not: 'Only up to ₹10,000' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Cash/ })).toBeDisabled()
  },
}

export const WaitsForTheBank: Story = {
  beforeEach: withAnswers(order({}), payment({})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Waiting for your bank' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/₹998 is being checked/)
    await expect(canvas.getByText(/If we get two payments/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Open the payment page' })).not.toBeInTheDocument()
  },
}

/** A shopper who closed the page too early opens it again, and one who has paid sees her order. */
export const WaitsWithAnOpenPage: Story = {
  beforeEach: withAnswers(order({}), payment({ action: { kind: 'redirect', url: '/pay/card' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open the payment page' })).toBeVisible()
    await expect(canvas.getByText(/Did you leave the payment page/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      `/profile?Myorders=true&order=${storyOrder.id}`,
    )
  },
}

/** Nothing waits before the shopper has chosen an app or scanned the code. The page says until when it keeps the items. */
export const ChoosesAnApp: Story = {
  beforeEach: withAnswers(
    order({}),
    payment({
      method: 'upi',
      status: 'created',
      action: {
        kind: 'upi',
        url: '/pay/upi',
        qr: { size: 21, path: 'M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0z' },
        apps: [{ id: 'gpay', name: 'Google Pay', url: '#gpay' }],
      },
    }),
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const app = await canvas.findByRole('link', { name: 'Google Pay' })
    await expect(canvas.getByRole('button', { name: 'Choose another method' })).toBeVisible()
    await expect(
      canvas.getByText('We’re holding your items until 4:45 pm. This page updates once you’ve paid.'),
    ).toBeVisible()
    await expect(canvas.queryByText(/Waiting for|will update|left your account/)).not.toBeInTheDocument()
    await userEvent.click(app)
    await expect(canvas.getByText('This page will update as soon as you’ve paid.')).toBeVisible()
    await expect(canvas.getByText('We’re holding your items until 4:45 pm.')).toBeVisible()
    await expect(canvas.getByText(/Has the money left your account/)).toBeVisible()
    await expect(canvas.queryByText(/Waiting for/)).not.toBeInTheDocument()
  },
}

export const ScansTheCode: Story = {
  ...ChoosesAnApp,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code for UPI' })).toBeVisible()
    await expect(
      canvas.getByText('We’re holding your items until 4:45 pm. This page updates once you’ve paid.'),
    ).toBeVisible()
  },
}

/** The page says that it can’t ask, and never that the payment has failed. */
export const WaitsWithoutAConnection: Story = {
  beforeEach: withAnswers(
    order({}),
    http.get('/api/payments/:id', says({ data: storyPayment }), { once: true }),
    http.get('/api/payments/:id', loses),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Waiting for your bank' })
    await expect(
      await canvas.findByText(/We can’t reach the shop just now/, {}, { timeout: 8_000 }),
    ).toBeVisible()
  },
}

/** A failure of the shop is no reason to look for one's connection. */
export const WaitsWhileTheShopFails: Story = {
  beforeEach: withAnswers(
    order({}),
    http.get('/api/payments/:id', says({ data: storyPayment }), { once: true }),
    http.get('/api/payments/:id', fails(500)),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Waiting for your bank' })
    await expect(
      await canvas.findByText(/We’ll look again in a moment/, {}, { timeout: 8_000 }),
    ).toBeVisible()
    await expect(canvas.queryByText(/connection/)).toBeNull()
  },
}

/** Back from the bank's page, which browsers may restore from memory, leaves a button that works. */
export const BackFromTheBank: Story = {
  beforeEach: withAnswers(
    order({ payment: storyOrder.payment }),
    http.post(
      '/api/payments',
      // An address that is never opened, so that the story stays.
      says({
        data: {
          ...storyPayment,
          status: 'created',
          action: { kind: 'redirect', url: 'http://bank.example' },
        } satisfies Payment,
      }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Card/ }))
    const [button] = canvas.getAllByRole('button', { name: 'Pay ₹998' })
    if (button === undefined) throw new Error('There is no button to pay')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  },
}

/** The last attempt has failed: the shopper may try again. */
export const PaymentFailed: Story = {
  beforeEach: withAnswers(
    order({}),
    payment({ status: 'failed', message: 'Your bank refused the payment. Nothing was taken.' }),
  ),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(/Your bank refused the payment/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Card/ })).toBeChecked()
    await expect((await canvas.findAllByRole('button', { name: 'Pay ₹998' }))[0]).toBeEnabled()
    await step('Cash needs no bank', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Cash/ }))
      await expect(canvas.queryByText(/Your bank refused the payment/)).not.toBeInTheDocument()
    })
  },
}

export const Expired: Story = {
  beforeEach: withAnswers(order({ status: 'expired' })),
  play: async ({ canvas }) => {
    await showsHeading('Your payment time has run out')({ canvas })
    await expect(canvas.queryByText(/still in your cart/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'See the order' })).toBeVisible()
  },
}

export const ExpiredWithItsCart: Story = {
  beforeEach: [
    withStorage({ user: storyUser, cartItems: storyCart }),
    withAnswers(http.get('/api/orders/:id', says({ data: { ...storyOrder, status: 'expired' } }))),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/still in your cart/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Go to your cart' })).toBeVisible()
  },
}

export const Cancelled: Story = {
  beforeEach: withAnswers(order({ status: 'cancelled' })),
  play: showsHeading('This order is cancelled'),
}

export const LongText: Story = {
  beforeEach: withAnswers(
    order({
      lines: storyOrder.lines.map((line) => ({
        ...line,
        title: 'Handblock Anarkali in Indigo Cotton with a Mirror-Work Yoke and a Contrasting Dupatta',
      })),
      cod_available: false,
      cod_why_not: 'Cash on delivery is available for up to ₹10,000 and in selected cities only',
    }),
    payment({
      status: 'failed',
      message: 'Your bank asked for a code and did not get it. Nothing was taken.',
    }),
  ),
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow('Pay ₹998'),
}

export const Empty: Story = { args: { path: '/payment' }, play: showsHeading('There is nothing to pay') }

export const Loading: Story = {
  beforeEach: withAnswers(http.get('/api/orders/:id', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

/** The order is safe, and nobody pays twice. */
export const Failed: Story = {
  beforeEach: withAnswers(http.get('/api/orders/:id', fails(503))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(
      canvas.getByText('Your order is safe. You won’t be charged twice. Please try again in a moment.'),
    ).toBeVisible()
  },
}
