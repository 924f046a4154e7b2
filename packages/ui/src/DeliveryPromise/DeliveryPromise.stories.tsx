import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DeliveryPromise } from './DeliveryPromise.tsx'

const meta = {
  title: 'Components/DeliveryPromise',
  component: DeliveryPromise,
  args: { expressCities: ['Delhi-NCR', 'Jaipur'], standardDays: [3, 6], isReturnable: true },
} satisfies Meta<typeof DeliveryPromise>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NonReturnable: Story = { args: { isReturnable: false } }
export const NoExpress: Story = { args: { expressCities: [] } }

export const NotDelivered: Story = {
  args: { place: { by: null, isExpress: false, hasCashOnDelivery: false } },
}
export const ByADay: Story = {
  args: { place: { by: 'by Wed, 25 Nov', isExpress: false, hasCashOnDelivery: false } },
}
export const ByTheHour: Story = {
  args: { place: { by: 'by 6:40 pm today', isExpress: true, hasCashOnDelivery: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('At your door by 6:40 pm today')
    await expect(canvas.queryByText(/elsewhere in India/)).not.toBeInTheDocument()
  },
}

export const NamesTheCities: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'In about 2 hours in Delhi-NCR and Jaipur',
    )
  },
}
