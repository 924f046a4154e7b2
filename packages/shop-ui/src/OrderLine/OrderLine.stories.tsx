import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '@shop/ui/Button'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { OrderLine } from './OrderLine.tsx'

const product = {
  title: 'Velvet Matte Lip Colour',
  href: '#product',
  brandName: 'Rozana',
  optionName: 'Ruby',
  picture: storyPicture('lipstick-ruby'),
}

const price = { mrp: 699, sellingPrice: 499, total: 998 }

const meta = {
  title: 'Shop/OrderLine',
  component: OrderLine,
  args: {
    product,
    quantity: 2,
    price,
    style: { maxWidth: 600 },
  },
  decorators: [
    (Story) => (
      <section aria-labelledby="heading">
        <h2 id="heading">Order</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof OrderLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quantity 2')).toBeVisible()
    await expect(canvas.getByText(/^₹499, was ₹699/)).toBeInTheDocument()
    await expect(canvas.getByText('₹998')).toBeVisible()
  },
}
/** One item costs what its line costs, so the price is there once. */
export const OneItem: Story = {
  args: { quantity: 1, price: { ...price, total: 499 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('₹499')).toHaveLength(1)
  },
}
export const Cancelled: Story = {
  args: {
    status: 'Cancelled',
    isUndone: true,
    price: { ...price, offer: { title: 'Any 4 for ₹349', off: 47 } },
  },
  play: async ({ canvas }) => {
    const price = canvas.getByText('₹998')
    await expect(price).toHaveStyle({ 'text-decoration-line': 'line-through' })
    await expect(getComputedStyle(price).color).toBe(getComputedStyle(canvas.getByText('Ruby')).color)
  },
}
export const InAnOffer: Story = {
  args: {
    quantity: 4,
    price: { mrp: 120, sellingPrice: 99, total: 396, offer: { title: 'Any 4 for ₹349', off: 47 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Any 4 for ₹349.')).toBeVisible()
    await expect(canvas.getByText('You save ₹47')).toBeVisible()
    await expect(canvas.getByText('₹396')).toHaveStyle({ 'text-decoration-line': 'line-through' })
    await expect(canvas.getByText('₹349', { exact: true })).toBeVisible()
  },
}
export const Gift: Story = {
  args: {
    product: { ...product, title: 'Blend and Brush Starter Kit', optionName: null },
    quantity: 1,
    price: {
      mrp: 499,
      sellingPrice: 424,
      offer: { title: 'Free with Sixteen Phases Eyeshadow Palette', off: 424 },
    },
    isGift: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free gift')).toBeVisible()
    await expect(canvas.getByText('Free')).toBeVisible()
    await expect(canvas.getByText('Free with Sixteen Phases Eyeshadow Palette')).toBeVisible()
    await expect(canvas.queryByText('You save ₹424')).not.toBeInTheDocument()
  },
}
export const NotBought: Story = {
  args: { price: undefined, actions: <Button variant="quiet">Don’t e-mail me</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/₹/)).not.toBeInTheDocument()
  },
}
export const NonReturnable: Story = {
  args: { note: 'Hygiene items can’t be returned.', actions: <Button variant="quiet">Rate it</Button> },
}
export const LongestContent: Story = {
  args: {
    product: {
      ...product,
      title: 'Handwoven Banarasi Silk-Cotton Saree with Zari Border and an Unstitched Blouse Piece in Gulaal',
      brandName: 'Noor & Neem Apothecary of Kerala',
      optionName: 'Free size, to 44 inches',
    },
    quantity: 10,
    price: { mrp: 1_23_456, sellingPrice: 98_765, total: 9_87_650 },
    status: 'Return on its way',
  },
  globals: { viewport: { value: 'small' } },
}

/** The title goes below the picture. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 3 })
    await waitFor(() => expect(title.getBoundingClientRect().width).toBeGreaterThan(200))
  },
}
