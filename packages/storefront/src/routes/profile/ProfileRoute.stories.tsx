import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ProfileResponse } from '@shop/contract/users.schema'
import type { WishlistResponse } from '@shop/contract/wishlist.schema'
import { expect } from 'storybook/test'
import { storyAnswers, storyList } from '#testing/storyAnswers.ts'
import { fails, never } from '#testing/storyTransport.ts'
import { StoryShop, withStorage } from '#testing/StoryShop.tsx'

const profile: ProfileResponse = {
  data: {
    name: 'Meenakshi',
    email: 'meenakshi@example.in',
    email_verified: true,
    phone: '+919876543210',
    phone_verified: true,
    gender: 'female',
    birthday: null,
    has_password: true,
    created_at: '2026-10-01T06:00:00.000Z',
  },
}
const wishlist: WishlistResponse = { data: storyList.data.slice(0, 2) }
const nothing = { data: [], total: 0, page: 1 }

const answers = {
  ...storyAnswers,
  'GET /api/users/profile': profile,
  'GET /api/wishlist': wishlist,
  'GET /api/orders': nothing,
}

const meta = {
  title: 'Pages/Profile',
  component: StoryShop,
  args: { path: '/profile', answers },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  beforeEach: withStorage({ user: { name: 'Meenakshi', token: 'a-token-of-a-story' } }),
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
  args: { answers: { ...answers, 'GET /api/users/profile': never } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  },
}

/** Nothing wished for yet. */
export const Empty: Story = {
  args: { path: '/profile?Mywishlist=true', answers: { ...answers, 'GET /api/wishlist': { data: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See best sellers' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { path: '/profile?Mywishlist=true', answers: { ...answers, 'GET /api/wishlist': fails(503) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Whoever is not logged in is asked to, and comes back from there. */
export const Guest: Story = {
  beforeEach: withStorage(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^e-mail$/i })).toBeVisible()
  },
}
