import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Box } from './Box.tsx'

const meta = {
  title: 'Layout/Box',
  component: Box,
  args: { padding: 'l', surface: 'brand', radius: 'l', children: 'Delivery in two hours' },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AsASection: Story = {
  args: { as: 'section', 'aria-label': 'Delivery' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Delivery' })).toHaveStyle({ paddingTop: '24px' })
  },
}

export const StacksItsParts: Story = {
  args: { gap: 'm', children: ['Pune', 'Jaipur'].map((city) => <Box key={city}>{city}</Box>) },
  play: async ({ canvas, step }) => {
    const [first, second] = [canvas.getByText('Pune'), canvas.getByText('Jaipur')]
    await step('The gap is between the parts', () =>
      expect(second.getBoundingClientRect().top - first.getBoundingClientRect().bottom).toBeCloseTo(16, 0),
    )
    await step('A box inside has no space of its own', () => expect(first).toHaveStyle({ paddingTop: '0px' }))
  },
}
