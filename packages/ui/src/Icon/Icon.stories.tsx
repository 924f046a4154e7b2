import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from './Icon.tsx'

function AllIcons({ size }: { size: number }) {
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

const meta = { title: 'Foundations/Icons', component: AllIcons, args: { size: 24 } } satisfies Meta<
  typeof AllIcons
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 16 } }
