import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { recordCloseWatchers, requestClose } from '../testing/closeWatchers.ts'
import { expectNoHorizontalScroll } from '../testing/expectNoHorizontalScroll.ts'
import { Dialog } from './Dialog.tsx'
import { FailedDialog } from './parts/FailedDialog.tsx'

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Preview Shade',
    description: 'Rozana, Velvet Matte Lip Colour',
    children: 'What is chosen here is kept until the page is left.',
    footer: <Button isWide>Add to Cart</Button>,
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const DrawerStart: Story = { args: { placement: 'start', title: 'Menu', description: undefined } }
export const DrawerEnd: Story = { args: { placement: 'end', title: 'Filters' } }
export const Full: Story = { args: { placement: 'full' } }
export const LongContent: Story = {
  args: { children: Array.from({ length: 40 }, (_, index) => <p key={index}>Line {index + 1}</p>) },
  globals: { viewport: { value: 'small' } },
}

/** In place of a dialog whose code did not load, such as without a connection. */
export const NotLoaded: Story = {
  render: ({ isOpen, onClose }) => <FailedDialog isOpen={isOpen} onClose={onClose} />,
  play: async ({ args, userEvent, step }) => {
    const name = 'We couldn’t open this. Please try again in a moment.'
    await expect(await screen.findByRole('dialog', { name })).toBeVisible()
    await step('Close it', () => userEvent.click(screen.getByRole('button', { name: 'Close' })))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The panel has a border in forced-colours mode. */
export const ForcedColours: Story = { parameters: { forcedColors: true } }
export const At200PerCent: Story = {
  args: { children: Array.from({ length: 20 }, (_, index) => <p key={index}>Line {index + 1}</p>) },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ step }) => {
    await step('Its button stays in the window', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible())
      // The sheet slides in: the final position is asserted.
      await waitFor(() => {
        const { bottom } = screen.getByRole('button', { name: 'Add to Cart' }).getBoundingClientRect()
        return expect(bottom).toBeLessThanOrEqual(window.innerHeight)
      })
    })
    await step('Nothing sticks out', () => expectNoHorizontalScroll())
  },
}

export const TrapsAndReturnsTheFocus: Story = {
  args: { isOpen: false },
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false)
            args.onClose()
          }}
        />
      </>
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await step('Open it', () => userEvent.click(opener))
    const dialog = await screen.findByRole('dialog', { name: 'Preview Shade' })
    await step('The focus is in it and stays in it', async () => {
      for (let presses = 0; presses < 5; presses++) {
        await userEvent.tab()
        await expect(dialog).toContainElement(document.activeElement as HTMLElement)
      }
    })
    await step('Escape closes it and the focus goes back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await step('Open it again and close it by its button', async () => {
      await userEvent.click(opener)
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
  },
}

/** A dialog that opens another one. */
export const NestedOnesCloseOneByOne: Story = {
  args: { isOpen: false },
  beforeEach: recordCloseWatchers,
  render: function Nested(args) {
    const [depth, setDepth] = useState(0)
    return (
      <>
        <Button onClick={() => setDepth(1)}>Open</Button>
        <Dialog {...args} isOpen={depth > 0} onClose={() => setDepth(0)}>
          <Button onClick={() => setDepth(2)}>Size guide</Button>
          <Dialog
            isOpen={depth > 1}
            onClose={() => setDepth((before) => Math.min(before, 1))}
            title="Size guide"
          >
            M fits a bust of 86 to 91 cm.
          </Dialog>
        </Dialog>
      </>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const openBoth = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Size guide' }))
      await screen.findByRole('dialog', { name: 'Size guide' })
    }
    const closeBothBy = async (closeTopmost: () => unknown) => {
      await closeTopmost()
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Size guide' })).toBeNull())
      await expect(screen.getByRole('dialog', { name: 'Preview Shade' })).toBeVisible()
      await closeTopmost()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await step('By Escape', async () => {
      await openBoth()
      await closeBothBy(() => userEvent.keyboard('{Escape}'))
    })
    await step('By Android’s Back', async () => {
      await openBoth()
      await closeBothBy(requestClose)
    })
    await step('Both by Back to another page', async () => {
      const { state } = window.history
      window.history.pushState(state, '', `${window.location.href}&another`)
      await openBoth()
      window.history.back()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('Nothing is left that would swallow the next Back', () =>
      expect(requestClose).toThrow('Nothing watches'),
    )
  },
}

/** Such as while an order is being cancelled. */
export const BackAsksAgainWhileOneStaysOpen: Story = {
  beforeEach: recordCloseWatchers,
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Preview Shade' })
    requestClose()
    requestClose()
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}
