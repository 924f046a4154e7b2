import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LineText, LineTitle } from '../lib/line.styles.ts'
import { LinePrice } from './LinePrice.tsx'

const amounts = { mrp: 699, sellingPrice: 499, total: 998 }

const meta = {
  title: 'Shop/LinePrice',
  component: LinePrice,
  args: { amounts, quantity: 2 },
  decorators: (Story) => (
    <LineText>
      <LineTitle as="h1">Velvet Matte Lip Colour</LineTitle>
      <Story />
    </LineText>
  ),
} satisfies Meta<typeof LinePrice>

export default meta
type Story = StoryObj<typeof meta>

/** The total stands beside the title, at the end. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^₹499, was ₹699/)).toBeInTheDocument()
    const total = canvas.getByText('₹998').getBoundingClientRect()
    await expect(total.top).toBeLessThan(canvas.getByRole('heading').getBoundingClientRect().bottom)
    await expect(total.right).toBeGreaterThan(canvasElement.getBoundingClientRect().right - 64)
  },
}
export const OneItem: Story = {
  args: { amounts: { ...amounts, total: 499 }, quantity: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('₹499')).toHaveLength(1)
    await expect(canvas.queryByText('each')).toBeNull()
  },
}
export const InAnOffer: Story = {
  args: { amounts: { ...amounts, offer: { title: 'Any 2 for ₹849', off: 149 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹998')).toHaveStyle({ 'text-decoration-line': 'line-through' })
    await expect(canvas.getByText('₹849')).toBeVisible()
  },
}
export const OneItemInAnOffer: Story = {
  args: { amounts: { ...amounts, total: 499, offer: { title: 'Any 2 for ₹849', off: 74 } }, quantity: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^₹425, was ₹699/)).toBeInTheDocument()
    await expect(canvas.queryByText('₹499')).toBeNull()
  },
}
export const Pending: Story = { args: { amounts: { ...amounts, total: null } } }
export const Gift: Story = { args: { isGift: true, quantity: 1 } }
export const Cancelled: Story = { args: { isUndone: true } }

/** Below the title where there is no room beside it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const total = canvas.getByText('₹998').getBoundingClientRect()
    await expect(total.top).toBeGreaterThan(canvas.getByRole('heading').getBoundingClientRect().bottom - 1)
  },
}
