import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { OtpField } from './OtpField.tsx'

const meta = {
  title: 'Components/OtpField',
  component: OtpField,
  args: { label: 'Code from the message', value: '', onChange: fn(), onComplete: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <OtpField
        {...args}
        value={value}
        onChange={(digits) => {
          setValue(digits)
          args.onChange(digits)
        }}
      />
    )
  },
} satisfies Meta<typeof OtpField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { hint: 'Six digits, sent to +91 98765 43210' } }
/** Its boxes end where a wide button below it ends. */
export const FillsItsForm: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 380 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const boxes = canvasElement.querySelectorAll('[data-filled]')
    const form = canvasElement.querySelector('div[style]')!.getBoundingClientRect()
    await expect(boxes[boxes.length - 1]!.getBoundingClientRect().right).toBeCloseTo(form.right, 0)
  },
}
export const PartlyFilled: Story = { args: { value: '402' } }
export const Filled: Story = { args: { value: '402915' } }
export const WithError: Story = {
  args: { value: '402915', error: 'This code isn’t right. You have 4 tries left.' },
}
export const Disabled: Story = { args: { value: '402915', disabled: true } }
export const SmallestPhone: Story = { args: { value: '40' }, globals: { viewport: { value: 'small' } } }

export const AcceptsTypedDigits: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from the message' })
    await step('Type, with a slip that is no digit', () => userEvent.type(field, '40x2'))
    await step('Only the digits are there', () => expect(field).toHaveValue('402'))
    await step('Backspace takes the last one', async () => {
      await userEvent.keyboard('{Backspace}')
      await expect(field).toHaveValue('40')
      await expect(args.onComplete).not.toHaveBeenCalled()
    })
    await step('The sixth digit completes it', async () => {
      await userEvent.keyboard('2915')
      await expect(args.onComplete).toHaveBeenCalledOnce()
      await expect(args.onComplete).toHaveBeenCalledWith('402915')
    })
    await step('A seventh changes nothing', async () => {
      await userEvent.keyboard('7')
      await expect(field).toHaveValue('402915')
      await expect(args.onComplete).toHaveBeenCalledOnce()
    })
  },
}

export const AcceptsAPastedMessage: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from the message' })
    await step('Paste the whole message', async () => {
      await userEvent.click(field)
      await userEvent.paste('Your code is 402 915.')
    })
    await step('The code is found in it', async () => {
      await expect(field).toHaveValue('402915')
      await expect(args.onComplete).toHaveBeenCalledOnce()
      await expect(args.onComplete).toHaveBeenCalledWith('402915')
    })
  },
}

export const HasAutofillAttributesAndAName: Story = {
  args: { error: 'This code isn’t right. You have 4 tries left.', hint: 'Six digits' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from the message' })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      'Six digits This code isn’t right. You have 4 tries left.',
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent('This code isn’t right')
  },
}
