import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfferShare } from './OfferShare.tsx'

const meta = {
  title: 'Components/OfferShare',
  component: OfferShare,
  args: { title: 'Any 4 for ₹349', off: 47 },
} satisfies Meta<typeof OfferShare>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongTitle: Story = {
  args: { title: 'Buy 3 baby care items from Nanhi and Lori, get 10% off', off: 1_23_456 },
  globals: { viewport: { value: 'small' } },
}
