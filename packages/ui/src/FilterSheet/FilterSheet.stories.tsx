import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { FilterSheet } from './FilterSheet.tsx'

const meta = {
  title: 'Components/FilterSheet',
  component: FilterSheet,
  globals: { viewport: { value: 'phone' } },
  args: {
    isOpen: true,
    onClose: fn(),
    total: 128,
    clearHref: '?',
    children: <Checkbox label="In stock only" count={128} />,
  },
} satisfies Meta<typeof FilterSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneResult: Story = { args: { total: 1 } }
export const CountPending: Story = { args: { isPending: true } }
/** Without a connection, nobody has counted them. */
export const CountUnknown: Story = {
  args: { total: undefined },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show results' })).toBeVisible())
  },
}
export const NoFilters: Story = { args: { clearHref: undefined } }

export const ShowsTheResults: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Show 128 results' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const EscapeClosesIt: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
