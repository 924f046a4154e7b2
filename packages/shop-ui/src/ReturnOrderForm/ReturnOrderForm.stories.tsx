import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { ReturnOrderForm, type ReturnOrderFormProps } from './ReturnOrderForm.tsx'

const dress = {
  id: 'dress',
  title: 'Jaipur Cotton Dress',
  optionName: 'M',
  picture: storyPicture('dress-emerald'),
  quantity: 2,
  price: '₹1,798',
  disabledReason: null,
}

const meta = {
  title: 'Shop/ReturnOrderForm',
  component: ReturnOrderForm,
  args: {
    lines: [
      {
        id: 'lip',
        title: 'Velvet Matte Lip Colour',
        optionName: 'Ruby',
        picture: storyPicture('lipstick-ruby'),
        quantity: 2,
        price: '₹998',
        disabledReason: 'Hygiene, innerwear and baby care items can’t be returned.',
      },
      dress,
    ],
    pickupDays: [
      { value: '2026-11-23', label: 'Tomorrow' },
      { value: '2026-11-24', label: 'Tue, 24 Nov' },
    ],
    onSubmit: fn<ReturnOrderFormProps['onSubmit']>(async () => undefined),
    onCancel: fn(),
    style: { maxWidth: 480 },
  },
} satisfies Meta<typeof ReturnOrderForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Failed: Story = {
  args: {
    onSubmit: fn<ReturnOrderFormProps['onSubmit']>(async () => ({ form: 'The seven days are over.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Jaipur/ }))
    await userEvent.selectOptions(canvas.getByLabelText('Why?'), 'size')
    await userEvent.click(canvas.getByRole('button', { name: 'Request return' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The seven days are over.')
  },
}
/** Only the shop's mistakes are reasons where no line allows another, before anything is chosen. */
export const OnlyForAMistake: Story = {
  args: { lines: [{ ...dress, quantity: 2, isOnlyForMistake: true }] },
  play: async ({ args, canvas, userEvent }) => {
    const [checkbox, why] = [canvas.getByRole('checkbox'), canvas.getByLabelText('Why?')]
    await expect(checkbox).toHaveAccessibleDescription(
      'This item can be returned only if it arrived damaged or wrong.',
    )
    await expect(canvas.getAllByRole('option', { name: /It arrived|I received|It’s not/ })).toHaveLength(3)
    await expect(canvas.queryByRole('option', { name: /size|quality|else/ })).toBeNull()
    await userEvent.click(checkbox)
    await userEvent.selectOptions(why, 'wrong_item')
    await userEvent.click(canvas.getByRole('button', { name: 'Request return' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ lines: [{ line_id: 'dress', quantity: 2 }], reason: 'wrong_item' }),
    )
  },
}
/** One unit leaves no choice. */
export const OneUnit: Story = {
  args: { lines: meta.args.lines.map((line) => ({ ...line, quantity: 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Jaipur/ })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: /Velvet/ })).not.toBeChecked()
  },
}
/** The button is in sight below however many items. */
export const ManyLinesOnAPhone: Story = {
  args: {
    lines: Array.from({ length: 12 }, (_, index) => ({ ...dress, id: `dress-${index}` })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Request return' })
    await expect(button.getBoundingClientRect().top).toBeLessThan(window.innerHeight)
  },
}
export const NarrowWindow: Story = { globals: { viewport: { value: 'small' } } }

export const ReturnsOneOfTwo: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const dress = canvas.getByRole('checkbox', { name: /Jaipur/ })
    await step('All that is missing is said at once, and the focus is on the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Request return' }))
      await expect(await canvas.findByText('Choose what to return.')).toBeVisible()
      await expect(canvas.getByText('Choose a reason.')).toBeVisible()
      await waitFor(() => expect(dress).toHaveFocus())
    })
    await step('What can’t go back says why', () =>
      expect(canvas.getByRole('checkbox', { name: /Velvet/ })).toHaveAccessibleDescription(/Hygiene/),
    )
    await step('Choose one of two dresses, and why', async () => {
      await userEvent.click(dress)
      await userEvent.click(canvas.getByRole('button', { name: 'One less' }))
      await userEvent.selectOptions(canvas.getByLabelText('Why?'), 'size')
      await userEvent.selectOptions(canvas.getByLabelText('Pickup day'), 'Tue, 24 Nov')
      await userEvent.click(canvas.getByRole('button', { name: 'Request return' }))
    })
    await expect(args.onSubmit).toHaveBeenCalledWith({
      lines: [{ line_id: 'dress', quantity: 1 }],
      reason: 'size',
      pickup_on: '2026-11-24',
      pickup_slot: 'morning',
    })
  },
}

export const DescribesRefund: Story = {
  args: { describeRefund: ({ dress = 0 }) => `You get ₹${dress * 899} back.` },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/You get/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Jaipur/ }))
    await expect(canvas.getByText('You get ₹1798 back.')).toHaveRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }))
    await expect(canvas.getByText('You get ₹899 back.')).toBeVisible()
  },
}

export const PaidInCash: Story = {
  args: { needsUpi: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('UPI ID for your refund'), 'asha')
    await userEvent.click(canvas.getByRole('button', { name: 'Request return' }))
    await expect(await canvas.findByText('Enter a UPI ID such as name@bank.')).toBeVisible()
  },
}

/** The error of the UPI ID stands above the buttons, which stay in sight. */
export const ErrorAboveTheButtons: Story = {
  args: {
    needsUpi: true,
    lines: Array.from({ length: 4 }, (_, index) => ({ ...dress, id: `dress-${index}` })),
    describeRefund: () => 'You get ₹1,798 back to your UPI ID once the items are with us.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /Jaipur/ })[0]!)
    await userEvent.selectOptions(canvas.getByLabelText('Why?'), 'size')
    const button = canvas.getByRole('button', { name: 'Request return' })
    await userEvent.click(button)
    const error = await canvas.findByText('Enter a UPI ID such as name@bank.')
    await waitFor(async () => {
      const { left, right, top, bottom } = error.getBoundingClientRect()
      for (const y of [top + 2, bottom - 2])
        await expect(error).toContainElement(
          document.elementFromPoint((left + right) / 2, y) as HTMLElement | null,
        )
      await expect(bottom).toBeLessThan(button.parentElement!.getBoundingClientRect().top)
    })
  },
}

export const DescribesReason: Story = {
  args: { describeReason: (reason) => (reason === 'damaged' ? 'We refund the delivery fee, too.' : '') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/delivery fee/)).not.toBeInTheDocument()
    await userEvent.selectOptions(canvas.getByLabelText('Why?'), 'damaged')
    await expect(canvas.getByText('We refund the delivery fee, too.')).toHaveRole('status')
  },
}
