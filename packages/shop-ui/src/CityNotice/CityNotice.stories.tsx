import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CityNotice } from './CityNotice.tsx'

const meta = {
  title: 'Shop/CityNotice',
  component: CityNotice,
  args: { city: 'Jaipur', isGuess: true, homeHref: '/', onStay: fn() },
} satisfies Meta<typeof CityNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You seem to be in Jaipur')
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}
/** The shopper has chosen the city before. */
export const Known: Story = {
  args: { isGuess: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your city is Jaipur')
    await expect(canvas.queryByText(/seem/)).toBeNull()
  },
}
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }

export const WorksByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Stay here' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}
