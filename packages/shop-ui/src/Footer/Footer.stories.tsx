import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@shop/ui/Button'
import { expect, within } from 'storybook/test'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Shop/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    about: 'Beauty and fashion for women in India, chosen with care and brought in two hours in Delhi-NCR.',
    legal: (
      <>
        <span>© 2026 the product</span>
        <span>All prices in rupees, taxes included</span>
      </>
    ),
    columns: [
      {
        title: 'Shop',
        links: ['Makeup', 'Skin', 'Hair', 'Clothing'].map((label) => ({ label, href: `/category/${label}` })),
      },
      {
        title: 'Help',
        links: [
          { label: 'Returns and refunds', href: '/Return&Refund' },
          { label: 'Shipping', href: '/Shipping&Delievery_policy' },
          { label: 'Contact', href: '/Contact_us' },
        ],
      },
      {
        title: 'The product',
        links: [
          { label: 'About us', href: '/About_us' },
          { label: 'Privacy', href: '/privacy_policy' },
          { label: 'Investors', href: '/investor-relations' },
        ],
      },
    ],
  },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
/** The footer has a border in forced-colours mode. */
export const ForcedColours: Story = { parameters: { forcedColors: true } }
export const WithPaymentsAndSocials: Story = {
  args: {
    payments: ['UPI', 'RuPay', 'Visa', 'Mastercard', 'Net banking', 'Cash on delivery'],
    socials: [{ name: 'Instagram', href: 'https://instagram.example/the-product' }],
  },
  play: async ({ canvas }) => {
    const payments = within(canvas.getByRole('list', { name: 'Payment methods' }))
    await expect(payments.getAllByRole('listitem')).toHaveLength(6)
    const socials = within(canvas.getByRole('list', { name: 'Follow us' }))
    await expect(socials.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://instagram.example/the-product',
    )
  },
}

/** The list of social networks is left out when the shop is on none. */
export const WithoutSocials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Follow us' })).toBeNull()
  },
}

/** A page with one task, such as a checkout, has a footer of one row. */
export const OneRow: Story = {
  args: {
    about: undefined,
    columns: undefined,
    links: [
      { label: 'Returns and refunds', href: '/Return&Refund' },
      { label: 'Terms and conditions', href: '/Term&Condition' },
      { label: 'Contact us', href: '/Contact_us' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
export const OneRowOnAPhone: Story = { ...OneRow, globals: { viewport: { value: 'phone' } } }

export const WithChoices: Story = {
  args: { choices: <Button variant="quiet">Privacy choices</Button> },
}
