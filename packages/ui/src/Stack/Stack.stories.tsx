import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: ['Ruby', 'Plum', 'Rose'].map((shade) => <p key={shade}>{shade}</p>) },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Wide: Story = { args: { gap: 'xl' } }
export const ForReading: Story = { args: { maxWidth: 'measure' } }
export const AtTheStart: Story = { args: { align: 'start' } }

export const StandsBelow: Story = {
  args: { gap: 'l' },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Ruby'), canvas.getByText('Plum')]
    await expect(second.getBoundingClientRect().top - first.getBoundingClientRect().bottom).toBeCloseTo(24, 0)
  },
}

export const AlignsOnlyItsOwnParts: Story = {
  args: {
    align: 'center',
    children: (
      <Stack style={{ width: 200 }}>
        <p>Wine</p>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wine').getBoundingClientRect().width).toBe(200)
  },
}

export const IsRenderedAsAComponent: Story = {
  render: () => (
    <Stack as={Panel} tone="card" aria-label="Shades">
      <p>Ruby</p>
      <p>Plum</p>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Shades' })
    await expect(panel).toHaveStyle({ display: 'grid' })
    await expect(panel.childElementCount).toBe(2)
  },
}
