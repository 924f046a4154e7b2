import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { AddressForm, type AddressFormProps } from './AddressForm.tsx'

const meta = {
  title: 'Shop/AddressForm',
  component: AddressForm,
  args: {
    onSubmit: fn<AddressFormProps['onSubmit']>(async () => undefined),
    findLocation: fn<AddressFormProps['findLocation']>(async (pincode) =>
      pincode === '302001'
        ? { place: { city: 'Jaipur', state: 'Rajasthan' } }
        : { problem: 'We couldn’t find this pincode. Please check it.' },
    ),
    onCancel: fn(),
  },
} satisfies Meta<typeof AddressForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Editing: Story = {
  args: {
    defaultValues: {
      name: 'Asha Menon',
      phone: '+919876543210',
      pincode: '302001',
      line1: '14, Amber Residency',
      landmark: 'Opposite Statue Circle',
      city: 'Jaipur',
      state: 'Rajasthan',
      type: 'work',
      isDefault: true,
    },
    isDefaultFixed: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Receiver’s mobile number' })).toHaveValue('9876543210')
  },
}
/** Short fields share a row. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const topOf = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().top
    await expect(topOf('Receiver’s mobile number')).toBe(topOf('Receiver’s name'))
    await expect(topOf('Landmark (optional)')).toBe(topOf('Area, street (optional)'))
  },
}
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }

/** The only button is as wide as the fields. */
export const WideButtonOnAPhone: Story = {
  args: { onCancel: undefined, submitLabel: 'Deliver here' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Deliver here' }).offsetWidth).toBe(
      canvas.getByRole('textbox', { name: 'Pincode' }).offsetWidth,
    )
  },
}

export const PincodeFillsInCityAndState: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const pincode = canvas.getByRole('textbox', { name: 'Pincode' })
    await step('Type a pincode', () => userEvent.type(pincode, '302001'))
    await step('City and state are filled in, and said', async () => {
      await expect(await canvas.findByDisplayValue('Jaipur')).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'State' })).toHaveValue('Rajasthan')
      await expect(pincode).toHaveAccessibleDescription('Jaipur, Rajasthan')
      await expect(args.findLocation).toHaveBeenCalledOnce()
      await expect(args.findLocation).toHaveBeenCalledWith('302001')
    })
    await step('An unknown pincode clears them, and its field says so', async () => {
      await userEvent.clear(pincode)
      await userEvent.type(pincode, '999999')
      await waitFor(() =>
        expect(pincode).toHaveAccessibleDescription('We couldn’t find this pincode. Please check it.'),
      )
      await expect(pincode).toBeInvalid()
      await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('')
      await expect(canvas.getByRole('textbox', { name: 'State' })).toHaveValue('')
    })
    await step('A city that the shopper typed is kept', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Amber')
      await userEvent.type(pincode, '{Backspace}8')
      await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Amber')
    })
  },
}

export const ClearsErrorsThatThePincodeCorrects: Story = {
  args: {
    onSubmit: fn<AddressFormProps['onSubmit']>(async () => ({
      pincode: 'Enter a 6-digit pincode.',
      city: 'Enter the city.',
      state: 'Enter the state.',
    })),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Send the empty form', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Save address' })),
    )
    await expect(await canvas.findByText('Enter the city.')).toBeVisible()
    // One event for the whole value, as from a browser that fills in the form.
    await step('Paste a pincode', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Pincode' }))
      await userEvent.paste('302001')
    })
    await step('Pincode, city, state and the notice have no error', async () => {
      await expect(await canvas.findByDisplayValue('Jaipur')).toBeVisible()
      await waitFor(() => expect(canvas.queryByText('Enter the city.')).not.toBeInTheDocument())
      await expect(canvas.queryByText('Enter a 6-digit pincode.')).not.toBeInTheDocument()
      await expect(canvas.queryByText('Enter the state.')).not.toBeInTheDocument()
      await expect(canvas.queryByText(/your attention/)).not.toBeInTheDocument()
    })
  },
}

export const ShowsAllErrorsAtOnce: Story = {
  args: {
    onSubmit: fn<AddressFormProps['onSubmit']>(async () => ({
      phone: 'Enter a 10-digit Indian mobile number.',
      pincode: 'Enter a 6-digit pincode.',
      city: 'Enter the city.',
    })),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Fill in a part of it, by keyboard, and send it', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Receiver’s name' }), 'Asha')
      await userEvent.tab()
      await userEvent.keyboard('12{Enter}')
    })
    const phone = canvas.getByRole('textbox', { name: 'Receiver’s mobile number' })
    await step('All that is wrong is said, and the first has the focus', async () => {
      await expect(await canvas.findByText('3 fields need your attention.')).toBeVisible()
      await expect(phone).toHaveFocus()
      await expect(canvas.getByRole('textbox', { name: 'City' })).toBeInvalid()
    })
    await step('Nothing that was typed is gone', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Receiver’s name' })).toHaveValue('Asha')
      await expect(phone).toHaveValue('12')
      await expect(args.onSubmit).toHaveBeenCalledOnce()
    })
  },
}

export const PressingCancelKeepsTheAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** On a page of its own, a phone's window shows the button from the start, and what is focused stays above it. */
export const ButtonStaysInSight: Story = {
  args: { hasBar: true, submitLabel: 'Deliver here' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    const [own, bar] = canvas.getAllByText('Deliver here')
    if (own === undefined || bar === undefined) throw new Error('There is no bar')
    await waitFor(() => expect(bar).toBeVisible())
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    for (const field of canvas.getAllByRole('textbox')) {
      await userEvent.tab()
      await expect(field).toHaveFocus()
      const isShown = bar.getBoundingClientRect().top > field.getBoundingClientRect().bottom
      await expect(isShown || getComputedStyle(bar).visibility === 'hidden').toBe(true)
    }
    window.scrollTo(0, 0)
    await waitFor(() => expect(bar).toBeVisible())
    await userEvent.click(bar)
    await expect(args.onSubmit).toHaveBeenCalled()
    own.scrollIntoView()
    await waitFor(() => expect(bar).not.toBeVisible())
  },
}
