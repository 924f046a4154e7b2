import type { Meta, StoryObj } from '@storybook/react-vite'
import { messages } from '@shop/contract/messages'
import { expect } from 'storybook/test'
import { storyAnswers, storyHome } from '#testing/storyAnswers.ts'
import { fails, never } from '#testing/storyTransport.ts'
import { StoryShop, withStorage } from '#testing/StoryShop.tsx'

const meta = {
  title: 'Pages/Home',
  component: StoryShop,
  args: { path: '/', answers: storyAnswers },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  beforeEach: withStorage(),
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
  beforeEach: withStorage({ user: { name: 'Meenakshi', token: 'a-token-of-a-story' } }),
}

export const Loading: Story = {
  args: { answers: { ...storyAnswers, 'GET /api/home-data': never } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

/** An editor has put nothing on it yet. */
export const Empty: Story = {
  args: {
    answers: {
      ...storyAnswers,
      'GET /api/home-data': { data: { ...storyHome.data, banners: [], sections: [], blogs: [] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Shop by category' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { ...storyAnswers, 'GET /api/home-data': fails(503) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: messages.unexpectedError })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
