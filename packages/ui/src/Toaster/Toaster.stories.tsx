import type { Meta, StoryObj } from '@storybook/react-vite'
import { messages } from '@shop/contract/messages'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { notify } from './notify.ts'
import { Toaster } from './Toaster.tsx'

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  render: () => (
    <>
      <Button onClick={() => notify({ kind: 'success', text: messages.loggingOut })}>Success</Button>{' '}
      <Button
        variant="secondary"
        onClick={() => notify({ kind: 'error', text: messages.wishlistNeedsLogin })}
      >
        Error
      </Button>
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

/** Shown at the foot of the window for as long as the spec says. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await waitFor(() => expect(screen.getByText('Logging out')).toBeVisible())
  },
}

export const ErrorStaysLonger: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
    await waitFor(() => expect(screen.getByText('Please Login first')).toBeVisible())
  },
}
