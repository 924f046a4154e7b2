import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'Loved this week' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sizes: Story = {
  render: (args) => (
    <>
      {(['hero', 'h1', 'h2', 'h3', 'h4'] as const).map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </>
  ),
}
export const Note: Story = {
  args: { level: 1, size: 'h2', children: 'Your cart', note: '3 items' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your cart 3 items' })).toBeVisible()
  },
}
export const LongestContent: Story = {
  args: {
    level: 1,
    children: 'Handloom, block print, brocade and everything in between, woven where it was born',
  },
  globals: { viewport: { value: 'small' } },
}

export const SizeDiffersFromLevel: Story = {
  args: { level: 3, size: 'h1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveAttribute('data-size', 'h1')
  },
}
