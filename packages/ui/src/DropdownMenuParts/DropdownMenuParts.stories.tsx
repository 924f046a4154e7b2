import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import * as Menu from './DropdownMenuParts.tsx'

const onSelect = fn()

const meta = {
  title: 'Components/DropdownMenuParts',
  component: Menu.Content,
  subcomponents: {
    Root: Menu.Root,
    Trigger: Menu.Trigger,
    Title: Menu.Title,
    Item: Menu.Item,
    LinkItem: Menu.LinkItem,
    Separator: Menu.Separator,
  },
  render: (args) => (
    <Menu.Root>
      <Menu.Trigger>
        <Button variant="secondary">Account</Button>
      </Menu.Trigger>
      <Menu.Content {...args}>
        <Menu.Title>
          <Avatar name="Meenakshi Iyer" size="s" /> Meenakshi Iyer
        </Menu.Title>
        <Menu.LinkItem href="#orders">Orders</Menu.LinkItem>
        <Menu.Separator />
        <Menu.Item tone="critical" onSelect={onSelect}>
          Delete account
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  ),
} satisfies Meta<typeof Menu.Content>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SelectsByPointerAndKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    await step('A click selects an action', async () => {
      await userEvent.click(trigger)
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete account' }))
      await expect(onSelect).toHaveBeenCalledOnce()
    })
    await step('The keyboard reaches a link', async () => {
      await waitFor(() => expect(trigger).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      const link = await screen.findByRole('menuitem', { name: 'Orders' })
      await waitFor(() => expect(link).toHaveFocus())
      await expect(link).toHaveAttribute('href', '#orders')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(trigger).toHaveFocus())
    })
  },
}
