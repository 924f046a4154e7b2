import type { Meta, StoryObj } from '@storybook/react-vite'
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
