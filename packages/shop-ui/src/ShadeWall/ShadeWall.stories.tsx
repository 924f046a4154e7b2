import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { expect, waitFor } from 'storybook/test'
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
    await expect(canvas.getByRole('link', { name: 'Rani Satin Lip Crayon' })).toHaveAttribute(
      'href',
      '#shade-5',
    )
    await expect(canvas.getByRole('link', { name: 'Velvet Matte Lip Colour' })).toBeVisible()
  },
}
/** Every row is full, at every width. */
export const RowsAreFull: Story = {
  args: {
    shades: Array.from({ length: 17 }, (_, index) => ({
      href: `#shade-${index}`,
      name: `Shade ${index}`,
      productTitle: 'Velvet Matte Lip Colour',
      color: '#8c1d2f',
    })),
  },
  decorators: [(Story) => <div data-testid="width">{Story()}</div>],
  play: async ({ canvas }) => {
    for (const width of [288, 358, 560, 760, 1216, 1512]) {
      canvas.getByTestId('width').style.width = `${width}px`
      const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top)
      const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
      await expect(new Set(rows).size).toBe(1)
    }
    await waitFor(() => expect(canvas.getAllByText('Velvet Matte Lip Colour')[0]).toBeVisible())
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const SmallestPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}
