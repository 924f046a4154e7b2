import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfferBox } from './OfferBox.tsx'

const meta = {
  title: 'Shop/OfferBox',
  component: OfferBox,
  args: { children: 'Buy 2 of the Velvet Matte range and get 10% more off.' },
} satisfies Meta<typeof OfferBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
