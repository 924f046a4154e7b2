import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyMenuLinks } from '../testing/storyMenu.tsx'
import { MenuLinks } from './MenuLinks.tsx'

const meta = {
  title: 'Shop/MenuLinks',
  component: MenuLinks,
  args: { items: storyMenuLinks },
} satisfies Meta<typeof MenuLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const BlogOpensInANewTab: Story = {
  play: async ({ canvas }) => {
    const blog = canvas.getByRole('link', { name: 'Blog (opens in a new tab)' })
    await expect(blog).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: 'Offers' })).not.toHaveAttribute('target')
  },
}

export const MarksTheCurrentPage: Story = {
  args: { items: storyMenuLinks.map((item) => ({ ...item, isCurrent: item.label === 'Offers' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Offers' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'New launches' })).not.toHaveAttribute('aria-current')
  },
}
