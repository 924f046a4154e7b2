import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const BestSeller: Story = { args: { tone: 'accent', children: 'Best seller' } }
export const OutOfStock: Story = { args: { tone: 'inverse', children: 'Out of stock' } }
export const Count: Story = { args: { tone: 'action', children: '12' } }
export const Positive: Story = { args: { tone: 'positive', children: 'In stock' } }
export const Critical: Story = { args: { tone: 'critical', children: 'Only 2 left' } }

/** A text that is longer than its place takes another line. */
export const LongText: Story = {
  args: { tone: 'accent', children: 'Arrives tomorrow by 11:00 am' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '8rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Arrives tomorrow by 11:00 am')
    await expect(badge.offsetWidth).toBeLessThanOrEqual(badge.parentElement?.offsetWidth ?? 0)
  },
}
