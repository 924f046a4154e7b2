import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { expect } from 'storybook/test'
import { ShadeWall } from './ShadeWall.tsx'

const colors = ['#8c1d2f', '#b0125b', '#5c2137', '#c4574a', '#a33d5d', '#7a2e2a', '#d98f83', '#611824']

const meta = {
  title: 'Shop/ShadeWall',
  component: ShadeWall,
  args: {
    picture: storyPicture('lipstick-ruby'),
    pictureHref: '#lipstick',
    pictureTitle: 'Velvet Matte Lip Colour',
    shades: colors.map((color, index) => ({
      href: `#shade-${index}`,
      name: ['Ruby', 'Rani', 'Mulberry', 'Terracotta'][index % 4] ?? 'Ruby',
      productTitle: index < 4 ? 'Velvet Matte Lip Colour' : 'Satin Lip Crayon',
      color,
    })),
  },
} satisfies Meta<typeof ShadeWall>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rani, Satin Lip Crayon' })).toHaveAttribute(
      'href',
      '#shade-5',
    )
    await expect(canvas.getByRole('link', { name: 'Velvet Matte Lip Colour' })).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const SmallestPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}
