import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Box } from '../Box/Box.tsx'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: 'Deliver to 110001',
    onOpenChange: fn(),
    children: (
      <Box padding="m">
        <TextField label="Pincode" inputMode="numeric" />
      </Box>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', minHeight: 200 }}>
        <Story />
        <Button variant="secondary">Elsewhere</Button>
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Deliver to 110001' })
    const field = () => canvas.queryByRole('textbox', { name: 'Pincode' })
    await userEvent.click(button)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await expect(field()).toBeVisible()
    await userEvent.click(button)
    await expect(field()).not.toBeInTheDocument()
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    await expect(field()).not.toBeInTheDocument()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Deliver to 110001' })
    const field = () => canvas.queryByRole('textbox', { name: 'Pincode' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(field()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(field()).not.toBeInTheDocument()
    await expect(button).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    await expect(field()).not.toBeInTheDocument()
  },
}

export const Controlled: Story = {
  render: function Controlled(args) {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <Popover {...args} isOpen={isOpen} onOpenChange={setIsOpen}>
        <Button onClick={() => setIsOpen(false)}>Done</Button>
      </Popover>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(canvas.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument()
  },
}
export const AtTheEnd: Story = { args: { placement: 'end' } }
