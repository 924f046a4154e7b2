import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Rating } from './Rating.tsx'

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: { average: 4.3, count: 218 },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Stars: Story = { args: { variant: 'stars' } }
export const OneReview: Story = { args: { average: 5, count: 1 } }
export const ManyReviews: Story = { args: { count: 123_456 } }

export const NoReviews: Story = {
  args: { count: 0, average: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/rated/i)).not.toBeInTheDocument()
  },
}
