import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { Stack } from '@shop/ui/Stack'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { OrderCard } from './OrderCard.tsx'

const lip = { title: 'Velvet Matte Lip Colour', picture: storyPicture('lipstick-ruby') }
const cream = { title: 'Saffron Night Cream', picture: storyPicture('jar-saffron') }

const meta = {
  title: 'Shop/OrderCard',
  component: OrderCard,
  args: {
    number: 'TP-2026-000123',
    href: '#order',
    placedAt: '2026-11-22T05:10:00.000Z',
    status: 'Arrives by 6:40 pm today',
    tone: 'accent',
    lines: [lip, cream],
    total: 1497,
    style: { maxWidth: 480 },
  },
  decorators: [
    (Story) => (
      <Stack as="section" aria-labelledby="heading">
        <h2 id="heading">Orders</h2>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof OrderCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const One: Story = { args: { lines: [lip], status: 'Delivered on 20 Nov', tone: 'positive' } }
export const Many: Story = { args: { lines: [lip, cream, lip, cream, lip, cream] } }
/** Units count as in the cart, without gifts. */
export const Units: Story = {
  args: { lines: [{ ...lip, quantity: 2 }, cream, { ...cream, isGift: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Velvet Matte Lip Colour × 2 and 1 more')).toBeVisible()
  },
}
export const UnitsOfOneLine: Story = {
  args: {
    lines: [
      { ...lip, quantity: 3 },
      { ...cream, isGift: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Velvet Matte Lip Colour × 3')).toBeVisible()
  },
}
export const Cancelled: Story = {
  args: { status: 'Cancelled', tone: 'neutral', total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to pay')).toBeVisible()
  },
}
/** The shopper gets her money back, so the card shows the sum of that. */
export const Returned: Story = {
  args: { status: 'Returned', tone: 'neutral', total: { refund: 1497 }, note: '₹1,497 has been refunded' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nothing to pay')).not.toBeInTheDocument()
    await expect(canvas.getByText('Refund ₹1,497')).toBeVisible()
  },
}
export const NotPaid: Story = {
  args: {
    status: 'Waiting for payment',
    tone: 'accent',
    actions: <ButtonLink href="#pay">Pay ₹1,497</ButtonLink>,
  },
  globals: { viewport: { value: 'small' } },
}

/** The card is low where there is room: words, pictures and sum stand beside each other. */
export const Wide: Story = {
  args: {
    lines: [lip, cream, lip, cream, lip],
    status: 'Waiting for payment',
    tone: 'critical',
    note: 'Pay by 4:45 pm or the order is cancelled.',
    actions: <ButtonLink href="#pay">Pay ₹1,497</ButtonLink>,
    style: { maxWidth: 'none' },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const sum = canvas.getByText('₹1,497').getBoundingClientRect()
    const words = canvas.getByText(/^Velvet Matte Lip Colour/).getBoundingClientRect()
    const card = canvas.getByRole('article').getBoundingClientRect()
    await expect(sum.left).toBeGreaterThan(words.right)
    await expect(card.right - sum.right).toBeLessThan(40)
    await expect(card.height).toBeLessThan(220)
  },
}

export const WholeCardLinksToTheOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Order TP-2026-000123' })).toHaveAttribute('href', '#order')
    await expect(canvas.getByText('Velvet Matte Lip Colour and 1 more')).toBeVisible()
  },
}

/** A long status breaks inside the card. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    const status = canvas.getByText('Arrives by 6:40 pm today')
    await waitFor(() =>
      expect(status.getBoundingClientRect().right).toBeLessThan(card.getBoundingClientRect().right),
    )
  },
}
