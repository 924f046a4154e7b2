import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { formatPrice } from '../formats/formats.ts'
import { RangeSlider } from './RangeSlider.tsx'

const meta = {
  title: 'Components/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Price',
    thumbLabels: ['from', 'to'],
    defaultValue: [499, 12_000],
    min: 0,
    max: 50_000,
    step: 100,
    format: formatPrice,
    onChange: fn(),
    onCommit: fn(),
  },
} satisfies Meta<typeof RangeSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const FullRange: Story = { args: { defaultValue: [0, 50_000] } }
export const OneValue: Story = { args: { defaultValue: [2_000, 2_000] } }
export const Disabled: Story = { args: { disabled: true } }
/** Its owner keeps the range, and here changes nothing. */
export const Controlled: Story = {
  args: { defaultValue: undefined, value: [1_000, 2_000] },
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole('slider', { name: 'Price from' })
    await fireEvent.change(from, { target: { value: '1500' } })
    await expect(args.onChange).toHaveBeenCalledWith([1_500, 2_000])
    await expect(from).toHaveValue('1000')
  },
}
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }

/** Key steps differ between browsers, so the test sets the values directly. */
export const ThumbsNeverCross: Story = {
  args: { defaultValue: [1_000, 2_000] },
  play: async ({ args, canvas, userEvent, step }) => {
    const from = canvas.getByRole('slider', { name: 'Price from' })
    const to = canvas.getByRole('slider', { name: 'Price to' })
    await step('Tab reaches both', async () => {
      await userEvent.tab()
      await expect(from).toHaveFocus()
      await userEvent.tab()
      await expect(to).toHaveFocus()
    })
    await step('The lowest price goes up, and is said in rupees', async () => {
      await fireEvent.change(from, { target: { value: '1100' } })
      await expect(from).toHaveAttribute('aria-valuetext', '₹1,100')
    })
    await step('It stops at the highest', async () => {
      await fireEvent.change(from, { target: { value: '9000' } })
      await expect(args.onChange).toHaveBeenLastCalledWith([2_000, 2_000])
      await expect(from).toHaveValue('2000')
    })
    await step('A server is asked once, when it is let go', async () => {
      await expect(args.onCommit).not.toHaveBeenCalled()
      await fireEvent.pointerUp(from)
      await fireEvent.blur(from)
      await expect(args.onCommit).toHaveBeenCalledOnce()
      await expect(args.onCommit).toHaveBeenCalledWith([2_000, 2_000])
    })
  },
}
