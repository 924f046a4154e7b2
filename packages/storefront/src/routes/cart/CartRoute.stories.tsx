import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyAnswers } from '#testing/storyAnswers.ts'
import { storyCart, storyQuote } from '#testing/storyCart.ts'
import { fails, never } from '#testing/storyTransport.ts'
import { StoryShop, withStorage } from '#testing/StoryShop.tsx'

const call = 'POST /api/cart/quote'

const meta = {
  title: 'Pages/Cart',
  component: StoryShop,
  args: { path: '/mycart', answers: { ...storyAnswers, [call]: storyQuote } },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  beforeEach: withStorage({ cartItems: storyCart }),
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Your cart/ })).toBeVisible()
    await expect((await canvas.findAllByText('₹998'))[0]).toBeVisible()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** The lines are known; what they cost now is on its way. */
export const Loading: Story = {
  args: { answers: { ...storyAnswers, [call]: never } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Your cart/ })).toBeVisible()
  },
}

export const Empty: Story = {
  beforeEach: withStorage(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  },
}

/** The prices did not come: the cart is still there, and can be asked about again. */
export const Failed: Story = {
  args: { answers: { ...storyAnswers, [call]: fails(503) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /again/i })).toBeVisible()
  },
}
