import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import { ProductCardSkeleton } from '../ProductCardSkeleton/ProductCardSkeleton.tsx'
import { enlargeText } from '../testing/enlargeText.ts'
import { storyCards } from '../testing/storyCards.tsx'
import { makeProduct, shadeGroup } from '../testing/storyProducts.ts'
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

const shaded = makeProduct({ title: 'Lip Balm', optionGroups: [shadeGroup(4)] })
const longTitle = 'Velvet Matte Lip Colour with Kokum Butter and Vitamin E, a Pocket Size for Travel'
const plain = makeProduct({ title: 'Kajal' })
const unequal = [
  { ...shaded, offer: { title: 'Buy 2, get 10% off', href: '#offer' }, title: longTitle },
  {
    ...plain,
    brandName: 'Chaand Studio of Jewellery',
    offer: { title: 'Free comb with two kajals', href: '#comb' },
  },
  { ...shaded, quantity: 0, ratingCount: 0 },
  { ...plain, isBestSeller: true },
  plain,
]

/** Prices and buttons of a row are in line. What only some cards have stands between them, and leaves free space nowhere else. */
export const PartsInLine: Story = {
  args: {
    children: unequal.map((product, index) => (
      <li key={index}>
        <ProductCard product={product} href="#product" onAddToCart={fn()} onGoToCart={fn()} />
      </li>
    )),
  },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('article').slice(0, 4)
    const boxes = (part: string) =>
      row.map((card) => card.querySelector(`[data-part="${part}"]`)!.getBoundingClientRect())
    const [titles, prices, actions] = [boxes('title'), boxes('price'), boxes('actions')]
    for (const parts of [titles, prices, actions])
      await expect(new Set(parts.map(({ top }) => top)).size).toBe(1)
    // Between title and button there is a price, and nothing that other cards have.
    const [longest] = titles.map(({ bottom }) => bottom).toSorted((a, b) => b - a)
    await expect(prices[0]!.top - longest!).toBeLessThan(16)
    for (const [index, { top, bottom }] of boxes('extras').entries()) {
      await expect(top).toBeLessThanOrEqual(prices[index]!.bottom)
      await expect(bottom).toBeLessThanOrEqual(actions[index]!.top)
    }
    // A long name of a brand has the room it needs.
    const brand = canvas.getByText('Chaand Studio of Jewellery')
    await expect(brand.scrollWidth).toBeLessThanOrEqual(brand.clientWidth)
  },
}

/** Two columns. */
export const PartsInLineOnAPhone: Story = {
  ...PartsInLine,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const buttons = canvas
      .getAllByRole('article')
      .map((card) => card.querySelector('[data-part="actions"]')!.getBoundingClientRect().top)
    await expect(buttons[1]).toBe(buttons[0])
    await expect(buttons[3]).toBe(buttons[2])
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
