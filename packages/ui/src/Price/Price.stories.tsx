import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from './Price.tsx'

const meta = {
  title: 'Components/Price',
  component: Price,
  args: { mrp: 699, sellingPrice: 499 },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NotReduced: Story = { args: { mrp: 499 } }
export const Large: Story = { args: { size: 'l' } }
export const LargeAmount: Story = { args: { mrp: 123_456.2, sellingPrice: 100_000 } }

/** Discounts below one per cent are not shown. */
export const TinyDiscount: Story = { args: { mrp: 500, sellingPrice: 499 } }

/** The price of the cheapest variant while none is chosen. */
export const From: Story = {
  args: { isFrom: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('from ₹499, was ₹699, 28\u00a0% off', { normalizer: String }),
    ).toBeInTheDocument()
  },
}

/** Of one unit, in a line of several. */
export const Each: Story = {
  args: { children: <span>each</span> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('each').previousElementSibling).toHaveTextContent('₹499')
  },
}

export const ReadsAsOneSentence: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('₹499, was ₹699, 28\u00a0% off', { normalizer: String }),
    ).toBeInTheDocument()
  },
}

export const RoundsUp: Story = {
  args: { mrp: 499, sellingPrice: 498.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('₹499')).toHaveLength(2)
    await expect(canvas.queryByText(/off/)).not.toBeInTheDocument()
  },
}
