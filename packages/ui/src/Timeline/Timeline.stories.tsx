import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from './Timeline.tsx'

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: {
    items: [
      { title: 'Asked for', at: '2026-11-22T05:10:00.000Z', state: 'done' },
      { title: 'On its way', note: 'By 6:40 pm today', state: 'current' },
      { title: 'There', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Failed: Story = {
  args: {
    items: [
      { title: 'Asked for', at: '2026-11-22T05:10:00.000Z', state: 'done' },
      { title: 'Cancelled', at: '2026-11-22T06:00:00.000Z', note: 'You asked for it.', state: 'failed' },
    ],
  },
}

export const MarksCompletedSteps: Story = {
  play: async ({ canvas, step }) => {
    const [first, second, third] = canvas.getAllByRole('listitem')
    await step('What is done has its time, in India', () =>
      expect(first).toHaveTextContent(/Done: Asked for.*10:40/),
    )
    await step('The next step is marked as such', () =>
      expect(second).toHaveAttribute('aria-current', 'step'),
    )
    await step('What is to come says so', () => expect(third).toHaveTextContent('To come: There'))
  },
}

/** A step with its time is one line where there is room. */
export const StepsAreLines: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    const title = canvas.getByText(/Asked for/).getBoundingClientRect()
    const time = first!.querySelector('time')!.getBoundingClientRect()
    const note = canvas.getByText('By 6:40 pm today').getBoundingClientRect()
    await expect(time.top).toBeLessThan(title.bottom)
    await expect(time.left).toBe(note.left)
    await expect(second!.offsetHeight).toBeLessThan(48)
  },
}
