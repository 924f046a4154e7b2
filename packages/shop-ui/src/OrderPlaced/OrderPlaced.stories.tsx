import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { OrderPlaced } from './OrderPlaced.tsx'

const meta = {
  title: 'Shop/OrderPlaced',
  component: OrderPlaced,
  args: {
    number: 'TP-2026-000123',
    deliveryEstimate: 'by 6:40 pm today',
    actions: (
      <>
        <ButtonLink href="#order">See the order</ButtonLink>
        <ButtonLink href="#home" variant="secondary">
          Continue shopping
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof OrderPlaced>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('your order is placed')
    await expect(canvas.getByRole('status')).toHaveTextContent('Arrives by 6:40 pm today')
  },
}
/** Its buttons fill the width, like all main buttons of a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [see, shop] = canvas.getAllByRole('link')
    await waitFor(() => expect(see!.getBoundingClientRect().left).toBeLessThan(64))
    await expect(shop!.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth - 64)
  },
}
export const WithoutNumber: Story = { args: { number: undefined, deliveryEstimate: undefined } }
