import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { expect, waitFor } from 'storybook/test'
import { BrandLogo } from './BrandLogo.tsx'

const meta = {
  title: 'Shop/BrandLogo',
  component: BrandLogo,
  args: { name: 'Gulmohar', logo: storyPicture('jar-clay').src, style: { width: '10rem', height: '4rem' } },
} satisfies Meta<typeof BrandLogo>

export default meta
type Story = StoryObj<typeof meta>

/** The name keeps the place of the logo. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const plate = canvas.getByText('Gulmohar')
    await waitFor(() => expect(plate).toHaveAttribute('data-loaded'))
    await expect(plate).toHaveStyle({ height: '64px' })
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const WithoutLogo: Story = {
  args: { logo: null },
  play: ({ canvas }) => expect(canvas.getByText('Gulmohar')).toBeVisible(),
}
