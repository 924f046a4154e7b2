import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CartOffers, type CartOfferState } from './CartOffers.tsx'

const nails: CartOfferState = {
  id: 1,
  title: 'Any 4 for ₹349',
  href: '#nails',
  isApplied: false,
  isGift: false,
  saving: 0,
  hint: 'Add 1 more: 4 for ₹349',
  progress: { have: 3, need: 4 },
}
const gift: CartOfferState = {
  id: 2,
  title: 'Free Kokum Butter Lip Balm from ₹999',
  href: '#gift',
  isApplied: false,
  isGift: true,
  saving: 0,
  hint: 'Add ₹399 more for a free Kokum Butter Lip Balm',
  progress: { have: 600, need: 999 },
}

const meta = {
  title: 'Components/CartOffers',
  component: CartOffers,
  args: { offers: [nails], style: { maxWidth: 400 } },
} satisfies Meta<typeof CartOffers>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add 1 more: 4 for ₹349' })).toHaveAttribute(
      'href',
      '#nails',
    )
  },
}
export const Applied: Story = {
  args: { offers: [{ ...nails, isApplied: true, saving: 47, hint: null, progress: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You save ₹47')).toBeVisible()
  },
}
/** A gift is no saving: the shopper did not choose it. */
export const GiftApplied: Story = {
  args: { offers: [{ ...gift, isApplied: true, saving: 527, hint: null, progress: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free gift, worth ₹527')).toBeVisible()
  },
}
export const ProgressToAGift: Story = { args: { offers: [gift] } }
export const GiftOutOfStock: Story = {
  args: { offers: [{ ...gift, hint: 'The gift is out of stock.', progress: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const Several: Story = {
  args: {
    offers: [
      { ...nails, isApplied: true, saving: 47, hint: null, progress: null },
      gift,
      {
        id: 3,
        title: 'Shampoo + conditioner: 15% off together',
        href: '#hair',
        isApplied: false,
        isGift: false,
        saving: 0,
        hint: 'Add conditioner for 15% off together',
        progress: { have: 1, need: 2 },
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
}
export const Updating: Story = { args: { isPending: true } }
export const RendersNothingWithoutOffers: Story = {
  args: { offers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const AnnouncesWhatIsMissing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Add 1 more: 4 for ₹349')
  },
}
