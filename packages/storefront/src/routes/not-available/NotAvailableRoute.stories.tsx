import type { Meta, StoryObj } from '@storybook/react-vite'
import { showsHeading, storyPage } from '#testing/storyPage.ts'
import type { StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Not available',
  args: { path: '/not_available' },
  tags: ['!autodocs'],
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: showsHeading('We don’t deliver there yet') }
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
