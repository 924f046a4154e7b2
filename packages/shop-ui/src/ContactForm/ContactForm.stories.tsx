import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '@shop/ui/Button'
import { ContactForm, type ContactFormProps } from './ContactForm.tsx'

const meta = {
  title: 'Shop/ContactForm',
  component: ContactForm,
  args: {
    topics: [
      { value: 'order', label: 'An order' },
      { value: 'return', label: 'A return or a refund' },
    ],
    onSubmit: fn<ContactFormProps['onSubmit']>(async ({ name }) =>
      name === '' ? { name: 'Enter your name.', message: 'Enter your message.' } : undefined,
    ),
    onAgain: fn(),
  },
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallestPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send message' }).offsetWidth).toBe(
      canvas.getByRole('textbox', { name: 'Your message' }).offsetWidth,
    )
  },
}

export const FillsInKnownValues: Story = {
  render: function KnownLater(args) {
    const [isKnown, setIsKnown] = useState(false)
    return (
      <>
        <Button variant="secondary" onClick={() => setIsKnown(true)}>
          Load the account
        </Button>
        <ContactForm
          {...args}
          {...(isKnown && {
            defaultValues: {
              name: 'Asha Menon',
              email: 'asha@example.com',
              phone: '+919876543210',
              message: 'Order TP-2026-000123: ',
            },
          })}
        />
      </>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Type a name before the account has loaded', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Rani')
      await userEvent.click(canvas.getByRole('button', { name: 'Load the account' }))
    })
    await step('It fills in what is known, and keeps the name', async () => {
      await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('asha@example.com')
      await expect(canvas.getByRole('textbox', { name: /^Mobile number/ })).toHaveValue('9876543210')
      await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(
        'Order TP-2026-000123: ',
      )
      await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Rani')
    })
  },
}

export const ShowsAllErrorsThenSends: Story = {
  render: function Sent(args) {
    const [reference, setReference] = useState<string>()
    return (
      <ContactForm
        {...args}
        reference={reference}
        onSubmit={async (values) => {
          const errors = await args.onSubmit(values)
          if (errors === undefined) setReference('C-4F0A2B61C9')
          return errors
        }}
      />
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await step('Send it empty', send)
    await step('All that is wrong is said at once, and the first field has the focus', async () => {
      await expect(await canvas.findByText('2 fields need your attention.')).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus()
      await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveAccessibleDescription(
        /Enter your message\./,
      )
    })
    await step('Fill it in', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Asha Menon')
      await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'asha@example.com')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What is it about?' }), 'return')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'Where is it?')
    })
    await step('Send it', send)
    await step('Its number is told, with the focus on it, and what was typed has arrived', async () => {
      const number = await canvas.findByText('C-4F0A2B61C9')
      await expect(number.closest('[tabindex="-1"]')).toHaveFocus()
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        name: 'Asha Menon',
        email: 'asha@example.com',
        phone: '',
        topic: 'return',
        message: 'Where is it?',
      })
    })
  },
}

const MISSING = 'Enter your e-mail address or your mobile number.'

/** One of two fields is missing: a single text marks both, and either of them mends it. */
export const NeedsOneOfTwo: Story = {
  args: { onSubmit: fn<ContactFormProps['onSubmit']>(async () => ({ email: MISSING, phone: MISSING })) },
  play: async ({ canvas, userEvent, step }) => {
    const [email, phone] = [/^E-mail/, /^Mobile number/].map((name) => canvas.getByRole('textbox', { name }))
    await step('Send it without both', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Send message' })),
    )
    await step('Both are marked, by one text', async () => {
      await expect(await canvas.findByText(MISSING)).toBeVisible()
      for (const field of [email, phone]) {
        await expect(field).toBeInvalid()
        await expect(field).toHaveAccessibleDescription(expect.stringContaining(MISSING))
      }
      await expect(getComputedStyle(phone!).borderColor).toBe(getComputedStyle(email!).borderColor)
    })
    await step('Type a number', () => userEvent.type(phone!, '9'))
    await step('Neither is marked', async () => {
      for (const field of [email, phone]) await expect(field).toBeValid()
      await expect(canvas.queryByText(MISSING)).toBeNull()
    })
  },
}

export const SendFails: Story = {
  args: {
    onSubmit: fn<ContactFormProps['onSubmit']>(async () => ({
      form: 'Too many messages. Please try again in an hour.',
    })),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Write and send', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'Hello')
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    })
    await step('It says why, and nothing that was typed is lost', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many messages')
      await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue('Hello')
    })
  },
}
