import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { FocusedHeader } from './FocusedHeader.tsx'

const meta = {
  title: 'Shop/FocusedHeader',
  component: FocusedHeader,
  args: { homeHref: '/' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FocusedHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallestPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}
