import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { storyNothing } from '#testing/storyData.ts'
import { expectFailure, storyPage } from '#testing/storyPage.ts'
import { fails, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import type { StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Product list',
  args: { path: '/productList/lipstick?category=child' },
  tags: ['!autodocs'],
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
  beforeEach: withAnswers(http.get('/api/products', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { path: '/productList/searchProducts?search=zzz&sort=recommended_desc' },
  beforeEach: withAnswers(http.get('/api/products', says(storyNothing))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /zzz/ })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: withAnswers(http.get('/api/products', fails(503))),
  play: ({ canvas }) => expectFailure(canvas),
}
