import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: ['Ruby', 'Plum', 'Rose'].map((shade) => <p key={shade}>{shade}</p>) },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Wide: Story = { args: { gap: 'xl' } }
export const AtTheStart: Story = { args: { align: 'start' } }

export const StandsBelow: Story = {
  args: { gap: 'l' },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Ruby'), canvas.getByText('Plum')]
    await expect(second.getBoundingClientRect().top - first.getBoundingClientRect().bottom).toBeCloseTo(24, 0)
  },
}
