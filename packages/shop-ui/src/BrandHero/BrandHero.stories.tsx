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
    text: 'A brand that you find only here.',
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
    await expect(canvas.getByText('A brand that you find only here.')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Categories of Rozana' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Skin' })).toHaveAttribute('href', '#skin')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** The logo shows the name, which is not repeated below it. */
export const Logo: Story = {
  args: { logo: storyPicture('jar-sand').src, text: undefined },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1, name: 'Rozana' })
    await expect(name.offsetHeight).toBeLessThan(2)
  },
}
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
