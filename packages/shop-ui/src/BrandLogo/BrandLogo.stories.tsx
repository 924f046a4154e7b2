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

const TRANSPARENT = 'rgba(0, 0, 0, 0)'

export const Default: Story = {
  play: async ({ canvas }) => {
    const plate = canvas.getByText('Gulmohar')
    await waitFor(() => expect(plate.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
    await expect(getComputedStyle(plate).color).toBe(TRANSPARENT)
    await expect(plate).toHaveStyle({ height: '64px' })
  },
}

/** The plate stays empty while the logo loads: out of sight, it does not begin. */
export const Loading: Story = {
  // An address of its own: what another story has loaded, the browser shows at once.
  args: { logo: `${storyPicture('jar-clay').src}?later` },
  decorators: [
    (Story) => (
      <>
        <div style={{ height: '9000px' }} />
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const plate = canvas.getByText('Gulmohar')
    await expect(plate.querySelector('img')?.naturalWidth).toBe(0)
    await expect(getComputedStyle(plate).color).toBe(TRANSPARENT)
    await expect(plate).toHaveStyle({ height: '64px' })
  },
}

export const Failed: Story = {
  args: { logo: 'data:image/png,broken' },
  play: async ({ canvas }) => {
    const plate = canvas.getByText('Gulmohar')
    await waitFor(() => expect(getComputedStyle(plate).color).not.toBe(TRANSPARENT))
    await expect(plate).toHaveStyle({ height: '64px' })
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const WithoutLogo: Story = {
  args: { logo: null },
  play: ({ canvas }) => expect(canvas.getByText('Gulmohar')).toBeVisible(),
}
