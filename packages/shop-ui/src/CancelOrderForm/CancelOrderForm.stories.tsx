import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import type { ChosenLines } from '../LineChoice/LineChoice.tsx'
import { CancelOrderForm, type CancelOrderFormProps, type Consequences } from './CancelOrderForm.tsx'

const lip = {
  id: 'lip',
  title: 'Velvet Matte Lip Colour',
  optionName: 'Ruby',
  picture: storyPicture('lipstick-ruby'),
  quantity: 2,
  price: '₹998',
  disabledReason: null,
}
const cream = {
  id: 'cream',
  title: 'Saffron Night Cream',
  optionName: null,
  picture: storyPicture('jar-saffron'),
  quantity: 1,
  price: '₹499',
  disabledReason: null,
}

/** One unit, so that there is nothing to choose. */
const oneUnit = [cream]

const unitsIn = (chosen: ChosenLines) => Object.values(chosen).reduce((sum, units) => sum + units, 0)

const meta = {
  title: 'Shop/CancelOrderForm',
  component: CancelOrderForm,
  args: {
    lines: [lip, cream],
    describeCancellation: (chosen): Consequences | undefined => ({
      money: `You get ₹${unitsIn(chosen) * 499} back the way you paid.`,
      rules: 'We send the refund to your bank by 24 Nov 2026.',
    }),
    onSubmit: fn<CancelOrderFormProps['onSubmit']>(async () => undefined),
    onCancel: fn(),
    style: { maxWidth: 480 },
  },
} satisfies Meta<typeof CancelOrderForm>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen for the shopper. The amount has a place, and no red button waits for a press. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Choose items to see the amount here\.$/)
    await expect(canvas.getByRole('button', { name: 'Cancel items' })).toHaveAttribute(
      'data-variant',
      'secondary',
    )
  },
}
/** An order of one unit leaves no choice. */
export const OneUnit: Story = {
  args: { lines: oneUnit },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ lines: null, reason: '' })
  },
}
/** All units of the only line are chosen, and their number can be lowered. */
export const OnlyLine: Story = {
  args: { lines: [lip] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel 1 item' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ lines: { lip: 1 }, reason: '' })
  },
}
/** As in each question before something that can't be undone, the way out comes first and the action is red. */
export const KeepComesFirst: Story = {
  args: { lines: oneUnit },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Cancel order' })
    const keep = canvas.getByRole('button', { name: 'Keep order' }).getBoundingClientRect()
    await expect(action).toHaveAttribute('data-variant', 'critical')
    await expect(action.getBoundingClientRect().left).toBeGreaterThan(keep.right)
    await expect(action.getBoundingClientRect().top).toBe(keep.top)
  },
}

/** The buttons stay in sight below more lines than a dialog shows. */
export const ButtonsStayInSight: Story = {
  args: { lines: [1, 2, 3, 4, 5].map((number) => ({ ...cream, id: `cream ${number}` })) },
  decorators: [
    (Story) => (
      <div data-testid="dialog" style={{ height: '24rem', overflowY: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByTestId('dialog').getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Keep order' }).getBoundingClientRect()
    await expect(button.top).toBeLessThan(bottom)
  },
}
export const DescribesChosenLines: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    const money = canvas.getByText('You get ₹1497 back the way you paid.')
    await expect(money.parentElement).toHaveRole('status')
    await expect(canvas.getByText('We send the refund to your bank by 24 Nov 2026.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Saffron/ }))
    await expect(canvas.getByText('You get ₹998 back the way you paid.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Velvet/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Choose items to see the amount here\.$/)
  },
}
/** The amount and the lost gift are in sight beside the button, below however many items. */
export const ManyLinesOnAPhone: Story = {
  args: {
    lines: Array.from({ length: 12 }, (_, index) => ({ ...cream, id: `cream-${index}` })),
    describeCancellation: (chosen) => ({
      money: `You get ₹${unitsIn(chosen) * 499} back the way you paid.`,
      gifts: 'You no longer get the free gift: Kokum Butter Lip Balm.',
      rules: 'We send the refund to your bank by 24 Nov 2026.',
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    const amount = canvas.getByRole('status')
    await expect(amount).toHaveTextContent(
      'You get ₹5988 back the way you paid.You no longer get the free gift: Kokum Butter Lip Balm.',
    )
    await expect(amount.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  },
}
export const Failed: Story = {
  args: {
    lines: oneUnit,
    onSubmit: fn<CancelOrderFormProps['onSubmit']>(async () => ({
      form: 'It has just been packed and can’t be cancelled any more.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It has just been packed')
  },
}
export const Busy: Story = {
  args: {
    lines: oneUnit,
    onSubmit: fn<CancelOrderFormProps['onSubmit']>(() => new Promise(() => undefined)),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cancel order' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const CancelsTheWholeOrder: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ lines: null, reason: '' })
  },
}

const GIFT_FOLLOWS = 'A gift goes back with the items that you got it for.'

/** The gift follows the lip colour, which it came with. */
export const WithAGift: Story = {
  args: {
    giftsOf: ({ lip: units = 0 }) => ({
      gone: units > 1 ? ['balm'] : [],
      kept: units === 1 ? ['balm'] : [],
    }),
    lines: [
      lip,
      cream,
      {
        ...cream,
        id: 'balm',
        title: 'Kokum Butter Lip Balm',
        price: 'Free gift',
        isGift: true,
        disabledReason: GIFT_FOLLOWS,
      },
    ],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const gift = canvas.getByRole('checkbox', { name: /Kokum/ })
    await step('Nothing is chosen, and nothing is said of keeping the gift', async () => {
      await expect(gift).toHaveAccessibleDescription(GIFT_FOLLOWS)
    })
    await step('All items are chosen, and the gift with them', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
      await expect(gift).toBeChecked()
      await expect(gift).toHaveAccessibleDescription(
        'This gift is cancelled with the items that you got it for.',
      )
    })
    await step('Keep the cream: the gift goes with the lip colour', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Saffron/ }))
      await expect(gift).toBeChecked()
    })
    await step('Keep one lip colour, which is enough for the gift', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'One less' }))
      await expect(gift).not.toBeChecked()
      await expect(gift).toHaveAccessibleDescription('You keep this gift.')
    })
    await step('Keep the lip colour, and cancel the cream, which has no gift', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Saffron/ }))
      await userEvent.click(canvas.getByRole('checkbox', { name: /Velvet/ }))
      await expect(gift).toHaveAccessibleDescription(GIFT_FOLLOWS)
      await expect(canvas.getByRole('button', { name: 'Cancel 1 item' })).toBeVisible()
    })
    await step('Choose it again, and cancel the order', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Velvet/ }))
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
      await expect(args.onSubmit).toHaveBeenCalledWith({ lines: null, reason: '' })
    })
  },
}

export const OneLine: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const creamBox = canvas.getByRole('checkbox', { name: /Saffron/ })
    await step('Nothing chosen is said once, and the focus is where to choose', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel items' }))
      await expect(await canvas.findByText('Choose what to cancel.')).toBeVisible()
      await expect(canvas.queryByText(/needs your attention/)).toBeNull()
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select all' })).toHaveFocus())
    })
    await step('Choose the cream, give a reason, and cancel it', async () => {
      await userEvent.click(creamBox)
      await userEvent.selectOptions(canvas.getByLabelText(/Why/), 'Delivery is too late')
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel 1 item' }))
    })
    await expect(args.onSubmit).toHaveBeenCalledWith({
      lines: { cream: 1 },
      reason: 'Delivery is too late',
    })
  },
}

/** The stepper says how many of a line, and the button and the consequences count them. */
export const OneOfTwo: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Cancel one lip colour', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Velvet/ }))
      await userEvent.click(canvas.getByRole('button', { name: 'One less' }))
      await expect(canvas.getByText('of 2')).toBeVisible()
      await expect(canvas.getByText('You get ₹499 back the way you paid.')).toBeVisible()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel 1 item' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ lines: { lip: 1 }, reason: '' })
  },
}

/** An unpaid order has no lines to choose: it is cancelled as a whole. */
export const Unpaid: Story = {
  args: {
    lines: [lip, cream].map((line) => ({ ...line, disabledReason: 'You can cancel the whole order.' })),
    describeCancellation: () => undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
    await expect(canvas.getAllByText('You can cancel the whole order.')).toHaveLength(1)
    await expect(canvas.getByText(/Velvet/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ lines: null, reason: '' })
  },
}

export const OneLinePacked: Story = {
  args: { lines: [lip, { ...cream, disabledReason: 'Already packed.' }] },
  play: async ({ canvas }) => {
    const packed = canvas.getByRole('checkbox', { name: /Saffron/ })
    await expect(packed).toBeDisabled()
    await expect(packed).toHaveAccessibleDescription('Already packed.')
  },
}

export const WorksByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: /Saffron/ }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('You get ₹499 back the way you paid.')).toBeVisible()
  },
}
