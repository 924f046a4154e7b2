import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { MobileMenu } from './MobileMenu.tsx'

const meta = {
  title: 'Shop/MobileMenu',
  component: MobileMenu,
  globals: { viewport: { value: 'phone' } },
  args: {
    isOpen: true,
    onClose: fn(),
    onExpand: fn(),
    items: [
      {
        label: 'Makeup',
        href: '/makeup',
        children: [
          {
            label: 'Lips',
            href: '#lips',
            children: [
              { label: 'Lipstick', href: '#lipstick' },
              { label: 'Lip Gloss', href: '#lip-gloss' },
            ],
          },
          { label: 'Eyes', href: '#eyes', children: [{ label: 'Kajal', href: '#kajal' }] },
        ],
      },
      { label: 'Skin', href: '/skin', children: null },
      { label: 'Jewellery & Bags', href: '/jewellery' },
      { label: 'Brands', href: '#brands', panel: <a href="#rozana">Rozana</a> },
      { label: 'Blog', href: '/blog', isNewTab: true },
    ],
    more: [
      { label: 'Best sellers', href: '#best-sellers' },
      { label: 'Offers', href: '#offers' },
      { label: 'Returns and refunds', href: '#returns' },
    ],
  },
} satisfies Meta<typeof MobileMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }

/** A low window shows two rows beside each other. An open branch has the whole width. */
export const Landscape: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: async ({ userEvent }) => {
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    const topOf = (name: string) => menu.getByText(name).getBoundingClientRect().top
    await waitFor(() => expect(topOf('Skin')).toBe(topOf('Makeup')))
    await userEvent.click(menu.getByText('Makeup'))
    await waitFor(() => expect(topOf('Skin')).toBeGreaterThan(topOf('Makeup')))
    await expect(topOf('Eyes')).toBe(topOf('Lips'))
  },
}

/** Nothing is cut when the reader's text is twice as large. */
export const LargeText: Story = {
  args: {
    items: ['Makeup', 'Fragrance', 'Jewellery & Bags'].map((label) => ({
      label,
      href: `#${label}`,
      picture: storyPicture('lipstick-rani'),
      children: null,
    })),
  },
  beforeEach: enlargeText,
  play: async () => {
    const menu = await screen.findByRole('navigation', { name: 'Categories' })
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
}

export const OpensNestedLevels: Story = {
  play: async ({ args, userEvent, step }) => {
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await step('Open Makeup', () => userEvent.click(menu.getByText('Makeup')))
    await step('It leads to the whole collection', async () => {
      await waitFor(() =>
        expect(args.onExpand).toHaveBeenCalledWith(expect.objectContaining({ label: 'Makeup' })),
      )
      await expect(menu.getByRole('link', { name: 'Complete Makeup Collections' })).toHaveAttribute(
        'href',
        '/makeup',
      )
    })
    await step('Open Lips and follow "All Lips Product"', async () => {
      await userEvent.click(menu.getByText('Lips'))
      await userEvent.click(menu.getByRole('link', { name: 'All Lips Product' }))
    })
    await step('The menu closes', () => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const LoadsChildrenWhenOpened: Story = {
  play: async ({ userEvent }) => {
    const menu = within(await screen.findByRole('dialog'))
    await userEvent.click(menu.getByText('Skin'))
    await expect(menu.getByRole('status')).toHaveTextContent('Loading')
  },
}

export const LeadsToMore: Story = {
  play: async ({ args, userEvent }) => {
    const menu = within(await screen.findByRole('dialog'))
    await userEvent.click(menu.getByRole('link', { name: 'Offers' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const ShowsAPanel: Story = {
  globals: { viewport: { value: 'bars' } },
  play: async ({ args, userEvent }) => {
    const menu = within(await screen.findByRole('dialog'))
    await expect(menu.queryByRole('link', { name: 'Rozana' })).not.toBeInTheDocument()
    const top = menu.getByText('Brands').getBoundingClientRect().top
    await userEvent.click(menu.getByText('Brands'))
    // It would open below the fold.
    await waitFor(() => expect(menu.getByText('Brands').getBoundingClientRect().top).toBeLessThan(top))
    await userEvent.click(await menu.findByRole('link', { name: 'Rozana' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const EscapeClosesIt: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
