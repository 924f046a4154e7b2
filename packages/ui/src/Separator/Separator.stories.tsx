import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
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
    <Inline gap="m">
      <span>Lips</span>
      <Separator {...args} />
      <span>Eyes</span>
    </Inline>
  ),
}
