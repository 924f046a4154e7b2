import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { storyProfile, storyUser } from '#testing/storyData.ts'
import { paidOrder, storyOrder, storyPaidOrder } from '#testing/storyOrder.ts'
import { showsHeading, storyPage } from '#testing/storyPage.ts'
import { fails, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import { withStorage, type StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Order placed',
  args: { path: `/Order_placed/${storyOrder.id}` },
  tags: ['!autodocs'],
  beforeEach: [withStorage({ user: storyUser }), withAnswers(paidOrder())],
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/TP-2026-000123/)).toBeVisible()
    await expect(canvas.getByText('Your payment has reached us.')).toBeVisible()
    await expect(await canvas.findByText(/We’ve sent the details to/)).toHaveTextContent(
      'We’ve sent the details to meenakshi@example.in and +91 98765 43210.',
    )
    const items = canvas.getByRole('list', { name: 'Your items' })
    const next = canvas.getByRole('heading', { name: 'What happens next' })
    await expect(items.getBoundingClientRect().bottom).toBeLessThan(next.getBoundingClientRect().top)
    await expect(canvas.getByRole('link', { name: 'See the order' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Delivery address' })).toHaveTextContent(
      storyPaidOrder.address.line1,
    )
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** Messages go to verified numbers only, and nothing says otherwise. */
export const WithoutAnAddressOfItsShopper: Story = {
  beforeEach: withAnswers(
    http.get(
      '/api/users/profile',
      says({ data: { ...storyProfile.data, email: null, phone_verified: false } }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your payment has reached us.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/We’ve sent the details/)).not.toBeInTheDocument())
  },
}

/** A cash order says near its top what to keep ready. */
export const CashOrder: Story = {
  beforeEach: withAnswers(
    paidOrder({
      payment: { method: 'cod', status: 'due_on_delivery', payment_id: null, amount_due: 998 },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keep ₹998 ready for the delivery.')).toBeVisible()
  },
}

/** After a part was cancelled, the rest is paid online. */
export const PartlyCancelled: Story = {
  beforeEach: withAnswers(
    paidOrder({
      lines: storyPaidOrder.lines.flatMap((line) => [
        { ...line, line_id: 'C'.repeat(22), title: 'Kajal', status: 'cancelled' },
        line,
      ]),
    }),
  ),
  play: async ({ canvas }) => {
    const items = await canvas.findByRole('list', { name: 'Your items' })
    await expect(items.children).toHaveLength(storyPaidOrder.lines.length)
    await expect(items).not.toHaveTextContent('Kajal')
  },
}

export const Newest: Story = {
  args: { path: '/order_placed' },
  beforeEach: withAnswers(http.get('/api/orders', says({ data: [storyPaidOrder], total: 1, page: 1 }))),
  play: Default.play,
}

export const Empty: Story = {
  args: { path: '/order_placed' },
  play: showsHeading('See all your orders'),
}

export const Cancelled: Story = {
  beforeEach: withAnswers(paidOrder({ status: 'cancelled' })),
  play: showsHeading('This order is cancelled'),
}

export const Unpaid: Story = {
  beforeEach: withAnswers(http.get('/api/orders/:id', says({ data: storyOrder }))),
  play: showsHeading('Pay ₹998'),
}

export const Unknown: Story = {
  beforeEach: withAnswers(http.get('/api/orders/:id', fails(404))),
  play: showsHeading('We couldn’t find this order'),
}

export const LongText: Story = {
  beforeEach: withAnswers(
    paidOrder({
      lines: storyPaidOrder.lines.map((line) => ({
        ...line,
        title: 'Handblock Anarkali in Indigo Cotton with a Mirror-Work Yoke and a Contrasting Dupatta',
      })),
    }),
  ),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Handblock Anarkali/))[0]).toBeVisible()
    await expectNoHorizontalScroll()
  },
}

export const Loading: Story = {
  beforeEach: withAnswers(http.get('/api/orders/:id', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: withAnswers(http.get('/api/orders/:id', fails(503))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByText('Your order is safe. Please try again in a moment.')).toBeVisible()
  },
}

export const Guest: Story = {
  beforeEach: withStorage(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^e-mail$/i })).toBeVisible()
    await expect(canvas.queryByText(/order is placed/)).not.toBeInTheDocument()
  },
}

export const GuestWithoutOrder: Story = { ...Guest, args: { path: '/order_placed' } }
