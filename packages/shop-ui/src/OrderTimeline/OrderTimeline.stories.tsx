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

/** A finished way shows its last step, and all of them when the shopper asks. */
export const FoldsWhenFinished: Story = {
  ...Delivered,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Done: Delivered')
    const all = canvas.getByRole('button', { name: 'Show all 6 steps', expanded: false })
    const start = all.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(all).paddingLeft)
    const title = canvas.getByText('Delivered').getBoundingClientRect()
    await expect(Math.abs(start - title.left)).toBeLessThan(3)
    await userEvent.click(all)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Show the last step only', expanded: true }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}
export const Cancelled: Story = { args: { steps: happened(['placed', 'cancelled', 'refunded']) } }

export const OpensByKeyboard: Story = {
  ...Delivered,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show all 6 steps' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByRole('button', { name: 'Show the last step only' })).toHaveFocus()
  },
}

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
