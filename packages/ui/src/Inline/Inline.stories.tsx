import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TruckIcon } from '../Icon/Icon.tsx'
import { Panel } from '../Panel/Panel.tsx'
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

export const KeepsOneLine: Story = {
  render: () => (
    <Inline wrap="none" align="start" style={{ width: 160 }}>
      <TruckIcon />
      <p>Arrives tomorrow, and on Sunday outside the city.</p>
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect()
    const text = canvas.getByText(/Arrives/).getBoundingClientRect()
    await expect(text.left).toBeGreaterThan(icon?.right ?? 0)
    await expect(icon?.width).toBe(20)
  },
}

/** A box with a `gap` of its own is a stack; here it is the row that has one. */
export const IsRenderedAsAComponent: Story = {
  render: () => (
    <Inline as={Panel} gap="l" aria-label="Shades">
      <p>Ruby</p>
      <p>Plum</p>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [ruby, plum] = [canvas.getByText('Ruby'), canvas.getByText('Plum')].map((part) =>
      part.getBoundingClientRect(),
    )
    await expect(plum?.top).toBe(ruby?.top)
    await expect((plum?.left ?? 0) - (ruby?.right ?? 0)).toBeCloseTo(24, 0)
  },
}
