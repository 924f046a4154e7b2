import { makeProductCard } from '@shop/contract/factories/products'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { expect, fn } from 'storybook/test'
import { ProductRow } from './ProductRow.tsx'

const product = makeProductCard({
  title: 'Velvet Matte Lip Colour',
  pictures: [storyPicture('lipstick-ruby')],
})

const meta = {
  title: 'Shop/ProductRow',
  component: ProductRow,
  args: { product, href: '#product', onClick: fn((event) => event.preventDefault()) },
} satisfies Meta<typeof ProductRow>

export default meta
type Story = StoryObj<typeof meta>

/** Its parts come in the order of those of a product card. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const rating = canvasElement.querySelector('[data-variant="compact"]')!.getBoundingClientRect()
    const title = canvas.getByRole('heading', { name: 'Velvet Matte Lip Colour' }).getBoundingClientRect()
    const price = canvas.getAllByText(/₹/)[0]!.getBoundingClientRect()
    await expect(price.top).toBeGreaterThanOrEqual(title.bottom)
    await expect(rating.top).toBeGreaterThanOrEqual(price.bottom)
  },
}
export const InARanking: Story = { args: { rank: 1 } }
/** The numeral is on the picture, so that a row that begins at the edge of the window shows both. */
export const InARankingOnAPhone: Story = {
  args: { rank: 10 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('picture')!.getBoundingClientRect()
    const rank = canvas.getByText('10').getBoundingClientRect()
    await expect(rank.left).toBeGreaterThanOrEqual(picture.left)
    await expect(rank.right).toBeLessThan(picture.right)
  },
}
export const WithoutPicture: Story = { args: { product: { ...product, pictures: [] } } }
export const LongTitle: Story = {
  args: { rank: 10, product: { ...product, title: `${product.title} with Kokum Butter `.repeat(4).trim() } },
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}

export const PressedAnywhere: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { right, top, height } = canvas.getByRole('article').getBoundingClientRect()
    const pressed = document.elementFromPoint(right - 4, top + height / 2)
    const link = canvas.getByRole('link', { name: 'Velvet Matte Lip Colour' })
    await expect(pressed).toBe(link)
    await userEvent.click(link)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
