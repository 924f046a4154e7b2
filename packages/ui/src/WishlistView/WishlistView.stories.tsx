import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import { storyProducts } from '../testing/storyProducts.ts'
import { WishlistView } from './WishlistView.tsx'

const cards = (count: number) =>
  storyProducts()
    .slice(0, count)
    .map((product) => ({
      id: product.id,
      card: (
        <ProductCard
          product={product}
          href={`#${product.slug}`}
          isWishlisted
          onAddToCart={fn()}
          onGoToCart={fn()}
          onWishlistToggle={fn()}
        />
      ),
    }))

const meta = {
  title: 'Components/WishlistView',
  component: WishlistView,
  args: { cards: cards(4), emptyActions: <ButtonLink href="#best">See best sellers</ButtonLink> },
} satisfies Meta<typeof WishlistView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const One: Story = { args: { cards: cards(1) } }
export const Loading: Story = { args: { cards: null } }
export const Empty: Story = {
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See best sellers' })).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
