import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { expectNoHorizontalScroll } from '../testing/expectNoHorizontalScroll.ts'
import { combinedGroup, shadeGroup } from '../testing/storyProducts.ts'
import { OptionPicker } from './OptionPicker.tsx'

const sizesAndColours = combinedGroup()

const meta = {
  title: 'Components/OptionPicker',
  component: OptionPicker,
  args: { group: sizesAndColours, value: [null, null], onChange: fn() },
  render: function Chosen(args) {
    const [choice, setChoice] = useState(args.value)
    return (
      <OptionPicker
        {...args}
        value={choice}
        onChange={(next, variant) => {
          setChoice(next)
          args.onChange?.(next, variant)
        }}
      />
    )
  },
} satisfies Meta<typeof OptionPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Complete: Story = { args: { value: ['M', 'Rani'] } }
/** A group without combinations is shown as in the `VariantPicker`. */
export const OneGroup: Story = { args: { group: shadeGroup(8), value: [null] } }
export const ThreeGroups: Story = {
  args: {
    group: combinedGroup({ Size: ['S', 'M'], Colour: ['Rani', 'Indigo'], Sleeve: ['Short', 'Long'] }),
    value: ['S', null, 'Long'],
  },
}
export const AsideOfAGroup: Story = {
  args: { asideOf: (name, at) => (name === 'Size' ? <button type="button">{`Guide ${at}`}</button> : null) },
  play: async ({ canvas }) => {
    const sizes = within(canvas.getByRole('group', { name: 'Size' }))
    await expect(sizes.getByRole('button', { name: 'Guide 0' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
export const Links: Story = {
  args: { value: ['M', null], hrefFor: (choice, variant) => `?variant=${variant?.id ?? choice.join()}` },
  render: (args) => <OptionPicker {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'M' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: 'Rani' })).toHaveAttribute(
      'href',
      expect.stringMatching(/variant=\d+$/),
    )
  },
}

export const ChoosesOneGroupAfterTheOther: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Choose size M', () => userEvent.click(canvas.getByRole('radio', { name: 'M' })))
    await step('No variant yet', async () => {
      await expect(args.onChange).toHaveBeenLastCalledWith(['M', null], undefined)
      await expect(canvas.getByRole('group', { name: 'Size: M' })).toBeInTheDocument()
    })
    await step('Choose Rani', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Rani' }))
      await expect(args.onChange).toHaveBeenLastCalledWith(
        ['M', 'Rani'],
        expect.objectContaining({ name: 'M / Rani' }),
      )
    })
  },
}

export const ChoosesWithTheKeyboard: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('Space chooses the first size', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(args.onChange).toHaveBeenLastCalledWith(['S', null], undefined)
    })
    await step('An arrow key chooses the next', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(args.onChange).toHaveBeenLastCalledWith(['M', null], undefined)
    })
  },
}

/** M in Indigo is out of stock, and L is not made in Rani. */
export const ShowsWhatCannotBeHad: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Every value can be had at first', async () => {
      await expect(canvas.queryByRole('radio', { name: /not available/ })).not.toBeInTheDocument()
    })
    await step('Size M is not available in Indigo', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'M' }))
      await expect(canvas.getByRole('radio', { name: 'Indigo (not available in M)' })).toBeInTheDocument()
    })
    await step('A combination that is out of stock can be viewed', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Indigo/ }))
      await expect(args.onChange).toHaveBeenLastCalledWith(
        ['M', 'Indigo'],
        expect.objectContaining({ name: 'M / Indigo', quantity: 0 }),
      )
    })
    await step('One that is not made gives up the other value', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'L' }))
      await userEvent.click(canvas.getByRole('radio', { name: 'Rani (not available in L)' }))
      await expect(args.onChange).toHaveBeenLastCalledWith([null, 'Rani'], undefined)
      await expect(canvas.getByRole('group', { name: 'Size' })).toBeInTheDocument()
    })
  },
}

export const AsksForTheMissingValue: Story = {
  args: { value: ['M', null], isAsked: true },
  play: ({ canvas }) => expect(canvas.getByText('Choose a colour first')).toBeVisible(),
}

export const SmallestPhone: Story = {
  args: { value: ['L', null] },
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}

export const At200PerCent: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: () => expectNoHorizontalScroll(),
}
