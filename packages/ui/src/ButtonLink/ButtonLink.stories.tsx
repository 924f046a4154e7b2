import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: { href: '#lips', children: 'Shop lip colour', size: 'l' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Secondary: Story = { args: { variant: 'secondary', children: 'See all brands' } }
export const LongText: Story = {
  args: { children: 'Shop forty-eight transfer-proof shades of lip colour made for Indian skin' },
  globals: { viewport: { value: 'small' } },
}

export const IsALink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shop lip colour' })).toHaveAttribute('href', '#lips')
  },
}
