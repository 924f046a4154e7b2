import type { Meta, StoryObj } from '@storybook/react-vite'
import { Swatch } from './Swatch.tsx'

const meta = {
  title: 'Components/Swatch',
  component: Swatch,
  args: { color: '#8c1d2f', size: '2.25rem', style: { margin: 8 } },
} satisfies Meta<typeof Swatch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Selected: Story = { args: { isSelected: true } }
export const SoldOut: Story = { args: { isSoldOut: true } }

/** A ring separates a pale colour from the page. */
export const PaleColour: Story = { args: { color: '#fffcfa' } }
export const NoColour: Story = { args: { color: null } }
