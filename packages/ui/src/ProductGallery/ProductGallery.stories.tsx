import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { PictureProvider, type DescribePicture } from '../PictureProvider/PictureProvider.tsx'
import { missingPicture, storyPicture } from '../testing/storyPictures.ts'
import { ProductGallery } from './ProductGallery.tsx'

const pictures = [
  storyPicture('jar-sand'),
  storyPicture('serum-amber'),
  storyPicture('jar-saffron'),
  storyPicture('lipstick-rani'),
]

const meta = {
  title: 'Components/ProductGallery',
  component: ProductGallery,
  args: { pictures, title: 'Saffron Dew Cream' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 620, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** A picture with a text of its own is described by it, also in the zoom; the others by the title and their number. */
export const AlternativeTexts: Story = {
  args: {
    pictures: pictures.map((picture, index) =>
      index === 1 ? { ...picture, alt: 'The cream on the back of a hand' } : picture,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Saffron Dew Cream, picture 1 of 4' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'The cream on the back of a hand' }))
    const zoom = await screen.findByRole('dialog')
    await expect(
      within(zoom).getByRole('img', { name: 'The cream on the back of a hand' }),
    ).toBeInTheDocument()
  },
}

export const OnePicture: Story = { args: { pictures: pictures.slice(0, 1) } }
export const NoPicture: Story = { args: { pictures: [] } }
export const FailedPicture: Story = { args: { pictures: [missingPicture] } }

/** A phone's window shows a whole picture with room below it, and a part of the next. The last picture counts when the row is at its end. */
export const PhoneWithBars: Story = {
  globals: { viewport: { value: 'bars' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link', { name: /, picture/ })
    const box = first!.getBoundingClientRect()
    await expect(box.height).toBeLessThan(window.innerHeight * 0.6)
    await expect(box.width).toBeGreaterThanOrEqual(0.75 * window.innerWidth)
    await expect(second!.getBoundingClientRect().left).toBeLessThan(window.innerWidth)
    // The count stands on the picture that it counts, and not across the gap.
    const count = () => canvas.getByText(/^\d \/ 4$/).parentElement!.getBoundingClientRect()
    await expect(count().right).toBeLessThanOrEqual(box.right)
    first!.focus()
    for (const at of [2, 3, 4]) {
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(canvasElement).toHaveTextContent(`${at} / 4`))
    }
    const last = canvas.getAllByRole('link', { name: /, picture/ }).at(-1)!
    await waitFor(() => expect(count().left).toBeGreaterThanOrEqual(last.getBoundingClientRect().left))
  },
}

/** A choice below the title begins in the first window: the picture is lower than it is without one, and as wide. */
export const LeavesRoomForAChoice: Story = {
  args: { isLow: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link', { name: /, picture/ })
    const { width, height } = first!.firstElementChild!.getBoundingClientRect()
    await expect(height).toBeLessThanOrEqual(window.innerHeight - 499 + 1)
    await expect(width).toBeGreaterThanOrEqual(0.75 * window.innerWidth)
    await expect(width / height, 'no product is cut').toBeLessThan(0.88)
    await expect(second!.getBoundingClientRect().left).toBeLessThan(window.innerWidth)
  },
}

/** On the smallest phone, too, the next picture is a hint of more and no second one. */
export const SmallestPhone: Story = {
  ...LeavesRoomForAChoice,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: /, picture/ })
    await expect(first!.offsetWidth).toBeGreaterThanOrEqual(0.82 * window.innerWidth)
  },
}

/** The picture fills the width of a low window, and nothing stands beside it. */
export const LowWindow: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Saffron Dew Cream, picture 1 of 4' })
    const frame = link.firstElementChild?.getBoundingClientRect()
    await expect(frame?.width).toBe(link.getBoundingClientRect().width)
    await expect(frame?.height).toBeLessThanOrEqual(0.76 * window.innerHeight + 1)
  },
}

/** The whole picture is visible below the header. */
export const LowDesktopWindow: Story = {
  globals: { viewport: { value: 'low' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Saffron Dew Cream, picture 1 of 4' })
    const frame = link.firstElementChild?.getBoundingClientRect()
    await expect(frame?.height).toBeLessThanOrEqual(window.innerHeight - 120)
    await expect((frame?.width ?? 0) / (frame?.height ?? 0)).toBeCloseTo(0.8, 1)
  },
}

/** Images stay the same elements, because browsers show the old file of an image until the new one has loaded. */
export const KeepsImagesForAnotherShade: Story = {
  render: function TwoShades(args) {
    const [shown, setShown] = useState(args.pictures)
    return (
      <>
        <ProductGallery {...args} pictures={shown} />
        <button type="button" onClick={() => setShown(shown.slice(0, 3).toReversed())}>
          Another shade
        </button>
      </>
    )
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const images = () => [...canvasElement.querySelectorAll('img')]
    const [thumbnail, , , , picture] = images()
    await step('Show the last picture', () =>
      userEvent.click(canvas.getByRole('link', { name: 'Show picture 4 of 4' })),
    )
    await step('Choose a shade with three pictures', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Another shade' })),
    )
    await expect(images()).toHaveLength(6)
    await expect(images()[0]).toBe(thumbnail)
    await expect(images()[3]).toBe(picture)
    await expect(picture).toHaveAttribute('src', pictures[2]?.src)
    await step('Its last picture is shown', () =>
      waitFor(() =>
        expect(canvas.getByRole('link', { name: 'Show picture 3 of 3' })).toHaveAttribute(
          'aria-current',
          'true',
        ),
      ),
    )
  },
}

/** Without a connection the pictures of another shade fail, and those of the one before stay. */
export const KeepsPicturesUntilOthersCome: Story = {
  render: function TwoShades(args) {
    const [shown, setShown] = useState(args.pictures)
    return (
      <>
        <ProductGallery {...args} pictures={shown} />
        <button type="button" onClick={() => setShown([missingPicture, missingPicture])}>
          Another shade
        </button>
      </>
    )
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const sources = () => [...canvasElement.querySelectorAll('img')].map((image) => image.src)
    const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    const [first, second] = sources()
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll('img')].slice(0, 2).every(isLoaded)).toBe(true),
    )
    await step('Choose a shade whose pictures fail', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Another shade' })),
    )
    await waitFor(() => expect(sources().slice(0, 2)).toEqual([first, second]))
    await expect(canvasElement.querySelector('li svg')).toBeNull()
    await expect(canvasElement.querySelectorAll('[data-late]')).toHaveLength(sources().length)
  },
}

export const MovesByThumbnailAndArrowKeys: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Choose the third picture', () =>
      userEvent.click(canvas.getByRole('link', { name: 'Show picture 3 of 4' })),
    )
    await step('It is the current one', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: 'Show picture 3 of 4' })).toHaveAttribute(
          'aria-current',
          'true',
        ),
      )
    })
    await step('The left key goes back to the second', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: 'Show picture 2 of 4' })).toHaveAttribute(
          'aria-current',
          'true',
        ),
      )
    })
  },
}

export const ZoomsAndReturnsTheFocus: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const picture = canvas.getByRole('link', { name: 'Saffron Dew Cream, picture 1 of 4' })
    await step('Click the picture', () => userEvent.click(picture))
    const dialog = within(await screen.findByRole('dialog', { name: 'Saffron Dew Cream' }))
    await step('Enlarge it', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Enlarge picture 1' }))
      await expect(dialog.getByRole('button', { name: 'Enlarge picture 1' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })
    await step('Go to the next', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }))
      await expect(dialog.getByRole('status')).toHaveTextContent('2 / 4')
    })
    await step('The right key too, wherever the focus is', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(dialog.getByRole('status')).toHaveTextContent('3 / 4')
    })
    await step('Escape goes back to the picture on the page', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(picture).toHaveFocus())
    })
  },
}

/** The zoom has the whole window, so that a picture is larger than on the page. A finger goes on to the next, and the button enlarges the middle. */
export const ZoomOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Saffron Dew Cream, picture 1 of 4' })
    await userEvent.click(link)
    const dialog = within(await screen.findByRole('dialog', { name: 'Saffron Dew Cream' }))
    const picture = () => dialog.getByRole('button', { name: /^Enlarge picture/ })
    await expect(picture().offsetWidth).toBe(window.innerWidth)
    await expect(picture().parentElement!.offsetHeight).toBe(window.innerHeight)

    const swipe = async (fromX: number, toX: number, toY = 300) => {
      const finger = (clientX: number, clientY: number) => [
        new Touch({ identifier: 1, target: picture(), clientX, clientY }),
      ]
      await fireEvent.touchStart(picture(), {
        touches: finger(fromX, 300),
        changedTouches: finger(fromX, 300),
      })
      await fireEvent.touchEnd(picture(), { changedTouches: finger(toX, toY) })
    }
    await swipe(300, 100)
    await expect(dialog.getByRole('status')).toHaveTextContent('2 / 4')
    await swipe(300, 240, 500)
    await expect(dialog.getByRole('status')).toHaveTextContent('2 / 4')
    await swipe(100, 300)
    await expect(dialog.getByRole('status')).toHaveTextContent('1 / 4')

    await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }))
    await expect(picture()).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(picture().offsetWidth).toBeGreaterThan(1.5 * window.innerWidth))
    await waitFor(async () => {
      const box = picture().getBoundingClientRect()
      await expect(box.left + box.width / 2).toBeCloseTo(window.innerWidth / 2, -1)
      await expect(box.top + box.height / 2).toBeCloseTo(window.innerHeight / 2, -1)
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom out' }))
    await expect(picture()).toHaveAttribute('aria-pressed', 'false')
  },
}

/** The whole picture stands in the middle; enlarged, it follows the mouse without scrollbars, and a double click does not shrink it. */
export const EnlargedPictureFollowsTheMouse: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Saffron Dew Cream, picture 1 of 4' }))
    const picture = await screen.findByRole('button', { name: 'Enlarge picture 1' })
    const stage = picture.parentElement!
    const box = stage.getBoundingClientRect()
    const fitted = picture.getBoundingClientRect()
    await expect(fitted.top - box.top).toBeCloseTo(box.bottom - fitted.bottom, 0)
    await expect(fitted.height >= box.height - 1 || fitted.width >= box.width - 1).toBe(true)
    await userEvent.dblClick(picture)
    await expect(picture).toHaveAttribute('aria-pressed', 'true')
    await expect(getComputedStyle(stage).scrollbarWidth).toBe('none')
    await followsTheMouse(stage, fitted)
  },
}

/** Moves the mouse along the edges of the picture, which was here before it was enlarged. */
async function followsTheMouse(stage: HTMLElement, { left, top, bottom }: DOMRect): Promise<void> {
  const moveTo = (clientY: number) =>
    fireEvent.pointerMove(stage, { pointerType: 'mouse', clientX: left, clientY })
  await moveTo(top)
  await expect(stage.scrollTop).toBe(0)
  await moveTo(bottom)
  await expect(stage.scrollTop).toBeGreaterThan(stage.scrollHeight - stage.clientHeight - 2)
}

/** The button enlarges the picture as a click on it does. */
export const EnlargedByTheButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Saffron Dew Cream, picture 1 of 4' }))
    const picture = await screen.findByRole('button', { name: 'Enlarge picture 1' })
    const fitted = picture.getBoundingClientRect()
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await followsTheMouse(picture.parentElement!, fitted)
  },
}

const describeSmall: DescribePicture = ({ src }) => ({
  width: 1600,
  height: 2000,
  widest: 480,
  srcSet: (format) => (format === 'webp' ? `${src} 480w` : undefined),
})

/** A small file is not enlarged beyond its pixels. */
export const ZoomsNoFurtherThanTheFile: Story = {
  decorators: [
    (Story) => (
      <PictureProvider describe={describeSmall}>
        <Story />
      </PictureProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Saffron Dew Cream, picture 1 of 4' }))
    const picture = await screen.findByRole('button', { name: 'Enlarge picture 1' })
    await expect(picture.offsetWidth).toBe(480)
    await userEvent.click(picture)
    await expect(picture).toHaveAttribute('aria-pressed', 'true')
    await expect(picture.offsetWidth).toBe(480)
  },
}

/** A dense screen has more px than the file: it is enlarged less than on others. */
export const ZoomsLessOnADenseScreen: Story = {
  ...ZoomsNoFurtherThanTheFile,
  beforeEach: () => {
    Object.defineProperty(window, 'devicePixelRatio', { value: 4, configurable: true })
    return () => Reflect.deleteProperty(window, 'devicePixelRatio')
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Saffron Dew Cream, picture 1 of 4' }))
    const picture = await screen.findByRole('button', { name: 'Enlarge picture 1' })
    await userEvent.click(picture)
    await expect(picture.offsetWidth).toBe(240)
  },
}

const describeStandIns: DescribePicture = ({ src }) => ({
  width: 800,
  height: 1000,
  srcSet: (format, { attempt }) => (format === 'webp' ? `${src}?attempt=${attempt} 640w` : undefined),
  isStandIn: (address) => address.endsWith('attempt=0'),
})

/** A size that was not ready on the page is loaded by a later attempt, whose file the zoom shows until the larger one is there. */
export const ZoomBeginsWithTheLoadedPicture: Story = {
  decorators: [
    (Story) => (
      <PictureProvider describe={describeStandIns}>
        <Story />
      </PictureProvider>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const image = () => canvasElement.querySelector<HTMLImageElement>('li a[aria-haspopup] img')
    await step('The second attempt has loaded', () =>
      waitFor(() => expect(image()?.currentSrc).toMatch(/attempt=1$/), { timeout: 15_000 }),
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Saffron Dew Cream, picture 1 of 4' }))
    const dialog = await screen.findByRole('dialog', { name: 'Saffron Dew Cream' })
    await expect(dialog.querySelector('img')?.src).toBe(image()?.currentSrc)
  },
}
