import type { TimelineStep } from '@shop/contract/orders.schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderTimeline } from './OrderTimeline.tsx'

const WAY: TimelineStep[] = ['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered']
const happened = (steps: TimelineStep[]) =>
  steps.map((step, index) => ({ step, at: new Date(Date.UTC(2026, 10, 22, 5 + index, 10)).toISOString() }))
/** The first steps are done, the others are pending. */
const upTo = (count: number) => [
  ...happened(WAY.slice(0, count)),
  ...WAY.slice(count).map((step) => ({ step, at: null })),
]

const meta = {
  title: 'Shop/OrderTimeline',
  component: OrderTimeline,
  args: { steps: upTo(3), deliveryEstimate: 'by 6:40 pm today' },
} satisfies Meta<typeof OrderTimeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const JustPlaced: Story = { args: { steps: upTo(1) } }
export const Delivered: Story = { args: { steps: upTo(6) } }
export const Cancelled: Story = { args: { steps: happened(['placed', 'cancelled', 'refunded']) } }

/** The number of the parcel stands at its step. */
export const WithTracking: Story = {
  args: {
    steps: upTo(4).map((one) => (one.step === 'shipped' ? { ...one, note: 'BlueDart 12345678' } : one)),
  },
  play: async ({ canvas }) => {
    const step = canvas.getByText('BlueDart 12345678').closest('li')
    await expect(step).toHaveTextContent('On its way')
  },
}

/** An order that has not been shipped is never shown as on its way. */
export const MarksTheCurrentStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Order status' })).toBeInTheDocument()
    await expect(canvas.getByText('Next: On its way').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('Expected by 6:40 pm today')).toBeVisible()
  },
}
