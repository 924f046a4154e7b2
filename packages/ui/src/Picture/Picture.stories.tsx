import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, waitFor } from 'storybook/test'
import { PictureProvider, type DescribePicture } from '../PictureProvider/PictureProvider.tsx'
import { missingPicture, storyPicture } from '../testing/storyPictures.ts'
import { Picture, type PictureProps } from './Picture.tsx'

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: {
    picture: storyPicture('lipstick-ruby'),
    alt: 'Velvet Matte Lip Colour',
    sizes: '300px',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const None: Story = { args: { picture: undefined } }
export const NoneOfAKind: Story = {
  args: { picture: undefined, alt: '', kind: 'Anarkali kurta' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anarkali kurta')).toBeVisible()
  },
}
export const Square: Story = { args: { ratio: '1' } }
export const Contained: Story = { args: { ratio: '3 / 2', fit: 'contain' } }
export const Decorative: Story = { args: { picture: undefined, alt: '' } }

/** A placeholder with the alternative text, after a second attempt. */
export const Failed: Story = {
  args: { picture: missingPicture },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Velvet Matte Lip Colour' }).querySelector('svg')).toBeVisible(),
    )
  },
}

const describeBusy: DescribePicture = ({ src }) => ({
  width: 800,
  height: 1000,
  srcSet: (format, { attempt }) =>
    format === 'webp' ? `${attempt === 0 ? missingPicture.src : src} 640w` : undefined,
})

/** A picture that a busy server sends at the second attempt has no placeholder meanwhile. */
export const Late: Story = {
  args: { kind: 'Lipstick' },
  decorators: [
    (Story) => (
      <PictureProvider describe={describeBusy}>
        <Story />
      </PictureProvider>
    ),
  ],
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement.querySelector('svg')).toBeNull()
    await expect(canvas.queryByText('Lipstick')).not.toBeInTheDocument()
    await waitFor(() =>
      expect(canvasElement.querySelector('img')?.currentSrc).toMatch(new RegExp(`${args.picture?.src}$`)),
    )
  },
}

const describe: DescribePicture = () => ({
  width: 800,
  height: 1000,
  srcSet: (format) => `/media/p1-800x1000/640.${format} 640w`,
})

const markupOf = (args: PictureProps) =>
  renderToStaticMarkup(
    <PictureProvider describe={describe}>
      <Picture {...args} />
    </PictureProvider>,
  )

/** Two formats. */
export const OffersFormatsAndWidths: Story = {
  args: { picture: { src: '/media/p1-800x1000/1280.webp' }, isPriority: true },
  play: async ({ canvasElement, step }) => {
    const markup = canvasElement.innerHTML
    await step('AVIF and WebP are offered', async () => {
      await expect(markup).toContain('/media/p1-800x1000/640.avif 640w')
      await expect(markup).toContain('/media/p1-800x1000/640.webp 640w')
    })
    await step('It is asked for first', () => expect(markup).toContain('fetchpriority="high"'))
  },
  render: (args) => <div dangerouslySetInnerHTML={{ __html: markupOf(args) }} />,
}

/** One address without AVIF, because each is written on every card. */
export const OffersOneWidthOfSmallPictures: Story = {
  args: { picture: { src: '/media/p1-800x1000/1280.webp' }, widths: [320, 640] },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')
    await expect(image).toHaveAttribute('src', '/media/p1-800x1000/640.webp')
    await expect(image).not.toHaveAttribute('srcset')
  },
  render: (args) => <div dangerouslySetInnerHTML={{ __html: markupOf(args) }} />,
}
