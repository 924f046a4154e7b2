import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BlogCard as BlogCardData } from '@shop/contract/blogs'
import { expect } from 'storybook/test'
import { missingPicture, storyPicture } from '../testing/storyPictures.ts'
import { BlogCard } from './BlogCard.tsx'

const blog: BlogCardData = {
  id: 1,
  slug: 'how-to-find-your-red',
  title: 'How to find your red in four minutes',
  picture: storyPicture('lipstick', '#8c1d2f'),
  tags: ['Lips', 'How to'],
  date: '2026-11-21',
}

const meta = {
  title: 'Components/BlogCard',
  component: BlogCard,
  args: { blog, href: '#blog', style: { maxWidth: 380 } },
} satisfies Meta<typeof BlogCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoTag: Story = { args: { blog: { ...blog, tags: [] } } }
export const FailedPicture: Story = { args: { blog: { ...blog, picture: missingPicture } } }

export const SaysTheDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21 Nov 2026')).toHaveAttribute('datetime', '2026-11-21')
    await expect(canvas.getByRole('link', { name: blog.title })).toHaveAttribute('href', '#blog')
  },
}
