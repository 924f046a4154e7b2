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

/** The form below is near when most of an order can't be chosen. */
export const FoldsWhatIsClosed: Story = {
  args: {
    lines: [
      lip,
      ...['Plum', 'Rani', 'Kattha'].map((optionName) => ({
        ...lip,
        id: optionName,
        optionName,
        disabledReason: 'Already packed.',
      })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /Ruby/ })).toBeVisible()
    await expect(canvas.getByLabelText(/Plum/)).not.toBeVisible()
    await expect(canvas.getByText('Already packed.')).toBeInTheDocument()
    await userEvent.click(canvas.getByText('Why not the other 3 items?'))
    const plum = canvas.getByRole('checkbox', { name: /Plum/ })
    await expect(plum).toBeVisible()
    await expect(plum).toHaveAccessibleDescription('Already packed.')
  },
}

/** Lines with one condition have it above them, once. */
export const WithACondition: Story = {
  args: {
    lines: [
      lip,
      ...['Plum', 'Rani'].map((optionName) => ({
        ...lip,
        id: optionName,
        optionName,
        condition: 'These items can be returned only if they arrived damaged or wrong.',
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^These items/)).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /Rani/ })).toHaveAccessibleDescription(/^These items/)
    await expect(canvas.getByRole('checkbox', { name: /Ruby/ })).not.toHaveAccessibleDescription()
  },
}

const Chosen: Story = {
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
}

export const PartOfAQuantity: Story = {
  ...Chosen,
  args: { hasQuantities: true },
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

/** All units of the lines that can be selected. */
export const SelectsAll: Story = {
  ...Chosen,
  args: {
    lines: [lip, { ...lip, id: 'plum', quantity: 1 }, { ...lip, id: 'rose', disabledReason: 'Packed.' }],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' })
    await step('All', async () => {
      await userEvent.click(all)
      await expect(args.onChange).toHaveBeenLastCalledWith({ lip: 3, plum: 1 })
      await expect(all).toBeChecked()
    })
    await step('All but one', async () => {
      await userEvent.click(canvas.getAllByRole('checkbox', { name: /Ruby/ })[1]!)
      await expect(all).not.toBeChecked()
    })
    await step('All, and none', async () => {
      await userEvent.click(all)
      await userEvent.click(all)
      await expect(args.onChange).toHaveBeenLastCalledWith({})
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
