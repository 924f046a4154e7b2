import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Separator } from './Separator.tsx'

const meta = {
  title: 'Layout/Separator',
  component: Separator,
  args: {},
} satisfies Meta<typeof Separator>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal')
  },
}

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <span>Lips</span>
      <Separator {...args} />
      <span>Eyes</span>
    </div>
  ),
}
