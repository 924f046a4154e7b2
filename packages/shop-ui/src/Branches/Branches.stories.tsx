import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPicture } from '@shop/ui/testing/storyPictures'
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

const groups = ['Face', 'Eyes', 'Lips', 'Nails', 'Tools & Brushes', 'Sets', 'Minis'].map((label, index) => ({
  label,
  href: `#${label}`,
  children: Array.from({ length: index % 4 }, (_, child) => ({
    label: `${label} ${child}`,
    href: `#${label}-${child}`,
  })),
}))

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Makeup' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Lips' })).toHaveFocus()
  },
}
/** The menu of all categories shows what the panels of the bar do not: larger pictures. */
export const PicturesAbove: Story = {
  args: {
    pictures: 'above',
    branches: groups.slice(0, 5).map((group) => ({ ...group, picture: storyPicture('jar-sand') })),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Face' })
    const picture = link.querySelector('picture')!.getBoundingClientRect()
    await expect(picture.width).toBeGreaterThanOrEqual(96)
    await expect(picture.height).toBe(picture.width)
    const label = document.createRange()
    label.selectNode(link.lastChild!)
    await expect(label.getBoundingClientRect().top).toBeGreaterThan(picture.bottom)
  },
}
export const Loading: Story = { args: { branches: null } }
export const Failed: Story = { args: { branches: 'failed' } }

/** At most five in a row, and the groups of a row begin in line, whatever is below their names. */
export const AlignsGroups: Story = {
  args: { branches: groups },
  play: async ({ canvas }) => {
    const boxes = groups.map(({ label }) => canvas.getByRole('link', { name: label }).getBoundingClientRect())
    const tops = boxes.map(({ top }) => top)
    await expect(new Set(tops.slice(0, 5)).size).toBe(1)
    await expect(tops[6]).toBe(tops[5])
    await expect(tops[5]).toBeGreaterThan(tops[0]!)
    await expect(boxes[5]?.left).toBe(boxes[0]?.left)
  },
}
