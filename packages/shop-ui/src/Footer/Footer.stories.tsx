import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@shop/ui/Button'
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
export const WithChoices: Story = {
  args: { choices: <Button variant="quiet">Privacy choices</Button> },
}
