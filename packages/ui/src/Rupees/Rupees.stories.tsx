import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Rupees } from './Rupees.tsx'

const meta = {
  title: 'Components/Rupees',
  component: Rupees,
  args: { amount: 1_23_456 },
} satisfies Meta<typeof Rupees>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Negative: Story = { args: { amount: 200, isNegative: true } }
export const Zero: Story = { args: { amount: 0 } }

export const RoundsUp: Story = {
  args: { amount: 1234.05 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹1,235')).toBeVisible()
  },
}
