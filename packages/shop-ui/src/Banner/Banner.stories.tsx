import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Banner as BannerData } from '@shop/contract/home'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { expect, waitFor } from 'storybook/test'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { color, darkColor } from '@shop/ui/tokens/color'
import { Banner } from './Banner.tsx'

const banner: BannerData = {
  id: 1,
  eyebrow: 'The festive edit',
  title: 'Colour that *stays* for the second dance.',
  text: 'Forty-eight transfer-proof shades, made for Indian skin, at your door before the mehendi dries.',
  button: 'Shop lip colour',
  href: '#lips',
  tint: '#f4d9d2',
  picture: storyPicture('lipstick-rani'),
  alt: '',
}

const meta = {
  title: 'Shop/Banner',
  component: Banner,
  parameters: { layout: 'padded' },
  args: { banner },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** A picture of its own for phones, with a text of its own; the other one is neither loaded nor read out. */
export const PhonePicture: Story = {
  args: {
    banner: {
      ...banner,
      alt: 'A row of lipsticks',
      phone: { picture: storyPicture('jar-sand'), alt: 'A jar of cream' },
    },
    isPriority: true,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A jar of cream' })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: 'A row of lipsticks' })).toBeNull()
  },
}

/** On a wide window the same banner has the other picture. */
export const PhonePictureOnDesktop: Story = {
  args: PhonePicture.args,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A row of lipsticks' })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: 'A jar of cream' })).toBeNull()
  },
}

/** The picture is above the text in every window. */
export const Stack: Story = {
  args: { size: 'stack', style: { maxWidth: 680 } },
  play: async ({ canvas }) => {
    const [picture, text] = sides(canvas)
    await expect(picture.bottom).toBeLessThan(text.top)
  },
}

/** The picture is before the text in a wide window, and below it on a phone. */
export const Mirrored: Story = {
  args: { isMirrored: true, size: 'edit' },
  play: async ({ canvas }) => {
    const [picture, text] = sides(canvas)
    await expect(picture.left).toBeLessThan(text.left)
  },
}
export const MirroredOnAPhone: Story = {
  args: { isMirrored: true, size: 'edit' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [picture, text] = sides(canvas)
    await expect(picture.top).toBeGreaterThan(text.bottom)
  },
}

function sides(canvas: { getByRole: (role: string) => HTMLElement }): [picture: DOMRect, text: DOMRect] {
  const text = canvas.getByRole('heading')
  const picture = text.closest('section')!.querySelector('picture')!
  return [picture.getBoundingClientRect(), text.getBoundingClientRect()]
}

/** The button is visible below a header of 11rem. */
export const LowDesktopWindow: Story = {
  globals: { viewport: { value: 'low' } },
  play: async ({ canvas, canvasElement }) => {
    const top = canvasElement.querySelector('section')?.getBoundingClientRect().top ?? 0
    const button = canvas.getByRole('link', { name: 'Shop lip colour' })
    await expect(button.getBoundingClientRect().bottom - top).toBeLessThanOrEqual(window.innerHeight - 176)
  },
}

/** The text keeps off the edges of a banner in the lowest window. */
export const LowestDesktopWindow: Story = {
  globals: { viewport: { value: 'lowest' } },
  play: async ({ canvas, canvasElement }) => {
    const { bottom = 0 } = canvasElement.querySelector('section')?.getBoundingClientRect() ?? {}
    const button = canvas.getByRole('link', { name: 'Shop lip colour' })
    await expect(bottom - button.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(16)
  },
}

/** Headline, sentence and button, in this order, are visible below the header's two rows, beside the picture. */
export const Landscape: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'landscape' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: 'Shop lip colour' })
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - 122)
    const sentence = button.parentElement?.querySelector('p:not(:first-child)')
    await expect(sentence?.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top)
    const [picture, text] = sides(canvas)
    await expect(picture.right).toBeGreaterThan(text.right)
    await expect(picture.height).toBeGreaterThan(100)
  },
}

/** A picture with little above and below its products takes half its width on a phone. */
export const PhonePictureIsLow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [{ width, height }] = sides(canvas)
    await expect(width / height).toBeCloseTo(2, 1)
  },
}

/** A wide picture is not cut, although the text is high. */
export const NarrowDesktopWindow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: ({ canvasElement }) =>
    waitFor(async () => {
      const { width, height } = canvasElement.querySelector('img')!.getBoundingClientRect()
      await expect(width / height).toBeGreaterThan(1.4)
    }),
}

/** The whole picture is beside an enlarged text, too. */
export const LargeText: Story = { ...NarrowDesktopWindow, globals: {}, beforeEach: enlargeText }

export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
export const Tile: Story = {
  args: {
    size: 'tile',
    banner: {
      ...banner,
      eyebrow: 'From the blog',
      title: 'A monsoon routine, in three steps',
      text: 'Light layers that last in the wet.',
      button: 'Read it',
      tint: '#e6ebdf',
      picture: storyPicture('pump-sage'),
    },
  },
}
export const Edit: Story = { args: { size: 'edit' } }
export const EditOnAPhone: Story = { ...Edit, globals: { viewport: { value: 'phone' } } }
export const LongestContent: Story = {
  args: {
    banner: {
      ...banner,
      title: 'Everything for the *longest wedding season* that Jaipur has seen in a hundred years',
      button: 'Shop the whole wedding edit now',
    },
  },
}

/** A tint without enough contrast is replaced by the default surface. */
export const TintWithoutContrast: Story = {
  args: { banner: { ...banner, tint: '#3d1527' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading')
    await expect(heading).toHaveStyle({ color: color.text.strong })
    await expect(heading.closest('section')).toHaveStyle({ backgroundColor: color.surface.brand })
  },
}

/** On a phone the text has the dark scheme, and the picture above it is as bright as those of products. */
export const OnADarkPhone: Story = {
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const root = canvas.getByRole('heading').closest('section')!
    await expect(getComputedStyle(root).colorScheme).toBe('dark')
    await expect(root).not.toHaveStyle({ backgroundColor: banner.tint })
    await expect(root.firstElementChild).toHaveStyle({ backgroundColor: banner.tint })
    await expect(getComputedStyle(root, '::after').content).toBe('none')
  },
}

/** On a dark page the text is on a dark ground, beside which the picture begins with an edge, in its colours. */
export const OnDarkPage: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading')
    const root = heading.closest('section')!
    await expect(heading).toHaveStyle({ color: darkColor.text.strong })
    await expect(root).toHaveStyle({ backgroundColor: darkColor.surface.raised })
    await expect(root.firstElementChild).toHaveStyle({ backgroundColor: banner.tint })
    await expect(getComputedStyle(root.firstElementChild!).maskImage).toBe('none')
    await expect(getComputedStyle(root, '::after').content).toBe('none')
    // No picture lies below the text.
    const { right } = heading.nextElementSibling!.getBoundingClientRect()
    await expect(right).toBeLessThan(root.firstElementChild!.getBoundingClientRect().left)
  },
}

export const RendersEmphasisInItalics: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('stays').tagName).toBe('EM')
    await expect(canvas.getByRole('heading')).toHaveTextContent('Colour that stays for the second dance.')
  },
}
