import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPicture } from '@shop/ui/testing/storyPictures'
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
