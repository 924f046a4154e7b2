import type { Meta, StoryObj } from '@storybook/react-vite'
import { BulletList } from './BulletList.tsx'

const points = ['Stays for eight hours', 'With rose oil from Kannauj', 'Never tested on animals']

const meta = {
  title: 'Components/BulletList',
  component: BulletList,
  args: { children: points.map((point) => <li key={point}>{point}</li>), style: { maxWidth: 360 } },
} satisfies Meta<typeof BulletList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongPoints: Story = {
  args: { children: points.map((point) => <li key={point}>{`${point}, `.repeat(6)}</li>) },
}
