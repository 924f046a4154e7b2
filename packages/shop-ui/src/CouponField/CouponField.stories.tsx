import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { CouponField } from './CouponField.tsx'

const offers = [
  { code: 'HELLO100', description: '₹100 off your first order from ₹499', saving: 100, disabledReason: null },
  {
    code: 'GLOW15',
    description: '15% off from ₹999, ₹300 at most',
    saving: 0,
    disabledReason: 'Add ₹151 more to use it.',
  },
]

const meta = {
  title: 'Shop/CouponField',
  component: CouponField,
  args: { applied: null, offers, onApply: fn(), onRemove: fn(), style: { maxWidth: 416 } },
} satisfies Meta<typeof CouponField>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const openIt = ({ canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('heading', { name: 'Coupon' }))

/** Closed, it takes one row, and says what the best coupon saves. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Save ₹100 with HELLO100 · 1 more coupon')).toBeVisible()
    await expect(canvas.getByRole('textbox', { hidden: true })).not.toBeVisible()
  },
}
export const Open: Story = { play: openIt }
/** A coupon that only needs a login leads there. */
export const NeedsALogin: Story = {
  args: {
    offers: offers.map((offer) => ({
      ...offer,
      disabledReason: 'Log in to save ₹100 with this coupon.',
      loginHref: '/login',
    })),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await openIt({ canvas, userEvent })
    await expect(canvas.getAllByRole('link', { name: 'Log in' })[0]).toHaveAttribute('href', '/login')
  },
}
export const NoCoupons: Story = { args: { offers: [] } }
export const Busy: Story = { args: { isBusy: true } }

export const ApplyIsInLineWithItsField: Story = {
  play: async ({ canvas, userEvent }) => {
    await openIt({ canvas, userEvent })
    const field = canvas.getByRole('textbox', { name: 'Coupon code' }).getBoundingClientRect()
    const apply = canvas.getByRole('button', { name: 'Apply' }).getBoundingClientRect()
    await expect(Math.abs(field.top - apply.top)).toBeLessThan(1)
  },
}

export const AppliesATypedCode: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await openIt({ canvas, userEvent })
    await step('Nothing typed is said beside the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
      await expect(canvas.getByRole('textbox', { name: 'Coupon code' })).toBeInvalid()
      await expect(args.onApply).not.toHaveBeenCalled()
    })
    await step('Type a code in small letters, and press Enter', () =>
      userEvent.type(canvas.getByRole('textbox', { name: 'Coupon code' }), 'hello100{Enter}'),
    )
    await step('The cart hears of it in capitals', () =>
      expect(args.onApply).toHaveBeenCalledWith('HELLO100'),
    )
  },
}

export const AppliesACouponFromTheList: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Open the list', () =>
      userEvent.click(canvas.getByText('Save ₹100 with HELLO100 · 1 more coupon')),
    )
    await step('What is missing to the other one is said', () =>
      expect(canvas.getByText('Add ₹151 more to use it.')).toBeVisible(),
    )
    await step('Apply the one that can be used', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Apply HELLO100' })),
    )
    await expect(args.onApply).toHaveBeenCalledWith('HELLO100')
  },
}

/** A cart that accepts HELLO100 alone. */
const Asking: Story['render'] = function Asking(args) {
  const [code, setCode] = useState('')
  return (
    <CouponField
      {...args}
      applied={code === 'HELLO100' ? { code, saving: 100 } : null}
      rejected={code !== '' && code !== 'HELLO100' ? { code, reason: 'Check the spelling.' } : null}
      onApply={setCode}
      onRemove={() => setCode('')}
    />
  )
}

export const KeepsTheFocusOfTheKeyboard: Story = {
  render: Asking,
  play: async ({ canvas, userEvent, step }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Coupon code' })
    await openIt({ canvas, userEvent })
    await step('On the field, when the code is refused', async () => {
      await userEvent.type(field(), 'nope{Enter}')
      await expect(field()).toHaveAccessibleDescription('Check the spelling.')
      await expect(field()).toHaveFocus()
    })
    await step('On the coupon, when it replaces the field', async () => {
      await userEvent.clear(field())
      await userEvent.type(field(), 'hello100{Enter}')
      await expect(canvas.getByRole('region', { name: 'Coupon' })).toHaveFocus()
    })
    await step('And when the field is back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon HELLO100' }))
      await expect(canvas.getByRole('region', { name: 'Coupon' })).toHaveFocus()
    })
  },
}

const both = [
  { code: 'GLOW10', description: '10% off', saving: 73, disabledReason: null },
  { code: 'FIRST150', description: '₹150 off your first order', saving: 150, disabledReason: null },
]

/** One coupon counts at a time: the better one is offered once, and one that saves less never. */
export const ReplacesACoupon: Story = {
  render: function Replacing(args) {
    const [code, setCode] = useState('GLOW10')
    const applied = both.find((one) => one.code === code) ?? null
    return <CouponField {...args} applied={applied} offers={both} onApply={setCode} />
  },
  play: async ({ canvas, userEvent, step }) => {
    await openIt({ canvas, userEvent })
    await step('The better coupon stands once', async () => {
      await expect(canvas.getByText('would save you ₹150.', { exact: false })).toBeVisible()
      await expect(canvas.getAllByText('FIRST150')).toHaveLength(1)
    })
    await step('Use it: it says which one counts now', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use FIRST150 instead' }))
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Coupon FIRST150 applied: you save ₹150. FIRST150 has replaced GLOW10: one coupon counts per order.',
      )
    })
    await step('The one that saves less is not offered', async () => {
      await expect(canvas.queryByText(/would save you|for this cart/)).toBeNull()
      await expect(canvas.queryByText('GLOW10')).toBeNull()
    })
  },
}

export const Applied: Story = {
  args: { applied: { code: 'HELLO100', saving: 100 } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('What it saves is said', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('HELLO100 applied: you save ₹100'),
    )
    await expect(canvas.getAllByText('HELLO100 saves you ₹100')[0]).toBeVisible()
    await openIt({ canvas, userEvent })
    await step('Remove it', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Remove coupon HELLO100' })),
    )
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** The cart fell below the minimum of its coupon, which is kept. */
export const Waiting: Story = {
  args: { waiting: { code: 'GLOW15', reason: 'Add ₹227 more.' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('What is missing is said and announced', async () => {
      await expect(canvas.getAllByText('GLOW15 waits: add ₹227 more.')[1]).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('GLOW15 waits: add ₹227 more.')
    })
    await step('It can be removed, or replaced by another one', async () => {
      await openIt({ canvas, userEvent })
      await expect(canvas.queryByText('GLOW15', { selector: 'b' })).toBeNull() // among the others
      await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon GLOW15' }))
      await expect(args.onRemove).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Apply HELLO100' }))
      await expect(args.onApply).toHaveBeenCalledWith('HELLO100')
    })
  },
}

/** The cart keeps a code below its minimum: it is shown above, and the field is free for another one. */
export const KeepsACodeThatWaits: Story = {
  render: function Waiting(args) {
    const [code, setCode] = useState('')
    return (
      <CouponField
        {...args}
        waiting={code === '' ? null : { code, reason: 'Add ₹227 more.' }}
        onApply={setCode}
      />
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await openIt({ canvas, userEvent })
    const field = canvas.getByRole('textbox', { name: 'Coupon code' })
    for (const attempt of ['Type the code', 'And once more']) {
      await step(attempt, () => userEvent.type(field, 'glow15{Enter}'))
      await expect(canvas.getByRole('status')).toHaveTextContent('GLOW15 waits: add ₹227 more.')
      await expect(field).toHaveValue('')
      await expect(field).toHaveFocus()
    }
  },
}

export const Rejected: Story = {
  args: { rejected: { code: 'GLOW15', reason: 'Add ₹151 more to use GLOW15.' } },
  play: async ({ canvas, userEvent, step }) => {
    await openIt({ canvas, userEvent })
    const field = canvas.getByRole('textbox', { name: 'Coupon code' })
    await step('What was typed is still there, with the reason', async () => {
      await expect(field).toHaveValue('GLOW15')
      await expect(field).toHaveAccessibleDescription('Add ₹151 more to use GLOW15.')
      const [button] = canvas.getAllByRole('button', { name: 'Apply' })
      const reason = canvas.getByText('Add ₹151 more to use GLOW15.').getBoundingClientRect()
      await expect(reason.right).toBe(button?.getBoundingClientRect().right)
    })
    await step('Another code: the reason goes', async () => {
      await userEvent.type(field, 'X')
      await expect(field).toBeValid()
    })
  },
}
