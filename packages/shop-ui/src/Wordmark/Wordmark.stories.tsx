import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { Wordmark } from './Wordmark.tsx'

const meta = {
  title: 'Shop/Wordmark',
  component: Wordmark,
} satisfies Meta<typeof Wordmark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { style: { '--wordmark-size': '4rem' } as CSSProperties } }
