import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { StickyBar } from '../StickyBar/StickyBar.tsx'
import { notify } from './notify.ts'
import { Toaster, type ToasterProps } from './Toaster.tsx'

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  args: { visible: 20, successMs: 2_000, errorMs: 4_000 },
  render: (args) => (
    <Inline gap="s">
      <Button onClick={() => notify({ type: 'success', text: 'Logging out' })}>Success</Button>
      <Button variant="secondary" onClick={() => notify({ type: 'error', text: 'Please log in first' })}>
        Error
      </Button>
      <Toaster {...args} />
    </Inline>
  ),
  // Toasts would outlive the story.
  async afterEach() {
    toast.dismiss()
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
  },
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

/** Messages appear at the bottom of the window. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await waitFor(() => expect(screen.getByText('Logging out')).toBeVisible())
  },
}

function WithASheet(args: ToasterProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Remove address</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Remove this address?"
        confirmLabel="Remove"
        onConfirm={() => setIsOpen(false)}
        onClose={() => setIsOpen(false)}
      />
      <Toaster {...args} />
    </>
  )
}

/** The buttons of a sheet that opens while a message is shown stay free. */
export const AboveASheet: Story = {
  render: WithASheet,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    notify({ type: 'loading', text: 'Placing your order' })
    const toast = (await screen.findByText('Placing your order')).closest('li')!
    await userEvent.click(canvas.getByRole('button', { name: 'Remove address' }))
    const button = await screen.findByRole('button', { name: 'Remove' })
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top),
    )
  },
}

function LongPage(args: ToasterProps) {
  const button = useRef<HTMLDivElement>(null)
  return (
    <div>
      <div ref={button} style={{ height: 200 }}>
        The main button
      </div>
      <div style={{ height: 1600 }}>The rest of the page</div>
      <StickyBar replaces={button} data-testid="bar">
        <p style={{ height: 120 }}>A bar whose text takes several lines</p>
        <Button>Add to Cart</Button>
      </StickyBar>
      <Toaster {...args} />
    </div>
  )
}

/** They are above the bar at the bottom of the window, however high it is and whenever it comes. */
export const AboveTheBar: Story = {
  render: LongPage,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    notify({ type: 'loading', text: 'Placing your order' })
    const toast = (await screen.findByText('Placing your order')).closest('li')!
    const bottom = () => toast.getBoundingClientRect().bottom
    await step('Without a bar they are at the bottom', () =>
      waitFor(() => expect(bottom()).toBeGreaterThan(window.innerHeight - 40)),
    )
    await step('A bar comes: they make room for it', async () => {
      window.scrollTo(0, 900)
      const bar = canvas.getByTestId('bar')
      await waitFor(() => expect(bar).not.toHaveAttribute('inert'))
      await waitFor(() => expect(bottom()).toBeLessThanOrEqual(bar.getBoundingClientRect().top))
    })
    await step('The bar goes: they move down again', async () => {
      window.scrollTo(0, 0)
      await waitFor(() => expect(bottom()).toBeGreaterThan(window.innerHeight - 40))
    })
  },
}

/** A phone on its side has such a bar, too. */
export const AboveTheBarOnItsSide: Story = { ...AboveTheBar, globals: { viewport: { value: 'landscape' } } }

/** Asserts the durations that are passed to sonner. */
export const UsesTheSpecifiedDurations: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const success = spyOn(toast, 'success')
    const error = spyOn(toast, 'error')
    await step('A success stays for two seconds', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
      await waitFor(() =>
        expect(success).toHaveBeenCalledWith('Logging out', expect.objectContaining({ duration: 2_000 })),
      )
    })
    await step('An error for four', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
      await waitFor(() =>
        expect(error).toHaveBeenCalledWith(
          'Please log in first',
          expect.objectContaining({ duration: 4_000 }),
        ),
      )
    })
  },
}

export const LoadingStaysUntilItIsDismissed: Story = {
  play: async ({ step }) => {
    const loading = spyOn(toast, 'loading')
    const dismiss = notify({ type: 'loading', text: 'Placing your order' })
    await step('It has no end of its own', async () => {
      await waitFor(() => expect(screen.getByText('Placing your order')).toBeVisible())
      await expect(loading).toHaveBeenCalledWith(
        'Placing your order',
        expect.objectContaining({ duration: Number.POSITIVE_INFINITY }),
      )
    })
    await step('Dismissed, it goes', async () => {
      dismiss()
      await waitFor(() => expect(screen.queryByText('Placing your order')).not.toBeInTheDocument())
    })
  },
}

export const ShowsAtMostTwenty: Story = {
  play: async () => {
    for (let number = 1; number <= 25; number++) {
      notify({ type: 'loading', text: `Toast ${number}` })
    }
    await screen.findByText('Toast 25')
    await waitFor(() =>
      expect(document.querySelectorAll('[data-sonner-toast][data-visible="true"]')).toHaveLength(20),
    )
  },
}

export const HasDurationsOfItsOwn: Story = {
  args: { visible: undefined, successMs: undefined, errorMs: undefined },
  play: async ({ canvas, userEvent }) => {
    const success = spyOn(toast, 'success')
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await waitFor(() =>
      expect(success).toHaveBeenCalledWith('Logging out', expect.objectContaining({ duration: 4_000 })),
    )
  },
}
