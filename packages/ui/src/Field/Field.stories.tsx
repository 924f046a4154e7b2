import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from './Field.tsx'

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Date of birth',
    hint: 'For a present on the day',
    children: (control) => <input type="date" {...control} />,
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithError: Story = { args: { error: 'This day is still to come' } }

export const ConnectsTheControlWithItsTexts: Story = {
  args: { error: 'This day is still to come' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Date of birth')
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription('For a present on the day This day is still to come')
  },
}
