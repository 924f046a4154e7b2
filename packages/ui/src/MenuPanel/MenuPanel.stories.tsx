import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../Link/Link.tsx'
import { MenuPanel } from './MenuPanel.tsx'

const meta = {
  title: 'Components/MenuPanel',
  component: MenuPanel,
  args: { children: <Link href="#">Everything in Lips</Link> },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minHeight: '6rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AtTheEnd: Story = { args: { placement: 'end' } }
export const Wide: Story = { args: { placement: 'wide' } }
