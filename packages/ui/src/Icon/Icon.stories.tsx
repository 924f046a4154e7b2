import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import * as icons from './Icon.tsx'

function AllIcons({ size }: { size: NonNullable<icons.IconProps['size']> }) {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '2rem' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li
          key={name}
          style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem', fontSize: '0.75rem' }}
        >
          <Icon size={size} />
          {name}
        </li>
      ))}
    </ul>
  )
}

const meta = { title: 'Foundations/Icon', component: AllIcons, args: { size: 'l' } } satisfies Meta<
  typeof AllIcons
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 's' } }

/** Icons keep their proportion to the text when the user enlarges it (WCAG 2.2, 1.4.4). */
export const GrowsWithTheText: Story = {
  play: async ({ canvasElement }) => {
    const root = document.documentElement
    const widths = () =>
      Array.from(canvasElement.querySelectorAll('svg'), (icon) => icon.getBoundingClientRect().width)
    const before = widths()
    root.style.fontSize = '200%'
    try {
      // With reduced motion, every change of a length is a transition of 0.01 ms.
      await waitFor(() => expect(widths()).toEqual(before.map((width) => width * 2)))
    } finally {
      root.style.removeProperty('font-size')
    }
  },
}
