import type { Meta, StoryObj } from '@storybook/react-vite'
import { BoltIcon, ReturnIcon, ShieldIcon, TagIcon } from '@shop/ui/Icon'
import { PromiseStrip } from './PromiseStrip.tsx'

const meta = {
  title: 'Shop/PromiseStrip',
  component: PromiseStrip,
  args: {
    promises: [
      { icon: <BoltIcon />, title: 'In 2 hours', text: 'across Delhi-NCR' },
      { icon: <ReturnIcon />, title: '7-day returns', text: 'picked up at your door' },
      { icon: <ShieldIcon />, title: 'Only the real thing', text: 'from the brands themselves' },
      { icon: <TagIcon />, title: 'UPI, cards or cash', text: 'nothing hidden at the end' },
    ],
  },
} satisfies Meta<typeof PromiseStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
