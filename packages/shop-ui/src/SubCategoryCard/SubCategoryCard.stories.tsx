import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { SubCategoryCard } from './SubCategoryCard.tsx'

const meta = {
  title: 'Shop/SubCategoryCard',
  component: SubCategoryCard,
  args: {
    name: 'Lips',
    href: '#lips',
    links: ['Lipstick', 'Lip Gloss', 'Lip Liner', 'Lip Balm'].map((name) => ({ name, href: `#${name}` })),
    style: { maxWidth: 360 },
  },
} satisfies Meta<typeof SubCategoryCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithPicture: Story = { args: { picture: storyPicture('lipstick-ruby') } }

/** Five cards side by side on a desktop: the picture is above the name, whose words stay whole. */
export const NarrowWithPicture: Story = {
  args: {
    name: 'Tools & Brushes',
    picture: storyPicture('lipstick-ruby'),
    style: { maxWidth: 228 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tools & Brushes').getBoundingClientRect().width).toBeGreaterThan(128)
  },
}
export const NoChildren: Story = { args: { links: [] } }
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
