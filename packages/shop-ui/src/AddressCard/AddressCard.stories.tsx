import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '@shop/ui/Button'
import { AddressCard, type AddressData } from './AddressCard.tsx'

const address: AddressData = {
  name: 'Asha Menon',
  phone: '+919876543210',
  pincode: '302001',
  line1: '14, Amber Residency',
  line2: 'C-Scheme',
  landmark: 'Opposite Statue Circle',
  city: 'Jaipur',
  state: 'Rajasthan',
  type: 'home',
}

const onEdit = fn()

const meta = {
  title: 'Shop/AddressCard',
  component: AddressCard,
  args: {
    address,
    actions: (
      <Button variant="quiet" onClick={onEdit} aria-label="Edit the address of Asha Menon">
        Edit
      </Button>
    ),
  },
} satisfies Meta<typeof AddressCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { isDefault: true } }
export const WorkAddress: Story = { args: { address: { ...address, type: 'work', landmark: '', line2: '' } } }
export const WithoutActions: Story = { args: { actions: undefined } }
export const LongestContent: Story = {
  args: {
    isDefault: true,
    address: {
      ...address,
      name: 'Venkatanarasimharajuvaripeta Lakshmi Sarojini Balasubramaniam',
      line1: 'Flat 1204, Tower B, Brigade Meadows Wisteria, Kanakapura Main Road, Udayapura Post',
      line2: 'Behind the old government primary school and the water tank, Saluhunase Village',
      landmark: 'The blue gate after the second temple on the left',
    },
  },
  globals: { viewport: { value: 'small' } },
}

/** On a phone the main button fills the line beside the quiet one. */
export const ChosenOnAPhone: Story = {
  args: {
    actions: (
      <>
        <Button>Deliver here</Button>
        <Button variant="quiet">Edit</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [main, quiet] = ['Deliver here', 'Edit'].map((name) => canvas.getByRole('button', { name }))
    await expect(main?.offsetWidth).toBeGreaterThan(3 * (quiet?.offsetWidth ?? 0))
    await expect(main?.offsetTop).toBe(quiet?.offsetTop)
  },
}

export const ReadsAsAPostalAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Asha Menon' })).toBeVisible()
    await expect(canvas.getByText(/Jaipur, Rajasthan 302001/)).toBeVisible()
    await expect(canvas.getByText('Phone: +91 98765 43210')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the address of Asha Menon' }))
    await expect(onEdit).toHaveBeenCalled()
  },
}
