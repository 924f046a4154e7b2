import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeBlog } from '@shop/contract/factories/blogs'
import { expect } from 'storybook/test'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { BlogArticle } from './BlogArticle.tsx'

const blog = makeBlog({ picture: storyPicture('lipstick-ruby') })

const meta = {
  title: 'Shop/BlogArticle',
  component: BlogArticle,
  args: { blog, author: 'the product' },
} satisfies Meta<typeof BlogArticle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: blog.title })).toBeVisible()
    await expect(canvas.getByText('Lips')).toBeVisible()
    await expect(canvas.getByText('By the product')).toBeVisible()
    await expect(canvas.getByText('4 min read')).toBeVisible()
    await expect(canvas.getByText('21 Nov 2026')).toHaveAttribute('datetime', '2026-11-21')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const NoTagNoPicture: Story = { args: { blog: { ...blog, tags: [], picture: { src: '' } } } }
export const LongestContent: Story = {
  args: {
    blog: {
      ...blog,
      minutes: 41,
      title:
        'Everything that your grandmother knew about the Anarkali-kameez-churidar-silhouette, and then some',
      html: blog.html.repeat(6),
    },
  },
  globals: { viewport: { value: 'small' } },
}
