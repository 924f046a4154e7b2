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
  { ...shaded, quantity: 0 },
  { ...plain, isBestSeller: true },
  plain,
]

/** The cards of a row end alike, with or without options, offer and badge, and leave no gap in other rows. */
export const CardsEndAlike: Story = {
  args: {
    children: unequal.map((product, index) => (
      <li key={index}>
        <ProductCard product={product} href="#product" onAddToCart={fn()} onGoToCart={fn()} />
      </li>
    )),
  },
  play: async ({ canvas }) => {
    const boxes = (part: string) =>
      canvas
        .getAllByRole('article')
        .map((card) => card.querySelector(`[data-part="${part}"]`)!.getBoundingClientRect())
    const [first, second, third, fourth] = boxes('actions').map(({ bottom }) => bottom)
    await expect([second, third, fourth]).toEqual([first, first, first])
    const [card] = canvas.getAllByRole('article').map((one) => one.getBoundingClientRect())
    await expect(card?.bottom).toBe(first)
    // Prices are in line above them: what a card lacks leaves no hole above its button.
    const prices = boxes('price').slice(0, 4)
    await expect(new Set(prices.map(({ top }) => top)).size).toBe(1)
    // A long name of a brand has the room it needs, and titles are in line below it.
    const brand = canvas.getByText('Chaand Studio of Jewellery')
    await expect(brand.scrollWidth).toBeLessThanOrEqual(brand.clientWidth)
    const titles = boxes('title').slice(0, 4)
    await expect(new Set(titles.map(({ top }) => top)).size).toBe(1)
    const gaps = boxes('actions').map(({ top }, index) => top - boxes('title')[index]!.bottom)
    await expect(gaps[4]).toBeLessThan(gaps[1]!)
  },
}

export const CardsEndAlikeOnAPhone: Story = {
  ...CardsEndAlike,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const ends = canvas.getAllByRole('article').map((card) => {
      const { bottom } = card.querySelector('[data-part="actions"]')!.getBoundingClientRect()
      return [bottom, card.getBoundingClientRect().bottom]
    })
    const [first, second, third, fourth] = ends.flat()
    await expect([second, third, fourth]).toEqual([first, first, first])
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
