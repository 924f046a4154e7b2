import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchBox } from '../SearchBox/SearchBox.tsx'
import { Header } from './Header.tsx'

const meta = {
  title: 'Components/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    menu: [
      ...[
        'Makeup',
        'Skin',
        'Hair',
        'Fragrance',
        'Bath & Body',
        'Clothing',
        'Jewellery & Bags',
        'Mom & Baby',
      ].map((label, index) => ({ label, href: `/category/${index}`, isCurrent: index === 0 })),
      { label: 'Blog', href: '/blog', isSecondary: true, isNewTab: true },
    ],
    search: <SearchBox action="/productList/searchProducts" suggestions={null} onQueryChange={fn()} />,
    account: { label: 'Login', href: '/login' },
    wishlistHref: '/login',
    cartHref: '/mycart',
    cartCount: 2,
    onMenuOpen: fn(),
    onMenuIntent: fn(),
  },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const EmptyCart: Story = { args: { cartCount: 0 } }
export const ManyItems: Story = { args: { cartCount: 128 } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const SaysHowMuchIsInTheCart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart (2 items)' })).toHaveAttribute('href', '/mycart')
    await expect(canvas.getByText(/Delivery in just/)).toHaveTextContent(
      'Delivery in just 2 hours in DELHI-NCR',
    )
  },
}

export const OpensTheMobileMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(args.onMenuOpen).toHaveBeenCalledOnce()
  },
}

export const BlogOpensInANewTab: Story = {
  play: async ({ canvas }) => {
    const blog = canvas.getByRole('link', { name: 'Blog (opens in a new tab)' })
    await expect(blog).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: 'Makeup' })).toHaveAttribute('aria-current', 'true')
  },
}
