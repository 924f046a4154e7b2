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
const imagesOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('img')] as const

/** The panel has the ground of the first picture, which is loaded once. */
export const ContinuesTheGround: Story = {
  play: async ({ canvasElement }) => {
    const hero = canvasElement.querySelector('header')!.getBoundingClientRect()
    const [ground, first] = imagesOf(canvasElement)
    await expect(ground?.currentSrc).toBe(first?.currentSrc)
    await expect(ground!.getBoundingClientRect().width).toBeGreaterThan(20 * hero.width)
  },
}
/** A dark page has a surface of its own beside the pictures. */
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(imagesOf(canvasElement)[0]).not.toBeVisible()
  },
}
/** The pictures are above the name, in front of their ground. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const [, first] = imagesOf(canvasElement)
    const { left, top, width, height, bottom } = first!.getBoundingClientRect()
    await expect(bottom).toBeLessThan(canvas.getByRole('heading').getBoundingClientRect().top)
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(first)
  },
}
/** The logo shows the name, which is not repeated below it. */
export const Logo: Story = {
  args: { logo: storyPicture('jar-sand').src, text: undefined },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1, name: 'Rozana' })
    await expect(name.offsetHeight).toBeLessThan(2)
  },
}
/** One or two pictures would leave holes, and a single category is the brand's own list. */
export const FewPicturesAndOneCategory: Story = {
  args: { pictures: [storyPicture('lipstick-ruby')], categories: [{ label: 'Makeup', href: '#makeup' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('presentation')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const SmallestPhone: Story = {
  args: { name: 'Handloom, block print and brocade' },
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}
