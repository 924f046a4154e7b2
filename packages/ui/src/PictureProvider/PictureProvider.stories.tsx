import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Picture } from '../Picture/Picture.tsx'
import { storyPicture } from '../testing/storyPictures.ts'
import { PictureProvider, type DescribePicture } from './PictureProvider.tsx'

const knowsNothing: DescribePicture = () => undefined

const meta = {
  title: 'Components/PictureProvider',
  component: PictureProvider,
  args: {
    describe: knowsNothing,
    children: <Picture picture={storyPicture('jar-sand')} alt="Saffron cream" sizes="20rem" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureProvider>

export default meta
type Story = StoryObj<typeof meta>

/** Pictures without details load as they are. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Saffron cream' })).not.toHaveAttribute('srcset')
  },
}

export const OffersRenditions: Story = {
  args: {
    describe: ({ src }) => ({
      width: 640,
      height: 800,
      srcSet: (format) => (format === 'webp' ? `${src} 640w` : undefined),
    }),
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Saffron cream' })
    await expect(picture).toHaveAttribute('srcset', '/story-pictures/jar-sand.webp 640w')
    await expect(picture).toHaveAttribute('height', '800')
  },
}
