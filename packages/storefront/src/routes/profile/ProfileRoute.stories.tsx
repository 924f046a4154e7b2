import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { storyUser } from '#testing/storyData.ts'
import { storyPage } from '#testing/storyPage.ts'
import { fails, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import { withStorage, type StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Profile',
  args: { path: '/profile' },
  tags: ['!autodocs'],
  beforeEach: withStorage({ user: storyUser }),
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await expect(await canvas.findByText('meenakshi@example.in')).toBeVisible()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Wishlist: Story = {
  args: { path: '/profile?Mywishlist=true' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Saffron Dew Cream, 50 ml' })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: withAnswers(http.get('/api/users/profile', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { path: '/profile?Mywishlist=true' },
  beforeEach: withAnswers(http.get('/api/wishlist', says({ data: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See best sellers' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { path: '/profile?Mywishlist=true' },
  beforeEach: withAnswers(http.get('/api/wishlist', fails(503))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Guests are redirected to the login and return. */
export const Guest: Story = {
  beforeEach: withStorage(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^e-mail$/i })).toBeVisible()
  },
}
