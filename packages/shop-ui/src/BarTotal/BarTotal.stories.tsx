import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BarTotal } from './BarTotal.tsx'

const meta = {
  title: 'Shop/BarTotal',
  component: BarTotal,
  args: { total: 1497 },
} satisfies Meta<typeof BarTotal>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹1,497')).toBeVisible()
  },
}
export const Pending: Story = { args: { isPending: true } }
export const LargeAmount: Story = { args: { total: 1234567.5 } }
