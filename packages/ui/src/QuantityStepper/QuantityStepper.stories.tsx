import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { QuantityStepper } from './QuantityStepper.tsx'

const meta = {
  title: 'Components/QuantityStepper',
  component: QuantityStepper,
  args: { label: 'Velvet Matte Lip Colour', value: 2, max: 10, onChange: fn() },
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Minimum: Story = { args: { value: 1 } }
export const Maximum: Story = { args: { value: 10 } }

export const ChangesTheValue: Story = {
  args: { value: undefined, defaultValue: 2, max: 3, name: 'quantity' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('One more', () => userEvent.click(canvas.getByRole('button', { name: 'One more' })))
    await step('That is the most there is', async () => {
      await expect(args.onChange).toHaveBeenLastCalledWith(3)
      await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled()
    })
    await step('One less, by keyboard', async () => {
      canvas.getByRole('button', { name: 'One less' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('status')).toHaveTextContent('2')
    })
    await step('A form would send it', async () => {
      await expect(document.querySelector<HTMLInputElement>('input[name="quantity"]')?.value).toBe('2')
    })
  },
}
