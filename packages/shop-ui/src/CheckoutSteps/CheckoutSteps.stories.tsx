import type { Meta, StoryObj } from '@storybook/react-vite'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { expect, waitFor } from 'storybook/test'
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

/** Twice as large text leaves later steps their numbers, so that the steps take one row. */
export const LargeText: Story = {
  args: { current: 0 },
  globals: { viewport: { value: 'phone' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const tops = () => canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect().top)
    await waitFor(() => expect(new Set(tops()).size).toBe(1))
    await expect(canvas.getByText('Payment')).toBeInTheDocument()
  },
}

export const LinksOnlyToCompletedSteps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Address' })).toHaveAttribute('href', '#address')
    await expect(canvas.getByText('Review').closest('li')).toHaveAttribute('aria-current', 'step')
  },
}
