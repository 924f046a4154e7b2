import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', onChange: fn() },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const New: Story = { args: { variant: 'new', label: 'New password' } }
export const WithError: Story = { args: { error: 'Enter your password.' } }
/** The error of a new password says the rule once, without the strength beside it. */
export const NewWithError: Story = {
  args: { variant: 'new', label: 'New password', error: 'Choose a password of 10 characters or more.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('New password')
    await expect(field).toHaveAccessibleDescription('Choose a password of 10 characters or more.')
    await userEvent.type(field, 'mor')
    await expect(field).toHaveAccessibleDescription('Choose a password of 10 characters or more.')
    await expect(canvas.queryByText(/more characters to go/)).toBeNull()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const SmallestPhone: Story = { args: { variant: 'new' }, globals: { viewport: { value: 'small' } } }

export const RevealsThePassword: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Password')
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await step('What is typed is hidden', async () => {
      await userEvent.type(field, 'mor pankhi')
      await expect(field).toHaveAttribute('type', 'password')
    })
    await step('The eye, by keyboard, shows it as it was', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
      await expect(field).toHaveAttribute('type', 'text')
      await expect(field).toHaveValue('mor pankhi')
    })
    await step('And hides it', async () => {
      await userEvent.keyboard(' ')
      await expect(field).toHaveAttribute('type', 'password')
    })
  },
}

export const AnnouncesTheStrength: Story = {
  args: { variant: 'new', label: 'New password' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('New password')
    await step('Type half of it', () => userEvent.type(field, 'mor'))
    await step('See how much is missing', () =>
      expect(field).toHaveAccessibleDescription('7 more characters to go.'),
    )
    await step('Type on', () => userEvent.type(field, ' pankhi neela'))
    await step('See that it is strong', () => expect(field).toHaveAccessibleDescription('Strong.'))
  },
}

export const PressingTheEyeRevealsThePassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}
