import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Rating',
    value: '',
    onChange: fn(),
    options: [
      { value: '', label: 'Any' },
      { value: '4', label: '4 stars or more', count: 81 },
      { value: '5', label: '5 stars', count: 0, disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingSelected: Story = { args: { value: null } }

/** A form reads the value by its name. */
export const Uncontrolled: Story = {
  args: { value: undefined, defaultValue: '4', name: 'rating' },
  render: (args) => (
    <form aria-label="Filters">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const valueInForm = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('rating')
    await expect(valueInForm()).toBe('4')
    await userEvent.click(canvas.getByText('Any'))
    await expect(valueInForm()).toBe('')
    await expect(args.onChange).toHaveBeenCalledWith('')
  },
}

export const ArrowKeysSelect: Story = {
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return <RadioGroup {...args} value={value} onChange={setValue} />
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab goes to the chosen one', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: /Any/ })).toHaveFocus()
    })
    await step('The down key chooses the next', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('radio', { name: /4 stars/ })).toBeChecked()
    })
  },
}

export const PressingALabelSelects: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('4 stars or more'))
    await expect(args.onChange).toHaveBeenCalledWith('4')
  },
}
