import { fn } from 'storybook/test'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import { storyProducts } from './storyProducts.ts'

/** Cards for a row or a grid. */
export const storyCards = (count: number) =>
  [...storyProducts(), ...storyProducts()]
    .slice(0, count)
    .map((product, index) => (
      <ProductCard
        key={index}
        product={product}
        href="#product"
        onAddToCart={fn()}
        onGoToCart={fn()}
        onWishlistToggle={fn()}
      />
    ))
