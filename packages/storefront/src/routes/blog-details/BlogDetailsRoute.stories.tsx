import type { Meta, StoryObj } from '@storybook/react-vite'
import { messages } from '@shop/contract/messages'
import { expect } from 'storybook/test'
import { storyAnswers } from '#testing/storyAnswers.ts'
import { fails, never } from '#testing/storyTransport.ts'
import { StoryShop, withStorage } from '#testing/StoryShop.tsx'

const meta = {
  title: 'Pages/Blog detail',
  component: StoryShop,
  args: { path: '/blog-details/how-to-find-your-red', answers: storyAnswers },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  beforeEach: withStorage(),
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

const recent = (answer: unknown): Story['args'] => ({
  answers: { ...storyAnswers, 'GET /api/recent-blogs': answer },
})

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The post, with the header of the blog', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /How to find your red/ }),
      ).toBeVisible()
      await expect(await canvas.findByRole('combobox', { name: 'Search the blog' })).toBeVisible()
    })
    await step('Its text is drawn as HTML', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'Warm or cool' })).toBeVisible()
      await expect(canvas.queryByText(/<p>/)).not.toBeInTheDocument()
    })
    await step('Recent posts, tags and products beside and below it', async () => {
      await expect(await canvas.findByRole('region', { name: messages.recentBlogs })).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'How to' })).toHaveAttribute('href', '/blog')
      await expect(canvas.getByRole('region', { name: 'Reds to begin with' })).toBeVisible()
    })
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const RecentOnTheirWay: Story = {
  args: recent(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.loadingBlogs)).toBeVisible()
  },
}
export const NoRecent: Story = {
  args: recent({ data: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noRecentBlogs)).toBeVisible()
  },
}
export const RecentFailed: Story = {
  args: recent(fails(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.blogFailed)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const NoSuchPost: Story = {
  args: { path: '/blog-details/no-such-post' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: messages.noBlogs })).toBeVisible()
  },
}
