import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 's', label: 'Checking the pincode', isLabelHidden: false } }
export const Large: Story = { args: { size: 'l' } }

export const AnnouncesLoading: Story = {
  args: { label: 'Placing your order' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Placing your order')
  },
}
