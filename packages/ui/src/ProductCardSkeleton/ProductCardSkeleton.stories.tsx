import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'

const meta = {
  title: 'Components/ProductCardSkeleton',
  component: ProductCardSkeleton,
  args: { style: { width: 280 } },
} satisfies Meta<typeof ProductCardSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
