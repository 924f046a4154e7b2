import type { Meta, StoryObj } from '@storybook/react-vite'
import { DEFAULT_FILTERS } from '@shop/contract/limits'
import { formatRupees } from '@shop/contract/money'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { RangeSlider, type Range } from './RangeSlider.tsx'

const meta = {
  title: 'Components/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Price',
    thumbLabels: ['Lowest', 'Highest'],
    value: [499, 12_000],
    min: DEFAULT_FILTERS.priceMin,
    max: DEFAULT_FILTERS.priceMax,
    step: 100,
    format: formatRupees,
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
export const Untouched: Story = { args: { value: [0, 50_000] } }
export const OneValue: Story = { args: { value: [2_000, 2_000] } }
export const Disabled: Story = { args: { isDisabled: true } }
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }

export const MovesByKeyboard: Story = {
  args: { value: [1_000, 2_000] },
  play: async ({ args, canvas, userEvent, step }) => {
    const lowest = canvas.getByRole('slider', { name: 'Price: lowest' })
    await step('The right key raises the lowest price by a step', async () => {
      await userEvent.tab()
      await expect(lowest).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(lowest).toHaveAttribute('aria-valuetext', '₹1,100')
      await expect(args.onCommit).toHaveBeenLastCalledWith([1_100, 2_000])
    })
    await step('Page Up raises it by ten; it does not pass the highest', async () => {
      await userEvent.keyboard('{PageUp}')
      await expect(args.onChange).toHaveBeenLastCalledWith([2_000, 2_100])
    })
    await step('End takes the highest to the end', async () => {
      canvas.getByRole('slider', { name: 'Price: highest' }).focus()
      await userEvent.keyboard('{End}')
      await expect(args.onCommit).toHaveBeenLastCalledWith([2_000, 50_000])
    })
  },
}
