import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FreeDelivery } from './FreeDelivery.tsx'

const meta = {
  title: 'Shop/FreeDelivery',
  component: FreeDelivery,
  args: { missing: 100, from: 499, style: { maxWidth: 400 } },
} satisfies Meta<typeof FreeDelivery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Updating: Story = { args: { isPending: true } }
export const Free: Story = {
  args: { missing: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’ve got free delivery')).toBeVisible()
  },
}
