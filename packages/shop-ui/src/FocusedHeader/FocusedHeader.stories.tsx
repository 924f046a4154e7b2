import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { expect } from 'storybook/test'
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
/** The line below it spans the window, as on the other pages; name and link end where the content does. */
export const WiderThanThePage: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '120rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner').getBoundingClientRect()
    await expect(header.width).toBe(1920)
    const [home, back] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect())
    await expect(home!.left).toBeGreaterThan(header.left + 100)
    await expect(back!.right).toBeLessThan(header.right - 100)
  },
}

export const SmallestPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}
