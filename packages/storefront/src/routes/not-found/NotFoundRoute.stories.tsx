import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { showsHeading, storyPage } from '#testing/storyPage.ts'
import { fails } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import type { StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Not found',
  args: { path: '/no/such/page' },
  tags: ['!autodocs'],
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await showsHeading('We can’t find that page')({ canvas })
    await expect(await canvas.findByRole('heading', { name: 'Shop by category' })).toBeVisible()
    await expect(await canvas.findByRole('list', { name: 'Our products' })).toBeVisible()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** The message has a way on without them. */
export const WithoutCategories: Story = {
  beforeEach: withAnswers(http.get('/api/mainCategories', fails(503)), http.get('/api/products', fails(503))),
  play: async ({ canvas }) => {
    await showsHeading('We can’t find that page')({ canvas })
    await expect(canvas.queryByRole('heading', { name: 'Shop by category' })).not.toBeInTheDocument()
  },
}
