import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RatingLink } from './RatingLink.tsx'

const meta = {
  title: 'Components/RatingLink',
  component: RatingLink,
  args: { href: '#reviews', average: 4.3, count: 218 },
} satisfies Meta<typeof RatingLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const HasACompleteName: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /Rated 4.3 out of 5, 218 reviews.*Read the reviews/ })
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
