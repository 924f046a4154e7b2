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
export const WithHint: Story = { args: { hint: 'Best sellers come first.' } }

export const AnnouncesTheError: Story = {
  args: { label: 'Why?', error: 'Choose a reason.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Why?' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Choose a reason.')
  },
}

export const SelectsAnOption: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'price')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('combobox')).toHaveValue('price')
  },
}

export const TabReachesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus()
  },
}
