import type { Meta, StoryObj } from '@storybook/react-vite'
import { showsHeading, storyPage } from '#testing/storyPage.ts'
import type { StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Not found',
  args: { path: '/no/such/page' },
  tags: ['!autodocs'],
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: showsHeading('We can’t find that page') }
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
