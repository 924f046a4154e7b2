import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { LineChoice } from './LineChoice.tsx'

const lip = {
  id: 'lip',
  title: 'Velvet Matte Lip Colour',
  optionName: 'Ruby',
  picture: storyPicture('lipstick-ruby'),
  quantity: 3,
  price: '₹1,497',
  disabledReason: null,
}

const meta = {
  title: 'Shop/LineChoice',
  component: LineChoice,
  args: {
    legend: 'Which ones?',
    lines: [lip, { ...lip, id: 'plum', optionName: 'Plum', disabledReason: 'Already packed.' }],
    value: {},
    onChange: fn(),
    style: { maxWidth: 480 },
  },
} satisfies Meta<typeof LineChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ShowsPrices: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Ruby/ })).toHaveAccessibleName(/× 3.*₹1,497/)
  },
}
export const WithError: Story = { args: { error: 'Choose what to cancel.' } }

export const PartOfAQuantity: Story = {
  args: { hasQuantities: true },
  render: function Chosen(args) {
    const [chosen, setChosen] = useState(args.value)
    return (
      <LineChoice
        {...args}
        value={chosen}
        onChange={(now) => {
          args.onChange(now)
          setChosen(now)
        }}
      />
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Choose it: all three', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Ruby/ }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ lip: 3 })
    })
    await step('One less', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'One less' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ lip: 2 })
    })
  },
}

/** A dialog on a phone leaves the title its width: it goes below the picture. */
export const LargeText: Story = {
  args: { style: { maxWidth: 300 } },
  beforeEach: enlargeText,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Velvet Matte Lip Colour, Ruby').offsetWidth).toBeGreaterThan(150)
  },
}

export const WorksByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: /Ruby/ }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
