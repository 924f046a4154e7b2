import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    title: 'Your bag',
    onClose: fn(),
    children: 'Three things, ₹2,847 in all.',
    footer: (
      <Button isWide size="l">
        Go to Cart
      </Button>
    ),
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AtTheStart: Story = { args: { placement: 'start', title: 'Menu', footer: undefined } }
export const RightToLeft: Story = {
  ...AtTheStart,
  globals: { direction: 'rtl' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth))
  },
}
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }

export const OpensClosesAndReturnsTheFocus: Story = {
  args: { isOpen: false },
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Show bag</Button>
        <Drawer {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Show bag' })
    await step('Open it by keyboard', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your bag' })).toBeVisible())
    })
    await step('Escape closes it, and the focus is back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
}
