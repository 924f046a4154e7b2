import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { missingPicture, storyPicture } from '@shop/ui/testing/storyPictures'
import { CategoryHero } from './CategoryHero.tsx'

const meta = {
  title: 'Shop/CategoryHero',
  component: CategoryHero,
  args: {
    title: 'Makeup',
    picture: storyPicture('lipstick-ruby'),
    actions: (
      <ButtonLink href="#" size="l">
        All Makeup
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof CategoryHero>

export default meta
type Story = StoryObj<typeof meta>

const partsOf = (canvasElement: HTMLElement) => {
  const [ground, picture] = [...canvasElement.querySelectorAll('img')].map((image) => ({
    image: image.getBoundingClientRect(),
    frame: image.closest('picture')!.parentElement!,
  }))
  return {
    hero: canvasElement.querySelector('header')!.getBoundingClientRect(),
    ground: ground!,
    picture: picture!,
  }
}

/** The ground of the picture goes on behind the title, and the picture is whole. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Makeup' }).getBoundingClientRect()
    const { hero, ground, picture } = partsOf(canvasElement)
    await expect(ground.frame.getBoundingClientRect()).toEqual(hero)
    await expect(ground.image.width).toBeGreaterThan(20 * hero.width)
    await expect(picture.image.right).toBeCloseTo(hero.right, 0)
    await expect(picture.image.width / picture.image.height).toBeCloseTo(8 / 5, 1)
    await expect(title.right).toBeLessThan(picture.image.left)
  },
}
/** Both pictures have one address, so that it is loaded once and early. */
export const LoadsOnePicture: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')]
    await expect(new Set(images.map(({ currentSrc }) => currentSrc)).size).toBe(1)
    for (const image of images) await expect(image).toHaveAttribute('fetchpriority', 'high')
  },
}
/** The picture comes out of the dark ground of the title. */
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await expect(partsOf(canvasElement).ground.frame).not.toBeVisible()
    await expect(getComputedStyle(canvas.getByRole('heading')).color).toBe('rgb(246, 240, 235)')
  },
}
/** The picture is whole, above the title, and in front of its ground. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect()
    const { hero, picture } = partsOf(canvasElement)
    const { left, top, width, height, bottom } = picture.image
    await expect(width).toBeCloseTo(hero.width, 0)
    await expect(width / height).toBeCloseTo(8 / 5, 1)
    await expect(bottom).toBeLessThanOrEqual(title.top)
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('picture')).toBe(
      picture.frame.firstElementChild,
    )
  },
}
/** On a dark phone, the picture ends with an edge, and the title is on a dark ground. */
export const DarkPhone: Story = {
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const { ground, picture } = partsOf(canvasElement)
    await expect(ground.frame).not.toBeVisible()
    await expect(picture.frame).toHaveStyle({ maskImage: 'none' })
    await expect(getComputedStyle(canvas.getByRole('heading')).color).toBe('rgb(246, 240, 235)')
  },
}
/** The first window of a phone on its side has the button, beside the picture. */
export const Landscape: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('link', { name: 'All Makeup' }).getBoundingClientRect()
    const { image } = partsOf(canvasElement).picture
    await expect(button.right).toBeLessThan(image.left)
    await expect(image.height).toBeLessThan(window.innerHeight * 0.65)
  },
}
export const NoPicture: Story = { args: { picture: undefined } }
export const PictureFailed: Story = { args: { picture: missingPicture } }
export const SmallestPhone: Story = {
  args: { title: 'Handloom, block print and brocade' },
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}
