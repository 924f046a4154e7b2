import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { storyCart } from '#testing/storyCart.ts'
import { fitsTheWindow, showsHeading, storyPage } from '#testing/storyPage.ts'
import { fails, loses, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import { withStorage, type StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Login and registration',
  args: { path: '/login' },
  tags: ['!autodocs'],
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

const codeSent = { data: { challenge_id: crypto.randomUUID(), expires_in: 300, resend_in: 30 } }

export const Default: Story = {
  play: async ({ canvas }) => {
    await showsHeading('Log in')({ canvas })
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register/withphone',
    )
    await expect(canvas.getByText(/See your orders/)).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Create an account' })
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** "Place order" brings guests here: the order isn't lost. */
export const OnTheWayToTheCheckout: Story = {
  args: { path: '/login?next=%2Fplaceorder' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We’ve kept your cart/)).toBeVisible()
  },
}

/** Each field of an empty form shows its error, and the first one has the focus. */
export const NamesEmptyFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByText('Enter your password.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  },
}

/** A form that is sent clears the errors of the other one. */
export const OneFormAtATime: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const [email, phone] = [
      await canvas.findByRole('textbox', { name: 'E-mail' }),
      canvas.getByRole('textbox', { name: 'Mobile number' }),
    ]
    await step('Log in with nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
      await waitFor(() => expect(email).toBeInvalid())
    })
    await step('Ask for a code with half a number', async () => {
      await userEvent.type(phone, '12345{Enter}')
      await waitFor(() => expect(phone).toBeInvalid())
    })
    await step('Only the number is marked', async () => {
      await expect(email).toBeValid()
      await expect(canvas.getByLabelText('Password')).toBeValid()
    })
  },
}

export const Failed: Story = {
  beforeEach: withAnswers(http.post('/api/auth/login', fails(503))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'asha@example.in')
    await userEvent.type(canvas.getByLabelText('Password'), 'sun and rain{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** The pincode of the default address is known, so the cart does not ask for one. */
export const DeliversToTheDefaultAddress: Story = {
  args: { path: '/login?next=%2Fmycart' },
  beforeEach: [
    withStorage({ cartItems: storyCart }),
    withAnswers(
      http.post('/api/auth/login', says({ data: { name: 'Asha', token: `t1.${'a'.repeat(43)}` } })),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'asha@example.in')
    await userEvent.type(canvas.getByLabelText('Password'), 'sun and rain{Enter}')
    await expect(await canvas.findByText('Jaipur 302001')).toBeVisible()
  },
}

export const Register: Story = {
  args: { path: '/register' },
  play: showsHeading('Create an account'),
}

/** The shop welcomes a new shopper. */
export const WelcomesANewShopper: Story = {
  args: { path: '/register' },
  beforeEach: withAnswers(
    http.post('/api/auth/register', says({ data: { name: 'Asha', token: `t1.${'a'.repeat(43)}` } })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }), 'Asha')
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'asha@example.in')
    await userEvent.type(canvas.getByLabelText('Password'), 'monsoon mangoes 7{Enter}')
    await expect(await screen.findByText('Welcome, Asha')).toBeInTheDocument()
  },
}

export const RegisterWithPhone: Story = {
  args: { path: '/register/withphone' },
  play: async ({ canvas }) => {
    await showsHeading('Create an account')({ canvas })
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
  },
}

export const SignInWithPhone: Story = {
  args: { path: '/signin/withphone' },
  play: showsHeading('Log in with a code'),
}

/** A code was sent. The next one can be requested after a while. */
export const AsksForTheCode: Story = {
  args: { path: '/signin/withphone' },
  beforeEach: withAnswers(http.post('/api/auth/otp/request', says(codeSent))),
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter a number', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Mobile number' }), '9876543210{Enter}')
    })
    await step('The code field has the focus', async () => {
      await showsHeading('Enter the code')({ canvas })
      const sent = await canvas.findByText(/We sent a code to \+91 98765 43210/)
      await expect(sent).toBeVisible()
      // The button below begins where the sentence begins.
      const change = canvas.getByRole('button', { name: 'Change number' })
      const padding = Number.parseFloat(getComputedStyle(change).paddingLeft)
      const start = change.getBoundingClientRect().left + padding
      await expect(Math.abs(start - sent.getBoundingClientRect().left)).toBeLessThan(1)
      const code = canvas.getByRole('textbox', { name: 'Code from the message' })
      await waitFor(() => expect(code).toHaveFocus())
      await expect(canvas.getByText(/You can resend it in/)).toBeVisible()
      await expect(canvas.queryByRole('link', { name: 'Create an account' })).toBeNull()
    })
    await step('A second press of the button before is none of this one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(canvas.getByRole('textbox', { name: 'Code from the message' })).not.toHaveAttribute(
        'aria-invalid',
        'true',
      )
    })
  },
}

/** After the last try only a new code helps: the page takes no other, and says when there is one. */
export const WaitsForANewCode: Story = {
  args: { path: '/signin/withphone' },
  beforeEach: withAnswers(
    http.post('/api/auth/otp/request', says(codeSent)),
    http.post('/api/auth/otp/verify', () =>
      HttpResponse.json(
        { detail: 'Wrong code.', code: 'CODE_USED_UP', errors: [{ path: 'code', message: 'Wrong code.' }] },
        { status: 422 },
      ),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mobile number' }), '9876543210{Enter}')
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code from the message' }), '123456')
    await canvas.findAllByText('Wrong code.')
    await expect(canvas.getByRole('textbox', { name: 'Code from the message' })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull()
    await expect(await canvas.findByText(/^You can ask for a new code in \d+ s\.$/)).toBeVisible()
  },
}

/** A new code is said to be on its way, and nothing of the old one stays. */
export const SendsANewCode: Story = {
  args: { path: '/signin/withphone' },
  beforeEach: withAnswers(
    http.post('/api/auth/otp/request', says({ data: { ...codeSent.data, resend_in: 0 } })),
    http.post('/api/auth/otp/verify', () =>
      HttpResponse.json(
        { detail: 'Wrong code.', errors: [{ path: 'code', message: 'Wrong code.' }] },
        { status: 422 },
      ),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mobile number' }), '9876543210{Enter}')
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code from the message' }), '123456')
    await canvas.findAllByText('Wrong code.')
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }))
    await expect(await canvas.findByText(/We sent a new code to \+91 98765 43210/)).toBeVisible()
    await expect(canvas.queryAllByText('Wrong code.')).toEqual([])
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code from the message' })).toHaveFocus())
  },
}

/** A number without an account: the page asks for a name, and names the terms. */
export const AsksANewNumberForTheName: Story = {
  args: { path: '/signin/withphone' },
  beforeEach: withAnswers(
    http.post('/api/auth/otp/request', says(codeSent)),
    http.post('/api/auth/otp/verify', () =>
      HttpResponse.json(
        { detail: 'Enter your name.', errors: [{ path: 'name', message: 'Enter your name.' }] },
        { status: 422 },
      ),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mobile number' }), '9876543210{Enter}')
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code from the message' }), '123456')
    await showsHeading('What’s your name?')({ canvas })
    // The code was submitted with its last digit: a press at that moment was meant for it.
    const proceed = canvas.getByRole('button', { name: 'Continue' })
    await userEvent.click(proceed)
    await expect(canvas.queryByText('Enter your name.')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus())
    // The code has been accepted, and need not be checked again.
    await expect(canvas.queryByRole('textbox', { name: 'Code from the message' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'terms' })).toBeVisible()
    await waitFor(
      async () => {
        await userEvent.click(proceed)
        await expect(canvas.getByText('Enter your name.')).toBeVisible()
      },
      { timeout: 5_000 },
    )
  },
}

/** Without a connection the form says so and keeps what was typed. */
export const Offline: Story = {
  args: { path: '/signin/withphone' },
  beforeEach: withAnswers(http.post('/api/auth/otp/request', loses)),
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('textbox', { name: 'Mobile number' })
    await userEvent.type(phone, '9876543210{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection')
    await expect(phone).toHaveValue('9876543210')
  },
}

export const RetrievePassword: Story = {
  args: { path: '/retrieve_password' },
  play: showsHeading('Forgot your password?'),
}

export const PasswordReset: Story = {
  args: { path: '/passwordReset/asha@example.in' },
  play: showsHeading('Set a new password'),
}

/** The new password is set, but the login that follows fails: the form for it knows the address. */
export const LoginAfterAResetFails: Story = {
  args: { path: '/passwordReset/asha@example.in' },
  beforeEach: withAnswers(
    http.post('/api/auth/password/reset', () => new HttpResponse(null, { status: 204 })),
    http.post('/api/auth/login', fails(503)),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code from the e-mail' }), '123456')
    await userEvent.type(canvas.getByLabelText('New password'), 'neela aasman phool{Enter}')
    await showsHeading('Log in')({ canvas })
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('asha@example.in')
  },
}

export const LongText: Story = {
  args: {
    path: '/passwordReset/venkatanarasimharajuvaripeta.subrahmanyabharati@a-very-long-domain-name.example.in',
  },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow('Set a new password'),
}
