import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { expect, fn, waitFor } from 'storybook/test'
import { AccountNav } from './AccountNav.tsx'

const meta = {
  title: 'Shop/AccountNav',
  component: AccountNav,
  args: {
    items: [
      { label: 'Profile', href: '#profile', isCurrent: false },
      { label: 'Orders', href: '#orders', isCurrent: true },
      { label: 'Wishlist', href: '#wishlist', isCurrent: false },
      { label: 'Addresses', href: '#addresses', isCurrent: false },
      { label: 'Devices', href: '#devices', isCurrent: false },
    ],
    onLogout: fn(),
  },
} satisfies Meta<typeof AccountNav>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One row, which has scrolled to the current item. Logout is beside the greeting. */
export const Phone: Story = {
  args: {
    items: meta.args.items.map((item) => ({ ...item, isCurrent: item.label === 'Devices' })),
    children: <p>Namaste Meenakshi</p>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Devices' }).getBoundingClientRect()
    await expect(current.left).toBeGreaterThanOrEqual(0)
    await expect(current.right).toBeLessThanOrEqual(window.innerWidth)
    const logout = canvas.getByRole('button', { name: 'Logout' }).getBoundingClientRect()
    await expect(logout.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(logout.bottom).toBeLessThanOrEqual(current.top)
    await expectNoHorizontalScroll()
  },
}

/** An item that is in sight needs no scrolling: the first one stays below the greeting. */
export const PhoneStaysWhereItIs: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, isCurrent: item.label === 'Wishlist' })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').scrollLeft).toBe(0)
  },
}

/** The row fades at the edges of the window while there is more, and shows its first and last items in full at its ends. */
export const PhoneFadesWhatGoesOn: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, isCurrent: item.label === 'Profile' })) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, step }) => {
    const row = canvas.getByRole('list')
    const width = parseFloat(getComputedStyle(row, '::after').width)
    const before = () => getComputedStyle(row, '::before')
    await step('At the start of the row, the fade is at the other edge', async () => {
      await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
      await expect(getComputedStyle(row, '::after').position).toBe('sticky')
      await expect(before().opacity).toBe('0')
    })
    await step('At the end of the row it covers nothing, and the start has one', async () => {
      row.scrollLeft = row.scrollWidth
      const last = canvas.getByRole('link', { name: 'Devices' }).getBoundingClientRect()
      await expect(last.right).toBeLessThanOrEqual(
        canvasElement.ownerDocument.documentElement.clientWidth - width,
      )
      await waitFor(() => expect(before().opacity).toBe('1'))
    })
  },
}

export const MarksTheCurrentItemAndLogsOut: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The current part is marked', () =>
      expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page'),
    )
    await step('Log out by keyboard', async () => {
      canvas.getByRole('button', { name: 'Logout' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onLogout).toHaveBeenCalledOnce()
    })
  },
}

export const PressingLogoutLogsOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}
