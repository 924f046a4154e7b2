import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx'

const meta = {
  title: 'Shop/PaymentMethodPicker',
  component: PaymentMethodPicker,
  args: { value: 'upi', onChange: fn(), style: { maxWidth: 560 } },
} satisfies Meta<typeof PaymentMethodPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutCash: Story = { args: { hasCod: false, value: 'card' } }
export const NarrowWindow: Story = { globals: { viewport: { value: 'small' } } }

export const CashUnavailable: Story = {
  args: { codDisabledReason: 'Cash on delivery is for orders of up to ₹5,000.' },
  play: async ({ canvas }) => {
    const cash = canvas.getByRole('radio', { name: 'Cash on delivery' })
    await expect(cash).toBeDisabled()
    await expect(cash).toHaveAccessibleDescription('Cash on delivery is for orders of up to ₹5,000.')
  },
}

export const ArrowKeysSelect: Story = {
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return (
      <PaymentMethodPicker
        {...args}
        value={value}
        onChange={(method) => {
          args.onChange(method)
          setValue(method)
        }}
      />
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab goes to what is chosen', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: 'UPI' })).toHaveFocus()
    })
    await step('The down key chooses the card', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked()
      await expect(args.onChange).toHaveBeenCalledWith('card')
    })
  },
}

export const SelectsNetBanking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Net banking' }))
    await expect(args.onChange).toHaveBeenCalledWith('netbanking')
  },
}

/** Names and notes go below the icons. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const note = canvas.getByText(/Visa/)
    await waitFor(async () => {
      await expect(note.clientWidth).toBeGreaterThan(200)
      await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth)
    })
  },
}
