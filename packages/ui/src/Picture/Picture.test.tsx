// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Picture } from './Picture.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

// The files of this page never come by themselves.
vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)

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
