import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from './Inline.tsx'

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: ['Ruby', 'Plum', 'Rose'].map((shade) => <p key={shade}>{shade}</p>) },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AtTheEnd: Story = { args: { gap: 'l', rowGap: 'none', justify: 'end' } }
export const Between: Story = { args: { justify: 'between' } }

export const WrapsOnASmallPhone: Story = {
  args: { children: Array.from({ length: 12 }, (_, index) => <span key={index}>Shade {index + 1}</span>) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [first, last] = [canvas.getByText('Shade 1'), canvas.getByText('Shade 12')]
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom)
  },
}
