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

/** The label stands above the choice, in the same pill. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Sort by').getBoundingClientRect()
    const pill = canvas.getByRole('combobox', { name: 'Sort by' }).getBoundingClientRect()
    await expect(label.width).toBeGreaterThan(30)
    await expect(label.top).toBeGreaterThanOrEqual(pill.top)
    await expect(label.bottom).toBeLessThan((pill.top + pill.bottom) / 2)
  },
}

export const TabReachesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus()
  },
}
