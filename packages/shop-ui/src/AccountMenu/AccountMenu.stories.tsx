import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AccountMenu } from './AccountMenu.tsx'

const meta = {
  title: 'Shop/AccountMenu',
  component: AccountMenu,
  args: {
    name: 'Asha Rao',
    links: [
      { label: 'Profile', href: '/profile' },
      { label: 'Orders', href: '/profile?Myorders=true' },
      { label: 'Wishlist', href: '/profile?Mywishlist=true' },
    ],
    onLogout: fn(),
    style: { maxWidth: 260 },
  },
} satisfies Meta<typeof AccountMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Welcome, Asha Rao')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'href',
      '/profile?Myorders=true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

export const LongestName: Story = {
  args: { name: 'Venkatanarasimharajuvaripeta' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome, Venkatanara...')).toBeVisible()
  },
}

export const WorksByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Logout' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}
