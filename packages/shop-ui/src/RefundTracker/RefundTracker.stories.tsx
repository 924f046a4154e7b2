import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RefundTracker, type RefundState } from './RefundTracker.tsx'

const refund: RefundState = {
  amount: 499,
  status: 'requested',
  requestedAt: '2026-11-22T05:10:00.000Z',
  initiateBy: '2026-11-24T05:10:00.000Z',
  expectedBy: '2026-12-02T05:10:00.000Z',
}

const meta = {
  title: 'Shop/RefundTracker',
  component: RefundTracker,
  args: {
    refund,
    cause: 'For what was cancelled',
    time: 'A UPI refund takes 7 to 10 days in all, from the day it was requested.',
    style: { maxWidth: 480 },
  },
  decorators: [
    (Story) => (
      <section aria-labelledby="heading">
        <h2 id="heading">Order</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof RefundTracker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/In 24 to 48 hours: by 24 Nov 2026/)).toBeVisible()
    await expect(canvas.getByText(/By 2 Dec 2026 at the latest/)).toBeVisible()
    await expect(canvas.getByText(/7 to 10 days in all/)).toBeVisible()
  },
}
export const SentToTheBank: Story = {
  args: { refund: { ...refund, status: 'initiated', initiateBy: '2026-11-23T05:10:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sent to your bank').closest('li')).toHaveTextContent('23 Nov')
    const credited = canvas.getByText(/In your account$/).closest('li')
    await expect(credited).toHaveAttribute('aria-current', 'step')
    await expect(credited).toHaveTextContent('By 2 Dec 2026 at the latest')
  },
}
export const Done: Story = {
  args: { refund: { ...refund, status: 'done' }, cause: 'Returned' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/days in all/)).not.toBeInTheDocument()
  },
}
export const BankRefused: Story = { args: { refund: { ...refund, status: 'failed' } } }
