// @vitest-environment happy-dom
import { act, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { PictureProvider, type DescribePicture } from '../PictureProvider/PictureProvider.tsx'
import { Picture } from './Picture.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

// The files of this page never come by themselves.
const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)

const picture = { src: '/jar.webp', width: 1280, height: 1600 }

/** Shows the picture at a place of its own, as on another page. Its file has not come yet. */
async function showPicture(src: string): Promise<HTMLImageElement> {
  const place = document.createElement('div')
  document.body.append(place)
  await act(async () =>
    createRoot(place).render(<Picture picture={{ ...picture, src }} alt="" sizes="1px" />),
  )
  return place.querySelector('img')!
}

test('shows what has loaded of a picture until a larger file is there', async () => {
  const onCard = await showPicture('/jar.webp')
  Object.defineProperties(onCard, { naturalWidth: { value: 320 }, currentSrc: { value: '/jar/320.avif' } })
  expect(onCard.style.backgroundImage).toBe('')
  await act(async () => onCard.dispatchEvent(new Event('load')))
  expect((await showPicture('/jar.webp')).style.backgroundImage).toBe('url("/jar/320.avif")')
  expect((await showPicture('/tube.webp')).style.backgroundImage).toBe('')
})

const describe: DescribePicture = ({ src }) => ({
  width: 1280,
  height: 1600,
  srcSet: (format, { attempt }) => `${src}/640.${format}?attempt=${attempt} 640w`,
})

test('shows the file of the picture before while no attempt gets another one', async () => {
  vi.useFakeTimers()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const show = (src: string) =>
    act(async () =>
      root.render(
        <PictureProvider describe={describe}>
          <Picture picture={{ ...picture, src }} alt="" sizes="1px" keepsLast />
        </PictureProvider>,
      ),
    )
  const image = () => place.querySelector('img')
  const fail = () => act(async () => image()?.dispatchEvent(new Event('error')))
  await show('/red')
  Object.defineProperties(image(), {
    naturalWidth: { value: 640, configurable: true },
    currentSrc: { value: '/red/640.avif' },
  })
  await act(async () => image()?.dispatchEvent(new Event('load')))
  await show('/pink')
  for (const waitMs of [1_500, 4_000]) {
    await fail()
    expect(image()?.getAttribute('src')).toBe('/red/640.avif')
    expect(place.querySelector('source')).toBeNull()
    await act(async () => vi.advanceTimersByTime(waitMs))
    expect(image()?.getAttribute('src')).toBe('/pink')
  }
  await fail()
  // The browser no longer has it either.
  await fail()
  expect(image()).toBeNull()
  expect(place.querySelector('svg')).not.toBeNull()
  vi.useRealTimers()
})

test('leaves effects until after the frame when its file is there from the start', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  complete.mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(320)
  const order: string[] = []
  function Page() {
    useLayoutEffect(() => queueMicrotask(() => order.push('frame')))
    useEffect(() => void order.push('effects'))
    return <Picture picture={picture} alt="" sizes="1px" keepsLast />
  }
  startTransition(() => createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />))
  await vi.waitFor(() => expect(order).toEqual(['frame', 'effects']))
})
