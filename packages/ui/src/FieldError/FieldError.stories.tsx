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
