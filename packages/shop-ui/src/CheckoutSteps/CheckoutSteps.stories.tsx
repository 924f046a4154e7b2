import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckoutSteps } from './CheckoutSteps.tsx'

const meta = {
  title: 'Shop/CheckoutSteps',
  component: CheckoutSteps,
  args: {
    steps: [
      { label: 'Address', href: '#address' },
      { label: 'Review', href: '#review' },
      { label: 'Payment' },
    ],
    current: 1,
  },
} satisfies Meta<typeof CheckoutSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const First: Story = { args: { current: 0 } }
export const NarrowWindow: Story = { args: { current: 2 }, globals: { viewport: { value: 'small' } } }

export const LinksOnlyToCompletedSteps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Address' })).toHaveAttribute('href', '#address')
    await expect(canvas.getByText('Review').closest('li')).toHaveAttribute('aria-current', 'step')
  },
}
