import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { expect, waitFor } from 'storybook/test'
import { BrandStrip } from './BrandStrip.tsx'

const meta = {
  title: 'Shop/BrandStrip',
  component: BrandStrip,
  args: {
    brands: ['Rozana', 'Gulmohar', 'Kajri', 'Noor & Neem', 'Meher', 'Taara', 'Sitara Silks'].map(
      (name, index) => ({
        name,
        href: `#${name}`,
        logo: index === 1 ? storyPicture('jar-clay').src : null,
      }),
    ),
  },
} satisfies Meta<typeof BrandStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Every row is full, at every width. */
export const RowsAreFull: Story = {
  args: {
    brands: Array.from({ length: 15 }, (_, index) => ({
      name: `Brand ${index}`,
      href: `#${index}`,
      logo: null,
    })),
  },
  decorators: [(Story) => <div data-testid="width">{Story()}</div>],
  play: async ({ canvas }) => {
    for (const width of [288, 350, 560, 760, 860, 1200]) {
      canvas.getByTestId('width').style.width = `${width}px`
      const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top)
      const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
      await expect(new Set(rows).size).toBe(1)
    }
  },
}

/** Fewer than a row fill it. */
export const FewBrands: Story = {
  args: { brands: meta.args.brands.slice(0, 5) },
  play: async ({ canvas }) => {
    const [list, last] = [canvas.getByRole('list'), canvas.getAllByRole('listitem').at(-1)!]
    await expect(last.getBoundingClientRect().right).toBeCloseTo(list.getBoundingClientRect().right, 0)
  },
}

/** Logos are inverted, so that their plates are as dark as the page. */
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const [rozana, gulmohar] = canvas.getAllByRole('link').map((link) => link.lastElementChild!)
    const logo = gulmohar!.querySelector('img')
    await expect(getComputedStyle(gulmohar!).backgroundColor).toBe(getComputedStyle(rozana!).backgroundColor)
    await expect(logo).toHaveStyle({ filter: 'invert(1) hue-rotate(180deg)' })
  },
}

/** A tile has the name of its brand where the logo fails, and the same size. */
export const NameOfAFailedLogo: Story = {
  args: {
    brands: [
      { name: 'Gulmohar', href: '#gulmohar', logo: storyPicture('jar-clay').src },
      { name: 'Kajri', href: '#kajri', logo: 'data:image/png,broken' },
    ],
  },
  play: async ({ canvas }) => {
    const [loaded, failed] = [canvas.getByText('Gulmohar'), canvas.getByText('Kajri')]
    await waitFor(() => expect(getComputedStyle(failed).color).not.toBe('rgba(0, 0, 0, 0)'))
    await expect(getComputedStyle(loaded).color).toBe('rgba(0, 0, 0, 0)')
    await expect(failed.getBoundingClientRect().height).toBe(loaded.getBoundingClientRect().height)
    await expect(canvas.getByRole('link', { name: 'Gulmohar' })).toBeVisible()
  },
}

export const WithFaces: Story = {
  args: {
    brands: meta.args.brands.map((brand, index) => ({
      ...brand,
      face: storyPicture(index % 2 === 0 ? 'jar-sand' : 'lipstick-rani'),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rozana' })).toBeVisible()
  },
}
export const FacesOnAPhone: Story = { ...WithFaces, globals: { viewport: { value: 'phone' } } }
