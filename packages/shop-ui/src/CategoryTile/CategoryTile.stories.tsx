import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { CategoryTile } from './CategoryTile.tsx'

const meta = {
  title: 'Shop/CategoryTile',
  component: CategoryTile,
  args: {
    name: 'Makeup',
    href: '#makeup',
    picture: storyPicture('lipstick-rani').src,
    style: { width: 150 },
  },
} satisfies Meta<typeof CategoryTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoPicture: Story = { args: { picture: null } }
export const LongName: Story = { args: { name: 'Jewellery, Bags & Accessories' } }
