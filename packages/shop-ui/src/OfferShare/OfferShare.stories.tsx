import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OfferShare } from './OfferShare.tsx'

const meta = {
  title: 'Components/OfferShare',
  component: OfferShare,
  args: { title: 'Any 4 for ₹349', off: 47 },
} satisfies Meta<typeof OfferShare>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongTitle: Story = {
  args: { title: 'Buy 3 baby care items from Nanhi and Lori, get 10% off', off: 1_23_456 },
  globals: { viewport: { value: 'small' } },
}

/** The icon stands beside the first line of the text. */
export const InANarrowColumn: Story = {
  ...LongTitle,
  decorators: (Story) => (
    <div style={{ width: '11rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect()
    const text = canvas.getByText(/^Buy 3 baby care/).getBoundingClientRect()
    await expect(icon?.right).toBeLessThanOrEqual(text.left)
    await expect(icon?.bottom).toBeGreaterThan(text.top)
  },
}
