import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { HeartIcon, LogOutIcon, MoreIcon, PackageIcon, UserIcon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { DropdownMenu } from './DropdownMenu.tsx'

const logOut = fn()

const meta = {
  title: 'Components/DropdownMenu',
  component: DropdownMenu,
  args: {
    trigger: <Button variant="secondary">Account</Button>,
    title: 'Welcome, Meenakshi',
    items: [
      { label: 'Profile', href: '#profile', icon: <UserIcon /> },
      { label: 'Orders', href: '#orders', icon: <PackageIcon /> },
      { label: 'Wishlist', href: '#wishlist', icon: <HeartIcon /> },
      { label: 'Logout', onSelect: logOut, icon: <LogOutIcon />, startsGroup: true },
    ],
    onOpenChange: fn(),
  },
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Account' })).toBeVisible())
  },
}

export const WithActions: Story = {
  args: {
    trigger: (
      <IconButton label="More for this address">
        <MoreIcon />
      </IconButton>
    ),
    title: undefined,
    items: [
      { label: 'Edit', onSelect: fn() },
      { label: 'Make it the default', onSelect: fn(), disabled: true },
      { label: 'Delete', onSelect: fn(), tone: 'critical', startsGroup: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible())
  },
}

export const WorksByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    await step('Enter opens it at its first item', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    })
    await step('The down key and a letter move', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Orders' })).toHaveFocus())
      await userEvent.keyboard('l')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus())
    })
    await step('Enter does it, and the focus is back', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(logOut).toHaveBeenCalled()
      await waitFor(() => expect(trigger).toHaveFocus())
    })
  },
}

export const ClosesByEscapeAndOutsideClick: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    await step('Escape closes it', async () => {
      await userEvent.click(trigger)
      await screen.findByRole('menu')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
      await expect(trigger).toHaveFocus()
    })
    await step('A click beside it closes it', async () => {
      await userEvent.click(trigger)
      await screen.findByRole('menu')
      await userEvent.click(canvasElement)
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    })
  },
}
