import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import * as Dialog from './DialogParts.tsx'

const onOpenChange = fn()

const meta = {
  title: 'Components/DialogParts',
  component: Dialog.Content,
  subcomponents: {
    Root: Dialog.Root,
    Trigger: Dialog.Trigger,
    Close: Dialog.Close,
    Header: Dialog.Header,
    Title: Dialog.Title,
    Description: Dialog.Description,
    Body: Dialog.Body,
    Footer: Dialog.Footer,
  },
  args: { placement: 'end' },
  render: (args) => (
    <Dialog.Root onOpenChange={onOpenChange}>
      <Dialog.Trigger>
        <Button variant="secondary">Size guide</Button>
      </Dialog.Trigger>
      <Dialog.Content {...args}>
        <Dialog.Header>
          <Dialog.Title>Size guide</Dialog.Title>
          <Dialog.Description>Measure yourself over light clothes.</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <p>M fits a bust of 86 to 91 cm.</p>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close>
            <Button isWide>Got it</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
} satisfies Meta<typeof Dialog.Content>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OpensAndClosesByItsButtons: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Size guide' })
    const dialog = () => screen.queryByRole('dialog', { name: 'Size guide' })
    await step('The trigger opens it', async () => {
      await userEvent.click(trigger)
      await waitFor(() => expect(dialog()).toBeVisible())
      await expect(dialog()).toHaveAccessibleDescription('Measure yourself over light clothes.')
      await expect(onOpenChange).toHaveBeenLastCalledWith(true)
    })
    await step('Its button closes it, and the focus goes back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
      await waitFor(() => expect(dialog()).not.toBeInTheDocument())
      await expect(onOpenChange).toHaveBeenLastCalledWith(false)
      await waitFor(() => expect(trigger).toHaveFocus())
    })
  },
}

export const WorksByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Size guide' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Size guide' })).toHaveFocus())
  },
}
