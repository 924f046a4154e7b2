import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FieldError } from './FieldError.tsx'

const meta = {
  title: 'Components/FieldError',
  component: FieldError,
  args: { children: 'Choose what to return.' },
} satisfies Meta<typeof FieldError>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The icon stands beside the first line of the text. */
export const LongText: Story = {
  args: {
    children: 'This doesn’t look like a mobile number. Enter ten digits that begin with 6, 7, 8 or 9.',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const error = canvasElement.querySelector('p')!
    const icon = error.querySelector('svg')!.getBoundingClientRect()
    const { top, height } = error.getBoundingClientRect()
    await expect(height).toBeGreaterThan(1.5 * icon.height)
    await expect(icon.bottom - top).toBeLessThan(1.5 * icon.height)
  },
}

export const DescribesAControl: Story = {
  args: { id: 'stars-error', children: 'Choose a rating.' },
  render: (args) => (
    <fieldset aria-describedby="stars-error">
      <legend>Your rating</legend>
      <FieldError {...args} />
    </fieldset>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose a rating.')
  },
}
