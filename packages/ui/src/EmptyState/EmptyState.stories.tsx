import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { BagIcon } from '../Icon/Icon.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'Your cart is empty',
    icon: <BagIcon size="xl" />,
    children: 'Things that you add stay here, also without an account.',
    actions: <ButtonLink href="/">Look around</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Accent: Story = { args: { tone: 'accent' } }
export const WithoutActions: Story = {
  args: { actions: undefined, title: 'No Blogs Found', children: undefined },
}
export const Phone: Story = { globals: { viewport: { value: 'small' } } }
