import type { Meta, StoryObj } from '@storybook/react-vite'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { expect } from 'storybook/test'
import { OfferHint } from './OfferHint.tsx'

const meta = {
  title: 'Components/OfferHint',
  component: OfferHint,
  args: { hint: 'Add 1 more: any 4 for ₹349', href: '#nails', progress: { have: 3, need: 4 } },
} satisfies Meta<typeof OfferHint>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Add 1 more: any 4 for ₹349' })
    await expect(link).toHaveAttribute('href', '#nails')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBeLessThan(44)
  },
}
export const LongText: Story = {
  args: {
    hint: 'Add ₹399 more from this offer for a free Kokum Butter Lip Balm',
    progress: { have: 600, need: 999 },
  },
  globals: { viewport: { value: 'small' } },
}
/** Enlarged text wraps, and is below what is above it and above the bar. */
export const LargeText: Story = {
  ...LongText,
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const words = document.createRange()
    words.selectNodeContents(canvas.getByRole('link'))
    const text = words.getBoundingClientRect()
    const hint = canvas.getByRole('status')
    await expect(text.top).toBeGreaterThanOrEqual(hint.getBoundingClientRect().top)
    await expect(text.bottom).toBeLessThanOrEqual(hint.lastElementChild!.getBoundingClientRect().top)
  },
}
/** Nothing that the shopper adds would help. */
export const OutOfReach: Story = {
  args: { hint: 'Free Kokum Butter Lip Balm from ₹999. The gift is out of stock.', progress: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
