import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeBlogCard } from '@shop/contract/factories/blogs'
import { expect } from 'storybook/test'
import { missingPicture, storyPicture } from '@shop/ui/testing/storyPictures'
import { BlogCard } from './BlogCard.tsx'

const blog = makeBlogCard({ picture: storyPicture('lipstick-ruby') })

const meta = {
  title: 'Shop/BlogCard',
  component: BlogCard,
  args: { blog, href: '#blog', style: { maxWidth: 380 } },
} satisfies Meta<typeof BlogCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** First post of the blog list. */
export const Lead: Story = { args: { variant: 'lead', headingLevel: 2, style: {} } }
export const LeadOnPhone: Story = { ...Lead, globals: { viewport: { value: 'phone' } } }
/** A rail on the home page has neither excerpts nor reading times. */
export const Short: Story = { args: { blog: { ...blog, excerpt: undefined, minutes: undefined } } }
export const NoTag: Story = { args: { blog: { ...blog, tags: [] } } }
export const FailedPicture: Story = { args: { blog: { ...blog, picture: missingPicture } } }
export const LongestContent: Story = {
  args: {
    blog: {
      ...blog,
      title:
        'Everything that your grandmother knew about gold-thread borders, mulmul and the Anarkali-kameez-churidar-silhouette',
      tags: ['Wedding season in the hills of Himachal Pradesh'],
    },
  },
  globals: { viewport: { value: 'small' } },
}

export const ShowsPictureAndFirstTag: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', blog.picture.src)
    await expect(canvas.getByText('Lips')).toBeVisible()
    await expect(canvas.queryByText('How to')).not.toBeInTheDocument()
  },
}

export const ShowsTheDate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21 Nov 2026')).toHaveAttribute('datetime', '2026-11-21')
    await expect(canvas.getByRole('link', { name: blog.title })).toHaveAttribute('href', '#blog')
  },
}

export const SaysWhatAwaitsTheReader: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 min read')).toBeVisible()
    await expect(canvas.getByText(blog.excerpt)).toBeVisible()
  },
}
