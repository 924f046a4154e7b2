import type { Meta, StoryObj } from '@storybook/react-vite'
import { messages } from '@shop/contract/messages'
import { expect } from 'storybook/test'
import { storyAnswers } from '#testing/storyAnswers.ts'
import { fails, never } from '#testing/storyTransport.ts'
import { StoryShop, withStorage } from '#testing/StoryShop.tsx'

const meta = {
  title: 'Pages/Blog',
  component: StoryShop,
  args: { path: '/blog', answers: storyAnswers },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  beforeEach: withStorage(),
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The blog' })).toBeVisible()
    await expect((await canvas.findAllByRole('link', { name: /summer wedding/ }))[0]).toBeVisible()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  args: { answers: { ...storyAnswers, 'GET /api/list-blogs': never } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.loadingBlogs)).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { answers: { ...storyAnswers, 'GET /api/list-blogs': { data: {} } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noBlogs)).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { ...storyAnswers, 'GET /api/list-blogs': fails(503) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: messages.unexpectedError })).toBeVisible()
  },
}
