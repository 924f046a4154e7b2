import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DeliveryEstimate } from './DeliveryEstimate.tsx'

const meta = {
  title: 'Shop/DeliveryEstimate',
  component: DeliveryEstimate,
  args: {
    returns: 7,
    place: {
      isServed: true,
      estimate: { text: 'by 6:40 pm today', isExpress: true },
      hasCashOnDelivery: true,
    },
  },
} satisfies Meta<typeof DeliveryEstimate>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Arrives by 6:40 pm today')
  },
}

/** A shopper who chose a city. */
export const InACity: Story = {
  args: { area: 'Delhi-NCR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ in Delhi-NCR\. Enter your pincode to be sure/)).toBeVisible()
    await expect(canvas.queryByText(/Cash on delivery/)).not.toBeInTheDocument()
  },
}

export const ByParcel: Story = {
  args: {
    place: {
      isServed: true,
      estimate: { text: 'by Wed, 25 Nov', isExpress: false },
      hasCashOnDelivery: false,
    },
  },
}

/** The product alone costs more than an order to be paid in cash may. */
export const TooExpensiveForCash: Story = {
  args: {
    place: {
      isServed: true,
      estimate: { text: 'by Wed, 25 Nov', isExpress: false },
      hasCashOnDelivery: true,
      cashUpTo: 10_000,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No cash on delivery above ₹10,000: pay online')).toBeVisible()
  },
}

/** The shop delivers within hours there, but not this product. */
export const MissingNearby: Story = {
  args: {
    place: {
      isServed: true,
      estimate: { text: 'by Sat, 28 Nov', isExpress: false, isMissingNearby: true },
      hasCashOnDelivery: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'Arrives by Sat, 28 Nov. Our store near you can’t send it right now, so it comes by parcel.',
    )
  },
}

/** Without a choice, the earliest of the options in stock. */
export const Varies: Story = {
  args: {
    place: {
      isServed: true,
      estimate: { text: 'tomorrow by 11 am', isExpress: true, dayOfSome: 'tomorrow' },
      hasCashOnDelivery: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'Arrives tomorrow by 11 am. Some options take longer.',
    )
  },
}

export const NonReturnable: Story = {
  args: { returns: 'hygiene' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Can’t be returned, for hygiene reasons/)).toBeVisible()
  },
}

export const NonReturnableInnerwear: Story = {
  args: { returns: 'innerwear' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Innerwear can’t be returned/)).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/hygiene|baby/i)
  },
}

/** Without a pincode there is no delivery time. */
export const NoPincode: Story = {
  args: { place: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Enter your pincode to see when it arrives')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/hours|days?\b.*elsewhere|today|tomorrow/)
  },
}

export const Loading: Story = { args: { place: 'loading' } }

/** Without a response, no delivery time is shown. */
export const Failed: Story = {
  args: { place: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const NotDelivered: Story = {
  args: { place: { isServed: false, estimate: null, hasCashOnDelivery: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We don’t deliver there yet')
  },
}

export const OutOfStock: Story = {
  args: { place: { isServed: true, estimate: null, hasCashOnDelivery: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Arrives/)).not.toBeInTheDocument()
  },
}
