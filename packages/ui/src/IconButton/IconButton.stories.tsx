import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CloseIcon, HeartIcon } from '../Icon/Icon.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Close', children: <CloseIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Raised: Story = {
  args: { variant: 'raised', label: 'Add to wishlist', children: <HeartIcon /> },
}
export const Outlined: Story = { args: { variant: 'outlined' } }
export const Disabled: Story = { args: { disabled: true } }

export const HasAnAccessibleName: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const WorksByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab reaches it', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    })
    await step('Enter and Space press it', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(' ')
      await expect(args.onClick).toHaveBeenCalledTimes(2)
    })
  },
}
