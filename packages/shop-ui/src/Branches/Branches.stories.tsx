import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Branches } from './Branches.tsx'

const meta = {
  title: 'Shop/Branches',
  component: Branches,
  args: {
    label: 'Makeup',
    branches: [
      { label: 'Lips', href: '#lips', children: [{ label: 'Lipstick', href: '#lipstick' }] },
      { label: 'Eyes', href: '#eyes', children: [] },
    ],
  },
} satisfies Meta<typeof Branches>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Makeup' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Lips' })).toHaveFocus()
  },
}
export const Loading: Story = { args: { branches: null } }
export const Failed: Story = { args: { branches: 'failed' } }
