import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from './Grid.tsx'

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { columnRem: 8, children: ['Ruby', 'Plum', 'Rose'].map((shade) => <p key={shade}>{shade}</p>) },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const KeepsTheColumnsOfAFullRow: Story = { args: { fill: 'keep' } }
export const HasRoomForPartsOnTheirWay: Story = {
  args: { columnRem: 4, parts: 4 },
  play: async ({ canvas }) => {
    const { width, right } = canvas.getByText('Plum').getBoundingClientRect()
    const { width: all, right: end } = canvas.getByText('Plum').parentElement!.getBoundingClientRect()
    await expect(width).toBeGreaterThan(all / 5)
    await expect(end - right).toBeGreaterThan(2 * width)
    await expect(end - right).toBeLessThan(3 * width)
  },
}
export const OneColumnWithoutRoom: Story = {
  args: { columnRem: 30 },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Ruby'), canvas.getByText('Plum')]
    await expect(second.getBoundingClientRect().left).toBe(first.getBoundingClientRect().left)
  },
}
