import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Select } from './Select.tsx'

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Sort by',
    onChange: fn(),
    options: [
      { value: 'best', label: 'Recommended' },
      { value: 'price', label: 'Price: low to high' },
    ],
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LabelHidden: Story = { args: { isLabelHidden: true } }

export const FormField: Story = { args: { label: 'Gender', variant: 'field' } }

export const SelectsAnOption: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'price')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('combobox')).toHaveValue('price')
  },
}
