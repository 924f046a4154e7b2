import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { value: 3, max: 5, label: 'Steps of the order' },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Steps of the order' })
    await expect(bar).toHaveAttribute('aria-valuenow', '3')
    await expect(bar).toHaveAttribute('aria-valuemax', '5')
  },
}
export const Empty: Story = { args: { value: 0 } }
export const Full: Story = { args: { value: 5 } }
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['positive', 'action', 'accent', 'text'] as const).map((tone) => (
        <Progress key={tone} {...args} tone={tone} label={tone} />
      ))}
    </Stack>
  ),
}
export const Small: Story = { args: { size: 's' } }

/** Nothing to count yet, and more than the whole, stay inside the bar. */
export const StaysInside: Story = {
  render: () => (
    <>
      <Progress value={2} max={0} label="Of nothing" />
      <Progress value={9} max={5} label="Of too much" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Of nothing' })).toHaveStyle({ '--share': '0%' })
    await expect(canvas.getByRole('progressbar', { name: 'Of too much' })).toHaveStyle({ '--share': '100%' })
  },
}

/** Beside a text with the same content, screen readers skip the bar. */
export const BesideAText: Story = {
  render: () => (
    <div>
      <p>Add ₹200 more for free delivery</p>
      <Progress value={0.6} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
}
