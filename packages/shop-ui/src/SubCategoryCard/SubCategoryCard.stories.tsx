import type { Meta, StoryObj } from '@storybook/react-vite'
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
export const NoChildren: Story = { args: { links: [] } }
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
