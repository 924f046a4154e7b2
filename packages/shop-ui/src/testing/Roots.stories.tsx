import { rootsOf, type StoryFile } from '@shop/ui/testing/rootsOf'
import type { Meta, StoryObj } from '@storybook/react-vite'

const { Roots, expectAllReached } = rootsOf(
  import.meta.glob<StoryFile>('../[A-Z]*/*.stories.tsx', { eager: true }),
  'PlaceText ShopTextsProvider',
)

const meta = {
  title: 'Shop/Roots',
  component: Roots,
  tags: ['!autodocs', '!dev'],
  // Names repeat, because all components are on one page.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Roots>

export default meta
type Story = StoryObj<typeof meta>

export const NativePropsReachEveryRoot: Story = { play: expectAllReached }
