import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import { storyProducts } from '../testing/storyProducts.ts'
import { Rail } from './Rail.tsx'

function cards(count: number) {
  return [...storyProducts(), ...storyProducts()].slice(0, count).map((product) => (
    <li key={product.title}>
      <ProductCard
        product={product}
        href="#product"
        onAddToCart={fn()}
        onGoToCart={fn()}
        onWishlistToggle={fn()}
      />
    </li>
  ))
}

const meta = {
  title: 'Components/Rail',
  component: Rail,
  args: { label: 'Loved this week', children: cards(8) },
} satisfies Meta<typeof Rail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const FitsWithoutScrolling: Story = { args: { children: cards(2) } }

export const ScrollsByButtons: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Go to the next products', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Loved this week: next' }))
    })
    await step('There is a way back now', async () => {
      await expect(await canvas.findByRole('button', { name: 'Loved this week: previous' })).toBeVisible()
    })
  },
}

export const ScrollsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Loved this week: next' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Loved this week: previous' })).toBeVisible()
  },
}
