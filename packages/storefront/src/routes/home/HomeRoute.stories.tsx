import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { longTitle, storyCards, storyHome, storyUser } from '#testing/storyData.ts'
import { expectFailure, fitsTheWindow, storyPage } from '#testing/storyPage.ts'
import { fails, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import { withStorage, type StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Home',
  args: { path: '/' },
  tags: ['!autodocs'],
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Colour that stays/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Loved this week' })).toBeInTheDocument()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const SmallestPhone: Story = { ...Default, globals: { viewport: { value: 'small' } } }
export const LoggedIn: Story = {
  ...Default,
  beforeEach: withStorage({ user: storyUser }),
}

export const GuestHeader: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('The wishlist icon leads to the login', async () => {
      const heart = await canvas.findByRole('link', { name: 'Wishlist' })
      await expect(heart).toHaveAttribute('href', '/login?next=%2Fprofile%3FMywishlist%3Dtrue')
    })
    await step('The boxes say what they are for', async () => {
      await expect(canvas.getByPlaceholderText('search what you love....')).toBeVisible()
      await expect(await canvas.findByRole('button', { name: 'City: Express Delivery' })).toBeVisible()
    })
    await step('The brands have a box of their own, and begin with the popular ones', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Brands' }))
      await expect(await canvas.findByPlaceholderText('Search Brands')).toBeVisible()
      await expect(await canvas.findByRole('tab', { name: 'Popular', selected: true })).toBeVisible()
    })
  },
}

export const Loading: Story = {
  beforeEach: withAnswers(http.get('/api/home-data', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  beforeEach: withAnswers(
    http.get('/api/home-data', says({ data: { ...storyHome.data, banners: [], sections: [], blogs: [] } })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Shop by category' })).toBeVisible()
  },
}

/** A shop without a catalogue. */
export const OpeningSoon: Story = {
  beforeEach: withAnswers(
    http.get('/api/home-data', says({ data: { banners: [], sections: [], brands: [], blogs: [] } })),
    http.get('/api/mainCategories', says([])),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We are opening soon' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Brands we stand behind' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Shop by category' })).toBeNull()
  },
}

export const Failed: Story = {
  beforeEach: withAnswers(http.get('/api/home-data', fails(503))),
  play: async ({ canvas }) => {
    await expectFailure(canvas)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const LongText: Story = {
  beforeEach: withAnswers(
    http.get(
      '/api/home-data',
      says({
        data: {
          ...storyHome.data,
          banners: storyHome.data.banners.map((banner) => ({ ...banner, title: longTitle })),
          sections: [{ title: longTitle, slug: 'best-sellers', products: storyCards }],
        },
      }),
    ),
  ),
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow(longTitle),
}
