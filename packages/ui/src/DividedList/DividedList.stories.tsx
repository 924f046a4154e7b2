import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DividedList } from './DividedList.tsx'

const meta = {
  title: 'Components/DividedList',
  component: DividedList,
  args: {
    'aria-label': 'Items in your order',
    style: { maxWidth: 560 },
    children: ['Ruby', 'Plum', 'Rose'].map((shade) => (
      <li key={shade}>Velvet Matte Lip Colour in {shade}</li>
    )),
  },
} satisfies Meta<typeof DividedList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Items in your order' }).children).toHaveLength(3)
  },
}
export const LargePadding: Story = { args: { padding: 'l' } }
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
