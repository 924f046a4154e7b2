import type { Meta, StoryObj } from '@storybook/react-vite'
import { enlargeText } from '../testing/enlargeText.ts'
import { expect } from 'storybook/test'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Mobile number' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithHint: Story = { args: { hint: 'Ten digits, without +91' } }
export const WithError: Story = { args: { defaultValue: '98', error: 'A mobile number has ten digits' } }
export const Disabled: Story = { args: { disabled: true } }
export const LabelHidden: Story = { args: { isLabelHidden: true, placeholder: 'Mobile number' } }

export const AnnouncesTheError: Story = {
  args: { hint: 'Ten digits, without +91', error: 'A mobile number has ten digits' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Ten digits, without +91 A mobile number has ten digits')
  },
}

export const TakesText: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' })
    await step('Pressing the label focuses it', async () => {
      await userEvent.click(canvas.getByText('Mobile number'))
      await expect(field).toHaveFocus()
    })
    await step('Type', async () => {
      await userEvent.keyboard('98765')
      await expect(field).toHaveValue('98765')
    })
  },
}

/** Enlarged text leaves a date within a narrow panel of a phone. */
export const DateInLargeText: Story = {
  args: { label: 'Birthday', type: 'date' },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
  beforeEach: enlargeText,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Birthday').getBoundingClientRect().width).toBe(260)
  },
}
