import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyPage } from '#testing/storyPage.ts'
import type { StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Order placed',
  args: { path: '/Order_placed/AAAAAAAAAAAAAAAAAAAAAA' },
  tags: ['!autodocs'],
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

/** Guests are redirected to the login. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^e-mail$/i })).toBeVisible()
    await expect(canvas.queryByText(/order is placed/)).not.toBeInTheDocument()
  },
}

export const GuestWithoutOrder: Story = { ...Guest, args: { path: '/order_placed' } }
