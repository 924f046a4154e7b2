import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx'
import { BrandsMenu } from '../BrandsMenu/BrandsMenu.tsx'
import { CategoryPanel } from '../CategoryPanel/CategoryPanel.tsx'
import { CitySelect } from '../CitySelect/CitySelect.tsx'
import { MegaMenu } from '../MegaMenu/MegaMenu.tsx'
import { UserIcon } from '@shop/ui/Icon'
import { MenuDisclosure } from '@shop/ui/MenuDisclosure'
import { SearchBox } from '@shop/ui/SearchBox'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { storyBrands } from '../testing/storyBrands.ts'
import { Header } from './Header.tsx'

const meta = {
  title: 'Shop/Header',
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
      ].map((label, index) => ({
        label,
        href: `/category/${index}`,
        isCurrent: index === 0,
        panel: (
          <CategoryPanel
            label={label}
            allHref="#all"
            branches={[
              { label: 'Lips', href: '#lips', children: [{ label: 'Lipstick', href: '#lipstick' }] },
            ]}
          />
        ),
      })),
      { label: 'Blog', href: '/blog', isSecondary: true, isNewTab: true },
    ],
    city: (
      <CitySelect
        cities={[
          { name: 'Delhi', href: '#delhi' },
          { name: 'Jaipur', href: '#jaipur' },
        ]}
        selected={null}
        onSelect={fn()}
      />
    ),
    menus: (
      <>
        <MenuDisclosure label="Categories" placement="wide">
          <MegaMenu
            categories={[
              { id: 1, label: 'Makeup', href: '#makeup' },
              { id: 2, label: 'Skin', href: '#skin' },
            ]}
            selectedId={1}
            onSelect={fn()}
            branches={[
              { label: 'Lips', href: '#lips', children: [{ label: 'Lipstick', href: '#lipstick' }] },
            ]}
          />
        </MenuDisclosure>
        <MenuDisclosure label="Brands" placement="wide">
          <BrandsMenu
            brands={storyBrands}
            tab="popular"
            onTabChange={fn()}
            hrefOf={({ slug }) => `#${slug}`}
          />
        </MenuDisclosure>
      </>
    ),
    search: <SearchBox action="/productList/searchProducts" suggestions={null} onQueryChange={fn()} />,
    account: { label: 'Log in', href: '/login' },
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
export const ManyItems: Story = {
  args: { cartCount: 128 },
  play: ({ canvas }) => expect(canvas.getByText('99+')).toBeVisible(),
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const SmallestPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}
export const ForcedColours: Story = { parameters: { forcedColors: true } }
/** The icons move below the name when the reader's text is twice as large. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: () => expectNoHorizontalScroll(),
}

export const At200PerCent: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: () => expectNoHorizontalScroll(),
}
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

const accountMenu = (
  <MenuDisclosure
    placement="end"
    label={
      <>
        <UserIcon />
        <VisuallyHidden>Account of </VisuallyHidden>
        <span data-part="label">Asha</span>
      </>
    }
  >
    <AccountMenu name="Asha Rao" links={[{ label: 'Profile', href: '#profile' }]} onLogout={fn()} />
  </MenuDisclosure>
)
export const LoggedIn: Story = { args: { accountMenu } }
export const LoggedInOnPhone: Story = {
  args: { accountMenu },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Asha' }))
    await expect(canvas.getByText('Welcome, Asha Rao')).toBeVisible()
    await expectNoHorizontalScroll()
  },
}

export const OpensOneMenuAtATime: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    const categories = canvas.getByRole('button', { name: 'Categories' })
    const brands = canvas.getByRole('button', { name: 'Brands' })
    await step('Open the categories', async () => {
      await userEvent.click(categories)
      await expect(canvas.getByRole('link', { name: 'Lipstick' })).toBeVisible()
    })
    await step('Open the brands: the categories close', async () => {
      await userEvent.click(brands)
      await expect(canvas.getByRole('link', { name: 'Rozana' })).toBeVisible()
      await expect(categories).toHaveAttribute('aria-expanded', 'false')
    })
    await step('Go on to the search box: the brands close', async () => {
      await userEvent.click(canvas.getByRole('combobox'))
      await expect(brands).toHaveAttribute('aria-expanded', 'false')
    })
  },
}

export const NamesTheCartCount: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart (2 items)' })).toHaveAttribute('href', '/mycart')
    await expect(canvas.getByText(/Delivery in just/)).toHaveTextContent(
      'Delivery in just 2 hours in DELHI-NCR',
    )
  },
}

export const CartBadge: Story = {
  args: { cartCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cart (3 items)' })).toContainElement(canvas.getByText('3'))
  },
}

export const EmptyCart: Story = {
  args: { cartCount: 0 },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Cart' })).toHaveTextContent(/^Cart$/),
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

export const OpensACategory: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const more = canvas.getByRole('button', { name: 'More in Skin' })
    const child = () => canvas.queryByRole('link', { name: 'Lipstick' })
    await step('The button opens the panel, Escape closes it and returns the focus', async () => {
      await userEvent.click(more)
      await expect(more).toHaveAttribute('aria-expanded', 'true')
      await expect(child()).toBeVisible()
      await userEvent.tab()
      await userEvent.keyboard('{Escape}')
      await expect(child()).not.toBeInTheDocument()
      await expect(more).toHaveFocus()
    })
    await step('Another category takes its place, and a press elsewhere closes it', async () => {
      await userEvent.click(more)
      await userEvent.click(canvas.getByRole('button', { name: 'More in Hair' }))
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      await expect(canvas.getByRole('link', { name: 'All Hair Product' })).toBeVisible()
      await userEvent.click(canvas.getByRole('combobox'))
      await expect(child()).not.toBeInTheDocument()
    })
    await step('The pointer opens it', async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Skin' }))
      await expect(await canvas.findByRole('link', { name: 'All Skin Product' })).toBeVisible()
    })
  },
}
