import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { missingPicture, storyPicture } from '@shop/ui/testing/storyPictures'
import { VEIL } from '../lib/veil.ts'
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Makeup' })).toBeVisible()
  },
}
/** A pale picture that faded into a dark panel would look like smoke; without a veil it would glare. */
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('presentation').closest('picture')
    await expect(frame).toHaveStyle({ maskImage: 'none' })
    await expect(getComputedStyle(frame!.parentElement!, '::after').backdropFilter).toContain(
      `brightness(${VEIL})`,
    )
  },
}
/** The picture is whole and has an edge: products stand at its bottom. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('presentation').closest('picture')!
    await expect(frame).toHaveStyle({ maskImage: 'none' })
    await expect(frame.clientWidth / frame.clientHeight).toBeLessThan(1.8)
  },
}
/** The first window of a phone on its side has the button, beside the picture. */
export const Landscape: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: 'All Makeup' }).getBoundingClientRect()
    const picture = canvas.getByRole('presentation').closest('picture')!.getBoundingClientRect()
    await expect(button.right).toBeLessThan(picture.left)
    await expect(picture.height).toBeLessThan(window.innerHeight * 0.65)
  },
}
export const NoPicture: Story = { args: { picture: undefined } }
export const PictureFailed: Story = { args: { picture: missingPicture } }
export const SmallestPhone: Story = {
  args: { title: 'Handloom, block print and brocade' },
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}
