import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { BrandHero } from './BrandHero.tsx'

const meta = {
  title: 'Shop/BrandHero',
  component: BrandHero,
  args: {
    name: 'Rozana',
    text: 'One of our most popular brands.',
    pictures: [storyPicture('lipstick-ruby'), storyPicture('serum-amber'), storyPicture('jar-saffron')],
    categories: [
      { label: 'Makeup', href: '#makeup' },
      { label: 'Skin', href: '#skin' },
      { label: 'Bath & Body', href: '#bath' },
    ],
  },
} satisfies Meta<typeof BrandHero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rozana' })).toBeVisible()
    await expect(canvas.getByText('One of our most popular brands.')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Categories of Rozana' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Skin' })).toHaveAttribute('href', '#skin')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** One or two pictures would leave holes. */
export const FewPictures: Story = {
  args: { pictures: [storyPicture('lipstick-ruby')], categories: [{ label: 'Makeup', href: '#makeup' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('presentation')).toBeNull()
  },
}
export const SmallestPhone: Story = {
  args: { name: 'Handloom, block print and brocade' },
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}
