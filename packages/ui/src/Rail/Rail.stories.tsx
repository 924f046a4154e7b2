import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { storyCards } from '../testing/storyCards.tsx'
import { Rail } from './Rail.tsx'

const cards = (count: number) => storyCards(count).map((card) => <li key={card.key}>{card}</li>)

const meta = {
  title: 'Components/Rail',
  component: Rail,
  args: { label: 'Loved this week', children: cards(8) },
} satisfies Meta<typeof Rail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const FitsWithoutScrolling: Story = { args: { children: cards(2) } }

export const ScrollsByButtons: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Go to the next products', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Loved this week: next' }))
    })
    await step('There is a way back now', async () => {
      await expect(await canvas.findByRole('button', { name: 'Loved this week: previous' })).toBeVisible()
    })
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent, step }) => {
    const list = canvas.getByRole('list', { name: 'Loved this week' })
    const next = await canvas.findByRole('button', { name: 'Loved this week: next' })
    await step('The next products are on the left', async () => {
      await expect(next.getBoundingClientRect().right).toBeLessThan(window.innerWidth / 2)
      await userEvent.click(next)
      await waitFor(() => expect(list.scrollLeft).toBeLessThan(-100))
    })
    await step('There is a way back, on the right', async () => {
      const back = await canvas.findByRole('button', { name: 'Loved this week: previous' })
      await expect(back.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2)
      await userEvent.click(back)
      await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(-8))
    })
  },
}

export const ScrollsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Loved this week: next' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Loved this week: previous' })).toBeVisible()
  },
}

const onIntent = fn()

/** Cards that are not seen at first can wait until the shopper comes to the row. */
export const TellsIntent: Story = {
  args: { onIntent },
  play: async ({ canvas, userEvent, step }) => {
    await expect(onIntent).not.toHaveBeenCalled()
    await step('Point at the row', async () => {
      await userEvent.hover(canvas.getByRole('list', { name: 'Loved this week' }))
      await expect(onIntent).toHaveBeenCalledOnce()
    })
    await step('Move the focus into it', async () => {
      await userEvent.tab()
      await expect(onIntent.mock.calls.length).toBeGreaterThan(1)
    })
  },
}

export const ShowsTheFocusedCard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole('list', { name: 'Loved this week' })
    const card = list.children[2]
    await step('A part of the third card shows', async () => {
      await expect(card?.getBoundingClientRect().right).toBeGreaterThan(list.getBoundingClientRect().right)
    })
    await step('All of it shows when the focus enters it', async () => {
      card?.querySelector('a')?.focus()
      await waitFor(() =>
        expect(card?.getBoundingClientRect().right).toBeLessThanOrEqual(
          list.getBoundingClientRect().right + 1,
        ),
      )
    })
  },
}
