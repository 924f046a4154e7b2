import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SortSelect } from './SortSelect.tsx'

const meta = {
  title: 'Components/SortSelect',
  component: SortSelect,
  args: {
    form: 'filters',
    value: 'recommended_desc',
    onChange: fn(),
    options: [
      { value: 'recommended_desc', label: 'Recommended' },
      { value: 'price_asc', label: 'Price: low to high' },
    ],
  },
} satisfies Meta<typeof SortSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ChangesTheOrder: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'price_asc')
    await expect(args.onChange).toHaveBeenCalledWith('price_asc')
  },
}

export const TabReachesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus()
  },
}
