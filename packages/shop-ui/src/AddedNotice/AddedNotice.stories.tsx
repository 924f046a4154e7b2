import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AddedNotice } from './AddedNotice.tsx'

const meta = {
  title: 'Shop/AddedNotice',
  component: AddedNotice,
  args: {
    item: 'Velvet Matte Lip Colour, Ruby',
    picture: storyPicture('lipstick-ruby'),
    price: 499,
    inCart: 3,
    cartHref: '#cart',
  },
} satisfies Meta<typeof AddedNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Added to your cart')).toBeVisible()
    await expect(canvas.getByText('₹499 · 3 in the cart')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveFocus()
  },
}

/** It stays clear of the edges of the window. */
export const Floating: Story = {
  args: { isFloating: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByText('Added to your cart').closest('[data-floating]')!.getBoundingClientRect()
    await expect(box.left).toBeGreaterThanOrEqual(8)
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth - 8)
    await expect(box.bottom).toBeLessThan(window.innerHeight)
  },
}

export const OnTheCartPage: Story = {
  args: { cartHref: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
}
export const WithoutPicture: Story = { args: { picture: undefined } }
export const LongName: Story = {
  args: { item: 'Velvet Matte Lip Colour with Kokum Butter '.repeat(4).trim() },
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}
