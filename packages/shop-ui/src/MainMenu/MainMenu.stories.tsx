import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test'
import { storyMenu } from '../testing/storyMenu.tsx'
import { MainMenu } from './MainMenu.tsx'

const meta = {
  title: 'Shop/MainMenu',
  component: MainMenu,
  args: { items: storyMenu },
  // Its panel is as wide as the header.
  decorators: [
    (Story) => (
      <nav aria-label="Main menu" style={{ position: 'relative' }}>
        <Story />
      </nav>
    ),
  ],
} satisfies Meta<typeof MainMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const MarksTheCurrentCategory: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Makeup' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: 'Skin' })).not.toHaveAttribute('aria-current')
  },
}

export const OpensACategory: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const more = canvas.getByRole('button', { name: 'More in Skin' })
    const child = () => canvas.queryByRole('link', { name: 'Lipstick' })
    await step('The button opens the panel, Escape closes it and returns the focus', async () => {
      await userEvent.click(more)
      await expect(more).toHaveAttribute('aria-expanded', 'true')
      await expect(child()).toBeVisible()
      await userEvent.tab()
      await userEvent.keyboard('{Escape}')
      await expect(child()).not.toBeInTheDocument()
      await expect(more).toHaveFocus()
    })
    await step('Another category takes its place, and a press elsewhere closes it', async () => {
      await userEvent.click(more)
      await userEvent.click(canvas.getByRole('button', { name: 'More in Hair' }))
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      await expect(canvas.getByRole('link', { name: 'All Hair Product' })).toBeVisible()
      await userEvent.click(document.body)
      await expect(child()).not.toBeInTheDocument()
    })
    await step('The pointer opens it', async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Skin' }))
      await expect(await canvas.findByRole('link', { name: 'All Skin Product' })).toBeVisible()
    })
  },
}

/** A panel higher than the window scrolls, and fades out at the bottom until its end is reached. */
export const LowDesktop: Story = {
  globals: { viewport: { value: 'low' } },
  args: {
    items: [
      {
        label: 'Brands',
        panel: (
          <p style={{ height: '60rem' }}>
            <a href="#all">All of them</a>
          </p>
        ),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Brands' }))
    const panel = canvas.getByText('All of them').closest<HTMLElement>('[data-placement]')!
    const fade = () => Number(getComputedStyle(panel, '::after').opacity)
    await expect(panel.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    await waitFor(() => expect(fade()).toBe(1))
    panel.scrollTo(0, panel.scrollHeight)
    await waitFor(() => expect(fade()).toBe(0))
  },
}

/** "Categories" and "Brands" open as their neighbours do. */
export const OpensByPointer: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const brands = canvas.getByRole('button', { name: 'Brands' })
    const search = () => canvas.queryByRole('searchbox')
    await step('The pointer opens it', async () => {
      await userEvent.hover(brands)
      await waitFor(() => expect(brands).toHaveAttribute('aria-expanded', 'true'))
      await expect(search()).toBeVisible()
    })
    await step('The press that follows leaves it open, another one closes it', async () => {
      await userEvent.click(brands)
      await expect(brands).toHaveAttribute('aria-expanded', 'true')
      await userEvent.click(brands)
      await expect(brands).toHaveAttribute('aria-expanded', 'false')
    })
    await step('A neighbour opens, and closes when the pointer leaves the menu', async () => {
      const skin = canvas.getByRole('button', { name: 'More in Skin' })
      await userEvent.hover(skin)
      await waitFor(() => expect(skin).toHaveAttribute('aria-expanded', 'true'))
      await userEvent.unhover(skin)
      await waitFor(() => expect(skin).toHaveAttribute('aria-expanded', 'false'))
    })
    await step('It takes the place of the neighbour, and Escape closes it', async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Skin' }))
      await userEvent.hover(brands)
      await waitFor(() => expect(search()).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await expect(search()).not.toBeInTheDocument()
    })
  },
}

const onIntent = fn()

/** The row comes below a pointer at rest when the page scrolls. */
export const StaysClosedBelowAPointerAtRest: Story = {
  args: { items: [{ label: 'Brands', panel: 'All of them', onIntent }] },
  beforeEach: () => void onIntent.mockClear(),
  play: async ({ canvas, step }) => {
    const brands = canvas.getByRole('button', { name: 'Brands' })
    const mouse = { pointerType: 'mouse', pointerId: 1 }
    await step('The row comes below the pointer', async () => {
      await fireEvent.pointerOver(brands, mouse)
      await expect(onIntent).not.toHaveBeenCalled()
    })
    await step('The pointer moves on the row', async () => {
      await fireEvent.pointerMove(brands, mouse)
      await expect(onIntent).toHaveBeenCalledOnce()
      await waitFor(() => expect(brands).toHaveAttribute('aria-expanded', 'true'))
    })
  },
}

/** A pointer on its way down into an open panel crosses other items. */
export const StaysOpenOnTheWayIntoIt: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const [skin, hair] = ['More in Skin', 'More in Hair'].map((name) => canvas.getByRole('button', { name }))
    await userEvent.hover(skin!)
    await waitFor(() => expect(skin).toHaveAttribute('aria-expanded', 'true'))
    const wait = spyOn(window, 'setTimeout')
    const cross = async (movementY: number) => {
      const mouse = { pointerType: 'mouse', pointerId: 1, bubbles: true }
      await fireEvent.pointerOver(hair!, mouse)
      wait.mockClear()
      hair!.dispatchEvent(new PointerEvent('pointermove', { ...mouse, movementX: 8, movementY }))
      return wait.mock.calls.map(([, delay]) => delay)
    }
    await step('Downwards, the panel has time to be reached', async () => {
      await expect(await cross(4)).toEqual([300])
      await expect(skin).toHaveAttribute('aria-expanded', 'true')
    })
    await step('Along the row, the next one opens at once', async () => {
      await expect(await cross(0)).toEqual([60])
      await waitFor(() => expect(hair).toHaveAttribute('aria-expanded', 'true'))
    })
    wait.mockRestore()
  },
}

export const ButtonsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const categories = canvas.getByRole('button', { name: 'Categories' })
    categories.focus()
    await userEvent.keyboard('{Enter}')
    await expect(categories).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Makeup' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(categories).toHaveFocus()
    await expect(categories).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(categories).toHaveAttribute('aria-expanded', 'false')
  },
}
