import type { Meta, StoryObj } from '@storybook/react-vite'
import { messages } from '@shop/contract/messages'
import { expect } from 'storybook/test'
import { storyAnswers, storyNothing } from '#testing/storyAnswers.ts'
import { fails, never } from '#testing/storyTransport.ts'
import { StoryShop, withStorage } from '#testing/StoryShop.tsx'

const meta = {
  title: 'Pages/Product list',
  component: StoryShop,
  args: { path: '/productList/lipstick?category=child', answers: storyAnswers },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  beforeEach: withStorage(),
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lipstick' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Gulaal Cheek Tint' })).toBeVisible()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  args: { answers: { ...storyAnswers, 'GET /api/products': never } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: {
    path: '/productList/searchProducts?search=zzz&sort=recommended_desc',
    answers: { ...storyAnswers, 'GET /api/products': storyNothing },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /zzz/ })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { ...storyAnswers, 'GET /api/products': fails(503) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: messages.unexpectedError })).toBeVisible()
  },
}
