import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RawLink } from './RawLink.tsx'

const meta = {
  title: 'Components/RawLink',
  component: RawLink,
  args: { href: '#lips', children: 'Lips' },
} satisfies Meta<typeof RawLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without a `LinkProvider` it is an anchor, to which the settings of a router mean nothing. */
export const IsAnAnchor: Story = {
  args: { replace: true, keepScroll: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Lips' })
    await expect(link.getAttributeNames()).toEqual(['href'])
  },
}
