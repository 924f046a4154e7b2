import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from './Container.tsx'

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { children: 'How to find your red in four minutes' },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ForText: Story = { args: { width: 'text' } }
export const Narrow: Story = { args: { width: 'narrow', gap: 'l', top: 'm', bottom: 'xl' } }
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
