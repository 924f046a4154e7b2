import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ProductCardSkeleton } from '../ProductCardSkeleton/ProductCardSkeleton.tsx'
import { enlargeText } from '../testing/enlargeText.ts'
import { storyCards } from '../testing/storyCards.tsx'
import { ProductGrid } from './ProductGrid.tsx'

const cards = (count: number) => storyCards(count).map((card) => <li key={card.key}>{card}</li>)

const meta = {
  title: 'Components/ProductGrid',
  component: ProductGrid,
  args: { label: 'Loved this week', children: cards(8) },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const OneProduct: Story = { args: { children: cards(1) } }
export const Loading: Story = {
  args: {
    children: Array.from({ length: 8 }, (_, index) => (
      <li key={index}>
        <ProductCardSkeleton />
      </li>
    )),
  },
}

export const HasListSemantics: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Loved this week' })).toBeInTheDocument()
    await expect(canvas.getAllByRole('article')).toHaveLength(8)
  },
}

/** One column, in which badges and brands are not cut. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article')
    await waitFor(() =>
      expect(second?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left),
    )
  },
}
