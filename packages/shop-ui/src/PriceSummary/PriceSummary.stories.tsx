import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '@shop/ui/Button'
import { PriceSummary } from './PriceSummary.tsx'

const meta = {
  title: 'Shop/PriceSummary',
  component: PriceSummary,
  args: {
    totals: {
      mrp: 599,
      discount: 200,
      deliveryFee: 49,
      total: 448,
      freeDelivery: { missing: 100, from: 499 },
    },
    children: (
      <Button size="l" isWide>
        Place order
      </Button>
    ),
    style: { maxWidth: 400 },
  },
} satisfies Meta<typeof PriceSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const FreeDelivery: Story = {
  args: {
    totals: {
      mrp: 2198,
      discount: 450,
      deliveryFee: 0,
      total: 1748,
      freeDelivery: { missing: 0, from: 499 },
    },
  },
}
export const WithACoupon: Story = {
  args: {
    totals: { mrp: 2198, discount: 450, couponDiscount: 200, deliveryFee: 0, total: 1548 },
    couponCode: 'NEW200',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coupon NEW200').parentElement).toHaveTextContent('−₹200')
    await expect(canvas.getByText('You save').parentElement).toHaveTextContent('₹650')
  },
}
export const WithCancelledItems: Story = {
  args: { totals: { mrp: 2198, discount: 450, deliveryFee: 0, cancelled: 279.5, total: 1468.5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled').parentElement).toHaveTextContent('−₹279.50')
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('₹1,468.50')
    await expect(canvas.queryByText('You save')).not.toBeInTheDocument()
  },
}
/** The paid amount stays, also when a part of the cancelled items was never paid. */
export const WithARefund: Story = {
  args: {
    totals: {
      mrp: 3799,
      discount: 624,
      deliveryFee: 0,
      cancelled: 1753,
      total: 1422,
      paid: { amount: 3084, back: 1662 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You paid').parentElement).toHaveTextContent('₹3,084')
    await expect(canvas.getByText('Refund').parentElement).toHaveTextContent('₹1,662')
  },
}
export const Cancelled: Story = {
  args: { totals: { mrp: 600, discount: 73, deliveryFee: 49, cancelled: 576, total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled').parentElement).toHaveTextContent('−₹576')
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('₹0')
  },
}
export const WithAnOfferAndACoupon: Story = {
  args: {
    totals: {
      mrp: 2198,
      discount: 450,
      offerDiscount: 147,
      couponDiscount: 160,
      deliveryFee: 0,
      total: 1441,
      freeDelivery: { missing: 0, from: 499 },
    },
    couponCode: 'GLOW10',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offers').parentElement).toHaveTextContent('−₹147')
    await expect(canvas.getByText('You save').parentElement).toHaveTextContent('₹757')
  },
}
/** The only offer is named; its title wraps beside the amount. */
export const WithOneOffer: Story = {
  args: {
    totals: {
      mrp: 630,
      discount: 0,
      offerDiscount: 63,
      offer: 'Buy 3 baby care items from Nanhi and Lori, get 10% off',
      deliveryFee: 0,
      total: 567,
    },
    style: { maxWidth: 320 },
  },
  play: async ({ canvas }) => {
    const label = canvas.getByText(/^Offer: Buy 3 baby care items/)
    await expect(label.parentElement).toHaveTextContent('−₹63')
    const amount = canvas.getByText('−₹63').getBoundingClientRect()
    await expect(amount.left).toBeGreaterThanOrEqual(label.getBoundingClientRect().right)
    await expect(amount.height).toBeLessThan(label.getBoundingClientRect().height)
  },
}
/** The line of the coupon remains, with what is missing. */
export const WithACouponThatWaits: Story = {
  args: { couponCode: 'GLOW10', couponWaits: 'Add ₹227 more.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('GLOW10 waits').parentElement).toHaveTextContent('Add ₹227 more.')
  },
}
export const Loading: Story = { args: { totals: null } }
export const Updating: Story = { args: { isPending: true } }
export const LargeAmount: Story = {
  args: {
    totals: {
      mrp: 9_87_650,
      discount: 1_23_456,
      deliveryFee: 0,
      total: 8_64_194,
      freeDelivery: { missing: 0, from: 499 },
    },
  },
  globals: { viewport: { value: 'small' } },
}

export const AnnouncesTheTotal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Total ₹448')
    await expect(canvas.getByText('Add ₹100 more for free delivery')).toBeInTheDocument()
  },
}
