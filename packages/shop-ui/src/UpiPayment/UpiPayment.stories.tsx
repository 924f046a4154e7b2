import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { UpiPayment } from './UpiPayment.tsx'

/** A pattern that resembles a QR code and can't be scanned. */
const path = Array.from({ length: 21 }, (_, y) =>
  Array.from({ length: 21 }, (__, x) =>
    (x * 7 + y * 11 + x * y) % 3 === 0 ? `M${x + 4} ${y + 4}h1v1h-1z` : '',
  ).join(''),
).join('')

const meta = {
  title: 'Shop/UpiPayment',
  component: UpiPayment,
  args: {
    amount: '₹1,248',
    url: '#upi-id',
    qr: { size: 29, path },
    apps: [
      { id: 'gpay', name: 'Google Pay', url: '#gpay' },
      { id: 'phonepe', name: 'PhonePe', url: '#phonepe' },
      { id: 'paytm', name: 'Paytm', url: '#paytm' },
      { id: 'bhim', name: 'BHIM', url: '#bhim' },
    ],
    style: { maxWidth: 560 },
  },
} satisfies Meta<typeof UpiPayment>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    await step('A desktop shows the code', () =>
      expect(canvas.getByRole('img', { name: 'QR code for UPI' })).toBeVisible(),
    )
    await step('Its apps are of no use there', () =>
      expect(canvas.queryByRole('link', { name: 'PhonePe' })).not.toBeInTheDocument(),
    )
  },
}

export const Phone: Story = {
  args: { onAppOpen: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'PhonePe' })).toHaveAttribute('href', '#phonepe')
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('link', { name: 'PhonePe' }))
    await expect(args.onAppOpen).toHaveBeenCalledOnce()
  },
}

export const OpensAnAppByKeyboard: Story = {
  args: { onAppOpen: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'BHIM' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAppOpen).toHaveBeenCalledOnce()
  },
}
