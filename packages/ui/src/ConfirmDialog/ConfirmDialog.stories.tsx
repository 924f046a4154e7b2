import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Cancel this order?',
    children: 'What you have paid comes back within 7 to 10 days.',
    confirmLabel: 'Cancel order',
    cancelLabel: 'Keep it',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Critical: Story = {
  args: { title: 'Close your account?', confirmLabel: 'Close account', tone: 'critical' },
}
export const Failed: Story = { args: { error: 'It is on its way already, and can’t be cancelled.' } }
export const SmallestPhone: Story = {
  args: { tone: 'critical' },
  globals: { viewport: { value: 'small' } },
}

export const CancelsByKeyboardAndConfirmsByPointer: Story = {
  args: { isOpen: false },
  render: function Asked(args) {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Cancel order
        </Button>
        <ConfirmDialog
          {...args}
          isOpen={isOpen}
          onClose={() => {
            args.onClose()
            setIsOpen(false)
          }}
        />
      </>
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel order' })
    await step('Open it: the focus is on the way out', async () => {
      await userEvent.click(opener)
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }))
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus())
    })
    await step('Enter keeps the order, and the focus is back', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
    await step('Open it again and confirm', async () => {
      await userEvent.click(opener)
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
      await expect(args.onConfirm).toHaveBeenCalledOnce()
    })
  },
}

export const StaysOpenWhileBusy: Story = {
  args: { isBusy: true },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
