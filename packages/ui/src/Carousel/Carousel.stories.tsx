import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test'
import { storyCards } from '../testing/storyCards.tsx'
import { Carousel } from './Carousel.tsx'

const slides = (count: number) => storyCards(count).map((content, id) => ({ id, content }))

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: { label: 'In this story', slides: slides(8) },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('Two slides share the width', async () => {
      const first = canvas.getByRole('group', { name: '1 of 8' }).getBoundingClientRect()
      const second = canvas.getByRole('group', { name: '2 of 8' }).getBoundingClientRect()
      const row = canvas.getByRole('region', { name: 'In this story' }).getBoundingClientRect()
      const near = (px: number) => Math.round(px)
      await expect(near(first.left)).toBe(near(row.left))
      await expect(near(second.right)).toBe(near(row.right))
      await expect(near(first.width)).toBe(near(second.width))
    })
  },
}

/** Buttons of slides beside each other are in line, whatever the length of the titles. */
export const PartsInLine: Story = {
  ...Phone,
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /Add to Cart/ }).slice(0, 2)
    const tops = buttons.map((button) => Math.round(button.getBoundingClientRect().top))
    await expect(new Set(tops).size).toBe(1)
  },
}

/** All slides are visible, so there are no buttons. */
export const AllSlidesVisible: Story = {
  args: { slides: slides(2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
  },
}

export const ReducedMotion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'In this story' })).toHaveAttribute(
      'data-moving',
      'false',
    )
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible()
  },
}

export const MovesOnlyWhileItIsSeen: Story = {
  args: { autoplayMs: 50 },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: '150vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    const carousel = canvas.getByRole('region', { name: 'In this story' })
    const isMoving = (is: boolean) => waitFor(() => expect(carousel).toHaveAttribute('data-moving', `${is}`))
    await step('Play: the focus brings it into the window', async () => {
      carousel.scrollIntoView()
      await userEvent.click(await canvas.findByRole('button', { name: 'Play' }))
      await isMoving(true)
    })
    await step('Below the window it rests, and goes on playing later', async () => {
      window.scrollTo(0, 0)
      await isMoving(false)
      await expect(canvas.getByRole('button', { name: 'Pause' })).toBeInTheDocument()
      carousel.scrollIntoView()
      await isMoving(true)
    })
  },
}

export const PlaysAndPauses: Story = {
  args: { autoplayMs: 50 },
  play: async ({ canvas, userEvent, step }) => {
    const carousel = canvas.getByRole('region', { name: 'In this story' })
    const firstSlide = canvas.getByRole('group', { name: '1 of 8' })
    const start = firstSlide.getBoundingClientRect().left
    await step('Play: it goes on by itself', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Play' }))
      await waitFor(() => expect(firstSlide.getBoundingClientRect().left).not.toBe(start))
    })
    await step('Pause: it stays paused, also when the pointer has been over it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
      await userEvent.hover(firstSlide)
      await userEvent.unhover(firstSlide)
      await expect(carousel).toHaveAttribute('data-moving', 'false')
    })
  },
}

export const StopsBelowAFinger: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }))
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible()
    await fireEvent.pointerDown(canvas.getByRole('group', { name: '1 of 8' }), { pointerType: 'touch' })
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible()
  },
}

export const AdvancesEveryFourSeconds: Story = {
  play: async ({ canvas, userEvent }) => {
    const wait = spyOn(window, 'setTimeout')
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }))
    await waitFor(() => expect(wait).toHaveBeenCalledWith(expect.any(Function), 4000))
    wait.mockRestore()
  },
}

export const MovesByPointerAndKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const next = await canvas.findByRole('button', { name: 'Next' })
    await step('One on, by pointer: it is said', async () => {
      await userEvent.click(next)
      await waitFor(() => expect(canvas.getByText('2 to 6 of 8')).toBeInTheDocument())
    })
    await step('One more, by the right key', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(canvas.getByText('3 to 7 of 8')).toBeInTheDocument())
    })
    await step('Back, by the left key', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(canvas.getByText('2 to 6 of 8')).toBeInTheDocument())
    })
  },
}

/** The browser scrolls the row until it is near the window. */
export const LoadsWhenNear: Story = {
  render: (args) => (
    <>
      <Carousel {...args} label="Near" />
      <div style={{ height: '500vh' }} />
      <Carousel {...args} label="Far" />
    </>
  ),
  play: async ({ canvas, step }) => {
    const near = canvas.getByRole('region', { name: 'Near' })
    const far = canvas.getByRole('region', { name: 'Far' })
    const isReady = (carousel: HTMLElement) =>
      carousel.querySelector('[data-ready]')?.getAttribute('data-ready') === 'true'
    await step('The near one has buttons, the far one none', async () => {
      await waitFor(() => expect(isReady(near)).toBe(true))
      await expect(within(near).getByRole('button', { name: 'Next' })).toBeVisible()
      await expect(isReady(far)).toBe(false)
      await expect(within(far).queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
    })
    await step('The far one has them when it is near', async () => {
      far.scrollIntoView()
      await expect(await within(far).findByRole('button', { name: 'Next' })).toBeVisible()
      await expect(isReady(far)).toBe(true)
    })
  },
}
