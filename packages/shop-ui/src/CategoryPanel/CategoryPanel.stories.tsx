import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CategoryPanel } from './CategoryPanel.tsx'

const meta = {
  title: 'Shop/CategoryPanel',
  component: CategoryPanel,
  args: {
    label: 'Makeup',
    allHref: '#makeup',
    branches: [
      {
        label: 'Lips',
        href: '#lips',
        children: [
          { label: 'Lipstick', href: '#lipstick' },
          { label: 'Lip balm', href: '#lip-balm' },
        ],
      },
      { label: 'Eyes', href: '#eyes', children: [{ label: 'Kajal', href: '#kajal' }] },
    ],
  },
} satisfies Meta<typeof CategoryPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { branches: null } }

export const Failed: Story = {
  args: { branches: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'All Makeup Product' })).toBeVisible()
  },
}
