import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/Text.tsx'
import { SideColumn } from './SideColumn.tsx'

const meta = {
  title: 'Components/SideColumn',
  component: SideColumn,
  args: {
    'aria-label': 'Filters',
    tabIndex: 0,
    children: Array.from({ length: 60 }, (_, index) => <Text key={index}>Brand {index + 1}</Text>),
  },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '12rem minmax(0, 1fr)', gap: '2rem' }}>
      <SideColumn {...args} />
      <Text style={{ minHeight: '150vh' }}>What scrolls.</Text>
    </div>
  ),
} satisfies Meta<typeof SideColumn>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Short: Story = { args: { children: <Text>One brand</Text> } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
