import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { share: 0.6 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { share: 0 } }
export const Full: Story = { args: { share: 1 } }
