import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VariantPrice } from './VariantPrice.tsx'

const small = {
  id: 1,
  name: '30 ml',
  colorCode: null,
  mrp: 500,
  sellingPrice: 450,
  quantity: 3,
  pictures: [],
}
const large = { ...small, id: 2, name: '100 ml', mrp: 1200, sellingPrice: 999 }

const meta = {
  title: 'Components/VariantPrice',
  component: VariantPrice,
  args: {
    product: { mrp: 500, sellingPrice: 450, optionGroups: [{ variants: [small, large] }] },
    variant: null,
  },
} satisfies Meta<typeof VariantPrice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/^from ₹450/)).toBeInTheDocument(),
}
export const Chosen: Story = {
  args: { variant: large },
  play: ({ canvas }) => expect(canvas.getByText('₹999')).toBeInTheDocument(),
}
