import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Tell me when it is back', onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const WithHint: Story = {
  args: { hint: 'One message, by SMS, and never again.', defaultChecked: true },
  globals: { viewport: { value: 'small' } },
}
export const Disabled: Story = { args: { disabled: true } }

export const TogglesByPointerAndKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const control = canvas.getByRole('switch', { name: 'Tell me when it is back' })
    await step('A click on its words turns it on', async () => {
      await userEvent.click(canvas.getByText('Tell me when it is back'))
      await expect(control).toBeChecked()
    })
    await step('Space turns it off', async () => {
      await userEvent.keyboard(' ')
      await expect(control).not.toBeChecked()
      await expect(args.onChange).toHaveBeenCalledTimes(2)
    })
  },
}
