import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DialogPanel } from './DialogPanel.tsx'

const meta = {
  title: 'Components/DialogPanel',
  component: DialogPanel,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Choose a size',
    description: 'The model is 170 cm tall and wears M.',
    children: 'S, M and L',
    footer: <Button>Add to Cart</Button>,
  },
} satisfies Meta<typeof DialogPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const isShown = () =>
  waitFor(() => expect(screen.getByRole('dialog', { name: 'Choose a size' })).toBeVisible())

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await isShown()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const ByPointer: Story = {
  play: async ({ args, userEvent }) => {
    await isShown()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
