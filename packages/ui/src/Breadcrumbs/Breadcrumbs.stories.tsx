import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [{ label: 'Home', href: '/' }, { label: 'Makeup', href: '/makeup' }, { label: 'Lipstick' }],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneLevel: Story = { args: { items: [{ label: 'Home', href: '/' }, { label: 'Makeup' }] } }
export const LongNames: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Jewellery & Bags', href: '/j' },
      { label: 'Temple Jewellery in Gold-Plated Silver', href: '/j/t' },
      { label: 'Chandbali Earrings with Freshwater Pearls and Enamel' },
    ],
  },
  globals: { viewport: { value: 'small' } },
}

export const MarksTheCurrentPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Lipstick')).toHaveAttribute('aria-current', 'page')
  },
}
