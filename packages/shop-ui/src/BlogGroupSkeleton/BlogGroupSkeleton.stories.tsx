import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BlogGroupSkeleton } from './BlogGroupSkeleton.tsx'

const meta = {
  title: 'Shop/BlogGroupSkeleton',
  component: BlogGroupSkeleton,
} satisfies Meta<typeof BlogGroupSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading blogs...')
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
