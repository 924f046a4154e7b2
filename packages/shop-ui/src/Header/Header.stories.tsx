import { messages } from '@shop/contract/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx'
import { CityList } from '../CityList/CityList.tsx'
import { CitySelect } from '../CitySelect/CitySelect.tsx'
import { MenuLinks } from '../MenuLinks/MenuLinks.tsx'
import { MainMenu } from '../MainMenu/MainMenu.tsx'
import { UserIcon } from '@shop/ui/Icon'
import { MenuDisclosure } from '@shop/ui/MenuDisclosure'
import { SearchBox } from '@shop/ui/SearchBox'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { storyMenu, storyMenuLinks } from '../testing/storyMenu.tsx'
import { Header } from './Header.tsx'

const meta = {
  title: 'Shop/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    banner: {
      text: messages.deliveryBanner('2 hours', 'DELHI-NCR'),
      time: '2 hours',
      hours: 'Orders from 9 am to 9 pm',
    },
    homeHref: '/',
    city: (
      <CitySelect value={null}>
        <CityList
          cities={[
            { name: 'Delhi', href: '#delhi' },
            { name: 'Jaipur', href: '#jaipur' },
          ]}
          value={null}
          onChange={fn()}
        />
      </CitySelect>
    ),
    menu: (
      <>
        <MainMenu items={storyMenu} />
        <MenuLinks items={storyMenuLinks} />
      </>
    ),
    search: <SearchBox action="/productList/searchProducts" suggestions={null} onQueryChange={fn()} />,
    account: { label: 'Log in', href: '/login' },
    wishlistHref: '/login',
    cart: { href: '/mycart', count: 2 },
    onMenuOpen: fn(),
    onMenuIntent: fn(),
  },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ManyItems: Story = {
  args: { cart: { href: '/mycart', count: 128 } },
  play: ({ canvas }) => expect(canvas.getByText('99+')).toBeVisible(),
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const SmallestPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expectNoHorizontalScroll()
    const promise = canvas.getByText('2 hours').parentElement!
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(promise)
    const text = promise.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    await expect(text).toBeLessThan(1.5 * Number.parseFloat(lineHeight))
    const hours = canvas.getByText('Orders from 9 am to 9 pm').getBoundingClientRect()
    await expect(hours.top).toBeGreaterThanOrEqual(promise.getBoundingClientRect().bottom)
    await expect(promise.parentElement!.clientHeight).toBeLessThan(48)
  },
}
export const ForcedColours: Story = { parameters: { forcedColors: true } }
/** The header takes two fifths of the window at most when the reader's text is twice as large. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    await expectNoHorizontalScroll()
    const top = (element: HTMLElement) => element.getBoundingClientRect().top
    const home = canvas.getByRole('link', { name: /home/i })
    const cart = canvas.getByRole('link', { name: /^Cart/ })
    const bar = home.parentElement!
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThan(0.4 * window.innerHeight))
    await expect(Math.abs(top(home) - top(cart))).toBeLessThan(4)
    // The promise has two lines, and readers hear its hours.
    const hours = canvas.getByText('Orders from 9 am to 9 pm')
    await waitFor(() => expect(hours.offsetWidth).toBe(1))
    await waitFor(() => expect(hours.parentElement!.offsetHeight).toBeLessThan(80))
  },
}
export const LargeTextOnTheSmallestPhone: Story = {
  globals: { viewport: { value: 'small' } },
  beforeEach: enlargeText,
  play: () => expectNoHorizontalScroll(),
}
/** In a low window the bar is not sticky: it covers nothing above it. */
export const LargeTextInALowWindow: Story = {
  globals: { viewport: { value: 'landscape' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('link', { name: /home/i }).parentElement!
    const strip = bar.previousElementSibling!
    const gap = () => bar.getBoundingClientRect().top - strip.getBoundingClientRect().bottom
    await waitFor(() => expect(gap()).toBe(0))
  },
}
export const LargeTextOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    await expectNoHorizontalScroll()
    const label = canvas.getByText('Log in')
    await waitFor(() => expect(label.getClientRects()).toHaveLength(1))
    await expect(label.getBoundingClientRect().height).toBeLessThan(60)
  },
}

/** Of a bar with enlarged text the last rows stay, a quarter of the window, until something of it is focused. */
export const LargeTextScrollsAway: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: enlargeText,
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ height: '200rem' }} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    window.scrollTo(0, 1000)
    const bar = canvas.getByRole('link', { name: /home/i }).parentElement
    await waitFor(() => expect(bar?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 3.5))
    canvas.getByRole('link', { name: /home/i }).focus({ preventScroll: true })
    await waitFor(() => expect(bar?.getBoundingClientRect().top).toBe(0))
    window.scrollTo(0, 0)
  },
}

const onTheWayDown: Pick<Story, 'decorators' | 'beforeEach'> = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ height: '200rem' }} />
      </>
    ),
  ],
  beforeEach: () => {
    document.documentElement.dataset.away = ''
    return () => {
      delete document.documentElement.dataset.away
      window.scrollTo(0, 0)
    }
  },
}

/** On the way down a page the bar of a phone is out of sight, until something of it is focused. */
export const Away: Story = {
  ...onTheWayDown,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    window.scrollTo(0, 1000)
    const bar = canvas.getByRole('link', { name: /home/i }).parentElement
    await waitFor(() => expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(0))
    canvas.getByRole('link', { name: /home/i }).focus({ preventScroll: true })
    await waitFor(() => expect(bar?.getBoundingClientRect().top).toBe(0))
  },
}

/** On a desktop the bar stays, and the menus slide behind it unless one is open. */
export const MenusAway: Story = {
  ...onTheWayDown,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, 1000)
    const bar = canvas.getByRole('link', { name: /home/i }).parentElement
    const categories = canvas.getByRole('button', { name: 'Categories' })
    const hidden = () =>
      (bar?.getBoundingClientRect().bottom ?? 0) - categories.getBoundingClientRect().bottom
    await expect(bar?.getBoundingClientRect().top).toBe(0)
    await waitFor(() => expect(hidden()).toBeGreaterThanOrEqual(0))
    categories.focus({ preventScroll: true })
    await userEvent.click(categories)
    await waitFor(() => expect(hidden()).toBeLessThan(-40))
  },
}

/** The row has one line. What it has no room for is left out. */
const hasOneLine =
  (...labels: string[]): Story['play'] =>
  async ({ canvas }) => {
    const row = within(canvas.getByRole('navigation', { name: 'Main menu' }))
    const items = () => row.getAllByRole('listitem')
    await waitFor(() =>
      expect(
        items()
          .slice(10)
          .map(({ textContent }) => textContent),
      ).toEqual(labels),
    )
    const boxes = () => items().map((item) => item.getBoundingClientRect())
    await waitFor(() => expect(new Set(boxes().map(({ top }) => top)).size).toBe(1))
    // They are told apart, in letters that can be read.
    const gaps = boxes()
      .slice(1)
      .map(({ left }, index) => left - (boxes()[index]?.right ?? 0))
    await expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14)
    const link = row.getByRole('link', { name: 'Mom & Baby' })
    await expect(Number.parseFloat(getComputedStyle(link).fontSize)).toBeGreaterThan(13)
  }
const blog = 'Blog(opens in a new tab)'

export const NarrowestDesktop: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: hasOneLine(blog),
}
export const LinksOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: hasOneLine('Offers', 'New launches', blog),
}
/** Enlarged text has no room for them. */
export const LinksWithLargeText: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Blog/ })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Offers' })).not.toBeInTheDocument())
    await expectNoHorizontalScroll()
  },
}

export const At200PerCent: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: () => expectNoHorizontalScroll(),
}
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

const menu = (
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
export const LoggedIn: Story = { args: { account: { menu } } }
/** The labels of the links give way to the search. */
export const LargeTextLoggedIn: Story = {
  args: { account: { menu } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await waitFor(() => expect(field.offsetWidth).toBeGreaterThan(400))
    await expectNoHorizontalScroll()
  },
}
export const LoggedInOnPhone: Story = {
  args: { account: { menu } },
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

/** Nothing above or below the row covers the focus ring of its buttons. */
export const WholeFocusRings: Story = {
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByRole('button', { name: /^City/ })
    await userEvent.tab()
    await expect(city).toHaveFocus()
    await expect(getComputedStyle(city).outlineOffset).toBe('-2px')
    const brands = canvas.getByRole('button', { name: 'Brands' })
    canvas.getByRole('button', { name: 'Categories' }).focus()
    await userEvent.tab()
    await expect(brands).toHaveFocus()
    await expect(getComputedStyle(brands).outlineOffset).toBe('-2px')
  },
}

export const NamesTheCartCount: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart (2 items)' })).toHaveAttribute('href', '/mycart')
    await expect(canvas.getByText(/Delivery in just/)).toHaveTextContent(
      /^Delivery in just 2 hours in DELHI-NCR$/,
    )
  },
}

/** The promise and its hours are on one line, in the middle of a desktop's strip. */
export const HoursBesideThePromise: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const promise = canvas.getByText(/Delivery in just/).getBoundingClientRect()
    const hours = canvas.getByText('Orders from 9 am to 9 pm').getBoundingClientRect()
    await expect(Math.abs(hours.top - promise.top)).toBeLessThan(2)
    await expect(Math.abs(promise.left + hours.right - window.innerWidth)).toBeLessThan(40)
  },
}
/** A parcel can be ordered at any hour. */
export const WithoutHours: Story = {
  args: { banner: { text: 'Delivery in 2 days to Mumbai', time: '2 days' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { top, height } = canvas.getByText(/^Delivery in/).getBoundingClientRect()
    const strip = canvas.getByText(/^Delivery in/).parentElement!.getBoundingClientRect()
    await expect(Math.abs(top + height / 2 - strip.top - strip.height / 2)).toBeLessThan(2)
  },
}

export const CartBadge: Story = {
  args: { cart: { href: '/mycart', count: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cart (3 items)' })).toContainElement(canvas.getByText('3'))
  },
}

export const EmptyCart: Story = {
  args: { cart: { href: '/mycart', count: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Cart' })).toHaveTextContent(/^Cart$/),
}

export const OpensTheMobileMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onMenuOpen).toHaveBeenCalledTimes(2)
  },
}
