import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { formatPrice } from '../formats/formats.ts'
import { RangeSlider, type Range } from './RangeSlider.tsx'

const meta = {
  title: 'Components/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Price',
    thumbLabels: ['from', 'to'],
    value: [499, 12_000],
    min: 0,
    max: 50_000,
    step: 100,
    format: formatPrice,
    onChange: fn(),
    onCommit: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState<Range>(args.value)
    return (
      <RangeSlider
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const FullRange: Story = { args: { value: [0, 50_000] } }
export const OneValue: Story = { args: { value: [2_000, 2_000] } }
export const Disabled: Story = { args: { disabled: true } }
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }

/** Key steps differ between browsers, so the test sets the values directly. */
export const ThumbsNeverCross: Story = {
  args: { value: [1_000, 2_000] },
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
