import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SessionList } from './SessionList.tsx'

const here = {
  id: 1,
  device: 'Chrome on Android phone',
  loggedInAt: '2026-11-20T06:00:00Z',
  seenAt: '2026-11-21T18:00:00Z',
  isCurrent: true,
}
const laptop = {
  id: 2,
  device: 'Safari on Mac',
  loggedInAt: '2026-11-01T05:30:00Z',
  seenAt: '2026-11-02T09:00:00Z',
  isCurrent: false,
}

const meta = {
  title: 'Shop/SessionList',
  component: SessionList,
  args: { sessions: [here, laptop], onLogout: fn() },
} satisfies Meta<typeof SessionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** A desktop shows them beside each other. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await expect(second?.top).toBe(first?.top)
    await expect(second?.left).toBeGreaterThan(first!.right)
  },
}
/** The button stays beside the texts. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Logged in Sun, 1 Nov/).getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Log out Safari on Mac' }).getBoundingClientRect()
    await expect(button.top).toBeLessThan(text.top)
    await expect(button.height).toBeLessThan(48)
  },
}
export const OneSession: Story = { args: { sessions: [here] } }
export const LoggingOut: Story = { args: { busyIds: [2] } }
export const SmallestPhone: Story = {
  args: { sessions: [here, { ...laptop, device: 'A browser with a very long name on Windows' }] },
  globals: { viewport: { value: 'small' } },
}

/** The times tell two sessions of one device apart. */
export const SameDeviceTwice: Story = {
  args: {
    sessions: [
      here,
      {
        ...here,
        id: 2,
        loggedInAt: '2026-11-21T05:00:00Z',
        seenAt: '2026-11-21T16:30:00Z',
        isCurrent: false,
      },
    ],
  },
  play: async ({ canvas }) => {
    const [current, other] = canvas.getAllByRole('listitem')
    await expect(current).toHaveTextContent('In use now')
    await expect(current).not.toHaveTextContent('Last used')
    await expect(current).toHaveTextContent('This device')
    await expect(current).toHaveTextContent('Logged in Fri, 20 Nov, 11:30 am')
    await expect(other).toHaveTextContent('Last used Sat, 21 Nov, 10:00 pm')
    await expect(other).toHaveTextContent('Logged in Sat, 21 Nov, 10:30 am')
    await expect(other).not.toHaveTextContent('This device')
  },
}

export const LogsOutOtherSessions: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Safari on Mac' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
    await expect(args.onLogout).toHaveBeenCalledWith(laptop)
  },
}

export const WorksByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Log out Safari on Mac' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}
