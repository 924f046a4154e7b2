import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { expect, waitFor, within } from 'storybook/test'
import { ShadeWall, type WallShade } from './ShadeWall.tsx'

const colors = ['#8c1d2f', '#b0125b', '#5c2137', '#c4574a', '#a33d5d', '#7a2e2a', '#d98f83', '#611824']

const shadeOf = (color: string, index: number): WallShade => ({
  href: `#shade-${index}`,
  name: ['Ruby', 'Rani', 'Mulberry', 'Terracotta'][index % 4] ?? 'Ruby',
  productTitle: index < 4 ? 'Velvet Matte Lip Colour' : 'Satin Lip Crayon',
  brandName: 'Rozana',
  mrp: 599,
  sellingPrice: 499,
  color,
})

const meta = {
  title: 'Shop/ShadeWall',
  component: ShadeWall,
  args: {
    picture: storyPicture('lipstick-ruby'),
    pictured: { ...shadeOf('#8c1d2f', 0), href: '#lipstick' },
    shades: colors.map(shadeOf),
  },
} satisfies Meta<typeof ShadeWall>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const shade = canvas.getByRole('link', { name: 'Rani Satin Lip Crayon Rozana ₹499' })
    await expect(shade).toHaveAttribute('href', '#shade-5')
    const pictured = within(canvas.getByRole('article'))
    await expect(pictured.getByRole('link', { name: 'Velvet Matte Lip Colour, Ruby' })).toBeVisible()
    await expect(pictured.getByText('Rozana')).toBeVisible()
    await expect(pictured.getByText(/^₹499, was ₹599/)).toBeInTheDocument()
    // The product, which is seven tenths as high as its picture, is whole.
    const { width, height } = canvas
      .getByRole('article')
      .querySelector('picture, div')!
      .getBoundingClientRect()
    await expect(height / width).toBeGreaterThan(0.72 * (5 / 4))
  },
}
/** Every row is full, at every width. */
export const RowsAreFull: Story = {
  args: {
    shades: Array.from({ length: 17 }, (_, index) => ({
      ...shadeOf('#8c1d2f', index),
      name: `Shade ${index}`,
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
  },
}
/** The product in the picture is whole; a shade names its brand and its price. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const shade = within(canvas.getAllByRole('link', { name: /^Rani / })[0]!)
    await expect(shade.getByText('Rozana')).toBeVisible()
    await expect(shade.getByText('₹499')).toBeVisible()
    const picture = canvasElement.querySelector('img')!
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0))
    const { width, height } = picture.getBoundingClientRect()
    const shown = height / width / (picture.naturalHeight / picture.naturalWidth)
    await expect(shown).toBeGreaterThan(0.85)
  },
}
export const SmallestPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}
