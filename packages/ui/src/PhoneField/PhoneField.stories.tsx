import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { label: 'Mobile number' },
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { hint: 'We send a code to it by SMS.' } }
export const Filled: Story = { args: { defaultValue: '98765 43210' } }
export const WithError: Story = {
  args: {
    defaultValue: '12345',
    error: 'Enter a 10-digit Indian mobile number.',
  },
}
export const Disabled: Story = { args: { disabled: true } }

export const OpensTheTelephoneKeypad: Story = {
  args: { hint: 'We send a code to it by SMS.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' })
    await expect(field).toHaveAttribute('type', 'tel')
    await expect(field).toHaveAttribute('autocomplete', 'tel-national')
    await expect(field).toHaveAccessibleDescription('We send a code to it by SMS.')
    await userEvent.type(field, '+91 98765 43210')
    await expect(field).toHaveValue('+91 98765 43210')
  },
}

export const LabelFocusesTheField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mobile number'))
    await expect(canvas.getByLabelText('Mobile number')).toHaveFocus()
  },
}
