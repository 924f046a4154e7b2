import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ResultCount } from './ResultCount.tsx'

const meta = {
  title: 'Components/ResultCount',
  component: ResultCount,
  args: { total: 128, shown: 24 },
} satisfies Meta<typeof ResultCount>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const One: Story = { args: { total: 1, shown: 1 } }
export const None: Story = { args: { total: 0, shown: 0 } }

export const AnnouncesChanges: Story = {
  args: { total: 12_345 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12,345 products, 24 shown')
  },
}
