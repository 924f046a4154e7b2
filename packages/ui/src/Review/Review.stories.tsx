import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Review } from './Review.tsx'

const meta = {
  title: 'Components/Review',
  component: Review,
  args: {
    rating: 4,
    title: 'Stays through a whole sangeet',
    body: 'Did not move through dinner and three hours of dancing. The bullet is a little small for the price.',
    author: 'Ananya',
    isVerified: true,
    createdAt: '2026-11-02T09:30:00Z',
  },
} satisfies Meta<typeof Review>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NotVerified: Story = { args: { isVerified: false } }
export const NoTitle: Story = { args: { title: '' } }
export const BoughtVariant: Story = {
  args: { bought: 'Shade Berry' },
  play: ({ canvas }) => expect(canvas.getByText('Bought: Shade Berry')).toBeVisible(),
}
/** The line wraps, and nothing is cut off. */
export const LongVariantOnTheSmallestPhone: Story = {
  args: { bought: 'Size 90 × 108 inches, Colour Sindoor red with a gold border' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Bought: Size 90/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
  },
}

export const ShowsRatingAndDate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rated 4 out of 5')).toBeInTheDocument()
    await expect(canvas.getByText('2 Nov 2026')).toBeInTheDocument()
    await expect(canvas.getByText('Verified buyer')).toBeInTheDocument()
  },
}
